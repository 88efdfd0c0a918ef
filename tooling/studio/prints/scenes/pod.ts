import { type Ink, hexOf } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { type Face, type Solid, box, lathe, loft, toned } from '../kit/solid.ts';
import { type Camera, type Point, project, terrain } from '../kit/terrain.ts';

export const light: Point = [-0.75, 0.5, -0.3];
/** Snow with wind-cut ridges, mountains behind it. */
export function snowfield(p: Print, cam: Camera, seed: number, high = 420, from = 320) {
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (z > from
        ? smooth(from, from * 2.6, z) * high * alpine(x * 0.0045 + seed, z * 0.0034, seed) ** 1.3
        : 0) +
      0.35 * fbm(x * 0.05 + z * 0.03, z * 0.16, 4, seed) +
      0.9 * fbm(x * 0.012, z * 0.02, 3, seed + 1),
    from: 5,
    to: 3600,
    light: [-0.85, 0.38, 0.1],
    shadows: 60,
    cut: 0.55,
    most: high * 0.9,
    tone: ({ steep, y }) =>
      steep > 0.6 && y > 20
        ? { lit: 'rose', half: 'mauve', shade: 'prussian' }
        : { lit: 'paper', half: 'ice', shade: 'shallow' },
    haze: { ink: 'mist', distance: 3200, power: 1.3 },
    mist: { ink: 'paper', height: 12, strength: 0.4 },
  });
}
/** A domed pod with a lit door, on legs. */
export function pod(shell: ReturnType<typeof toned>): readonly Solid[] {
  const dome = lathe(
    [
      [3.1, 0.7],
      [3.3, 1.5],
      [3.05, 2.6],
      [2.4, 3.5],
      [1.4, 4.15],
      [0.4, 4.4],
      [0.01, 4.42],
    ],
    shell,
    26,
  );
  const arch: Point[] = Array.from({ length: 11 }, (_, i): Point => {
    const a = (i / 10) * Math.PI;
    return [Math.cos(a) * 0.75, 2.2 + Math.sin(a) * 0.75, -3.55];
  });
  const frame: Point[] = arch.map(([x, y, z]): Point => [x * 1.3, y === 2.2 ? y : y + 0.2, z + 0.02]);
  const gold = toned('gold', 'gold', 'gold'),
    dark = toned('indigo', 'night', 'night');
  const porch = loft(
    [-3.5, -2.4].map((z) => ({
      z,
      ring: [[1, 0.7], ...frame.map(([x, y]) => [x, y] as const), [-1, 0.7]] as const,
    })),
    shell,
  );
  const round = (side: number): Face => {
    const ring = Array.from({ length: 16 }, (_, i): Point => {
      const a = (i / 16) * Math.PI * 2,
        turn = side * 0.85;
      const u = Math.cos(a) * 0.62,
        v = 2.05 + Math.sin(a) * 0.62;
      return [Math.sin(turn) * 3.3 + Math.cos(turn) * u, v, -Math.cos(turn) * 3.3 + Math.sin(turn) * u];
    });
    return { corners: ring, tone: gold, plain: true, thin: true };
  };
  return [
    [-2, 2].flatMap((x) => [-2, 2].flatMap((z) => box(x - 0.15, 0, z - 0.15, 0.3, 1, 0.3, dark))),
    lathe(
      [
        [3.3, 0.5],
        [3.3, 0.8],
      ],
      dark,
      26,
    ),
    dome,
    [round(1), round(-1)],
    porch,
    [
      {
        corners: [[-0.98, 0.7, -3.54], [0.98, 0.7, -3.54], ...frame.map(([x, y]): Point => [x, y, -3.54])],
        tone: shell,
      },
      { corners: [[-0.75, 0.7, -3.56], [0.75, 0.7, -3.56], ...arch], tone: gold, plain: true },
    ],
    [0, 1, 2].flatMap((i) => box(-0.8, 0.5 - i * 0.22, -3.9 - i * 0.3, 1.6, 0.1, 0.35, dark)),
  ];
}
export const shadowOf = (cam: Camera, x: number, z: number, r: number, ink: Ink) => {
  const [sx, sy] = project(cam, [x + r * 1.5, 0, z]);
  return `<ellipse cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" rx="${((cam.focal * r * 2) / z).toFixed(1)}" ry="${((cam.focal * r * 0.9 * cam.height) / z / z).toFixed(1)}" fill="${hexOf(ink)}" opacity="0.55"/>`;
};
