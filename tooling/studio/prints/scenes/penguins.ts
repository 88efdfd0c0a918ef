import { fbm, hash, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { clouds, sky } from '../kit/sky.ts';
import { camera, project, terrain } from '../kit/terrain.ts';
import { penguin } from '../kit/wild.ts';

/** Emperor penguins before an ice cliff. */
export async function penguins(size?: number) {
  const p = new Print('wide', size);
  const horizon = 470;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'ice'],
    [1, 'cream'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'ice', cover: 0.44, seed: 44, scale: 0.7 });
  const cam = camera(p, horizon, 5, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) => {
      const edge = z - 150 - 30 * fbm(x * 0.02, 1, 4, 3) + 0.25 * x;
      const wall =
        smooth(0, 3, edge) *
        (26 +
          10 * fbm(x * 0.03, z * 0.01, 3, 4) -
          3 * Math.abs(Math.sin(x * 0.35 + 3 * fbm(x * 0.06, 1, 3, 8))) * smooth(9, 0, edge));
      return (
        wall +
        0.3 * fbm(x * 0.08 + z * 0.03, z * 0.2, 4, 2) * smooth(2, 12, Math.abs(edge)) +
        (z > 500 ? smooth(500, 1200, z) * 240 * alpine(x * 0.005, z * 0.004, 5) : 0)
      );
    },
    from: 6,
    to: 2600,
    light: [-0.8, 0.45, -0.2],
    shadows: 20,
    cut: 0.6,
    tone: ({ steep, y }) =>
      steep > 0.5 && y < 40
        ? { lit: 'ice', half: 'shallow', shade: 'sea' }
        : { lit: 'paper', half: 'ice', shade: 'shallow' },
    haze: { ink: 'mist', distance: 1500, power: 1.3 },
  });
  const group = Array.from({ length: 46 }, (_, i) => ({
    x: -18 + (hash(i, 1, 6) - 0.5) * 46,
    z: 66 + hash(i, 2, 6) * 34,
  })).toSorted((a, b) => b.z - a.z);
  const stand = (x: number, z: number, flip = 1) => {
    const [sx, sy] = project(cam, [x, 0.25, z]);
    return penguin(sx, sy, (flip * 1300 * 0.0135) / z);
  };
  await p.svg(
    group.map(({ x, z }, i) => stand(x, z, i % 3 ? 1 : -1)).join('') +
      [
        [9.2, 22, -1],
        [11.4, 21, 1],
        [1.7, 15, 1],
        [4.6, 13.6, 1],
        [-4.6, 14, -1],
        [-7.4, 17, 1],
      ]
        .map(([x = 0, z = 1, f]) => stand(x, z, f))
        .join(''),
  );
  return p.finish();
}
