import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, sun } from '../kit/sky.ts';
import { box, drawn, moved, toned, turned, type Solid } from '../kit/solid.ts';
import { camera, terrain, trees, type Point } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';

/** A square roof with upswept corners: half width `a` at the eaves, `b` at the top, height `h`. */
function swept(y: number, a: number, b: number, h: number, tone: ReturnType<typeof toned>): Solid {
  const n = 8;
  const edge = (t: number, half: number, lift: number): [number, number] => [
    t * half,
    lift * Math.abs(t) ** 3,
  ];
  return [0, 90, 180, 270].flatMap((turn) =>
    turned(
      Array.from({ length: n }, (_, i) => {
        const t = (i / n) * 2 - 1,
          u = ((i + 1) / n) * 2 - 1;
        const [x0, l0] = edge(t, a, h * 0.45),
          [x1, l1] = edge(u, a, h * 0.45);
        return {
          corners: [
            [x0, y + l0, -a],
            [x1, y + l1, -a],
            [u * b, y + h, -b],
            [t * b, y + h, -b],
          ] as const,
          tone,
        };
      }),
      turn,
    ),
  );
}
/** A pagoda above a wooded valley in morning mist. */
export async function pagoda(size?: number) {
  const p = new Print('wide', size);
  const horizon = 600;
  sky(p, horizon, [
    [0, 'shallow'],
    [0.4, 'mist'],
    [0.78, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 1120, y: 290, r: 74, ink: 'coral', glow: 'paper', reach: 420, strength: 0.5 });
  bars(
    p,
    [
      [980, 330, 300, 10],
      [1290, 250, 260, 8],
    ],
    'paper',
    0.8,
  );
  const cam = camera(p, horizon, 34, 1300);
  const light: Point = [0.75, 0.5, -0.4];
  const knoll = (x: number, z: number) => 30 * Math.exp(-(((x + 22) / 42) ** 2 + ((z - 128) / 34) ** 2));
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      smooth(230, 600, z) * (30 + 250 * alpine(x * 0.0036 + 5, z * 0.0024, 64) ** 1.1) +
      knoll(x, z) +
      (z < 900 && Math.hypot(x + 22, z - 126) > 9 ? trees(x, z, 7, 5, 0.35, 0.85) : 0),
    from: 44,
    to: 2600,
    light: [0.7, 0.5, 0.35],
    shadows: 60,
    cut: 0.5,
    tone: ({ x, z }) =>
      Math.sin(x * 0.9 + z * 1.7) > 0.93
        ? { lit: 'coral', half: 'rust', shade: 'plum' }
        : { lit: 'sage', half: 'moss', shade: 'pine' },
    haze: { ink: 'cream', distance: 620, power: 1.2 },
    mist: { ink: 'paper', height: 22, strength: 0.95 },
  });
  const roof = toned('prussian', 'indigo', 'night'),
    wall = toned('coral', 'rust', 'plum'),
    rail = toned('gold', 'amber', 'umber'),
    white = toned('paper', 'cream', 'mauve');
  const parts: Solid[] = [box(-6, -4, -6, 12, 4.4, 12, white)];
  for (let i = 0; i < 5; i++) {
    const a = 4.4 - i * 0.5,
      y = 0.4 + i * 6;
    parts.push(box(-a, y, -a, a * 2, 4, a * 2, wall));
    parts.push([-0.62, 0, 0.62].flatMap((t) => box(t * a - 0.5, y + 0.6, -a - 0.06, 1, 2.6, 0.1, white)));
    parts.push(box(-a - 0.7, y, -a - 0.7, a * 2 + 1.4, 0.5, a * 2 + 1.4, rail));
    parts.push(swept(y + 3.7, a + 3.2, i === 4 ? 0.3 : a - 0.5, i === 4 ? 3.6 : 2.3, roof));
  }
  parts.push(
    box(-0.2, 31, -0.2, 0.4, 8, 0.4, rail),
    ...[0, 1, 2, 3, 4].map((i) =>
      box(-0.9 + i * 0.1, 33 + i * 0.9, -0.9 + i * 0.1, 1.8 - i * 0.2, 0.3, 1.8 - i * 0.2, rail),
    ),
  );
  const scene = { camera: cam, light };
  await p.svg(
    parts.map((s) => drawn([moved(turned(s, 24), -22, 30, 126)], scene)).join('') +
      bird(820, 250, 0.8, 'prussian') +
      bird(880, 222, 0.55, 'prussian') +
      bird(770, 214, 0.5, 'prussian'),
  );
  return p.finish();
}
