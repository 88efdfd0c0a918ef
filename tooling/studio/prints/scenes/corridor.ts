import { lay, rgb } from '../kit/inks.ts';
import { Print } from '../kit/print.ts';
import { sky } from '../kit/sky.ts';
import { type Solid, box, drawn, toned } from '../kit/solid.ts';
import { type Point } from '../kit/terrain.ts';

/** The corridor of a sleeping car at night. */
export async function corridor(size?: number) {
  const p = new Print('tall', size);
  sky(p, p.height, [
    [0, 'bark'],
    [1, 'night'],
  ]);
  const cam = { height: 1.5, horizon: 560, x: 430, focal: 900 };
  const wood = toned('amber', 'rust', 'umber'),
    dark = toned('umber', 'bark', 'night'),
    gold = toned('gold', 'gold', 'amber'),
    carpet = toned('pine', 'pine', 'night'),
    roof = toned('cream', 'apricot', 'umber'),
    pane = toned('prussian', 'prussian', 'indigo');
  const parts: Solid[] = [];
  for (let i = 13; i >= 0; i--) {
    const z = 1 + i * 1.15,
      d = 1.15,
      f = (c: Point[], tone: typeof wood, plain = false) =>
        parts.push([{ corners: c, tone, plain, thin: true }]);
    const lit = i % 2 === 0;
    f(
      [
        [-0.75, 0, z],
        [0.95, 0, z],
        [0.95, 0, z + d],
        [-0.75, 0, z + d],
      ],
      dark,
      false,
    );
    f(
      [
        [-0.45, 0.01, z],
        [0.65, 0.01, z],
        [0.65, 0.01, z + d],
        [-0.45, 0.01, z + d],
      ],
      carpet,
      true,
    );
    for (const x of [-0.45, 0.6])
      f(
        [
          [x, 0.02, z],
          [x + 0.05, 0.02, z],
          [x + 0.05, 0.02, z + d],
          [x, 0.02, z + d],
        ],
        gold,
        true,
      );
    f(
      [
        [0.95, 0, z],
        [0.95, 2.3, z],
        [0.95, 2.3, z + d],
        [0.95, 0, z + d],
      ],
      toned('rust', 'rust', 'umber'),
      true,
    );
    f(
      [
        [0.94, 0.15, z + 0.15],
        [0.94, 2.05, z + 0.15],
        [0.94, 2.05, z + d - 0.15],
        [0.94, 0.15, z + d - 0.15],
      ],
      lit ? toned('amber', 'amber', 'umber') : toned('umber', 'umber', 'umber'),
      true,
    );
    f(
      [
        [0.93, 0.95, z + 0.22],
        [0.93, 1.1, z + 0.22],
        [0.93, 1.1, z + 0.3],
        [0.93, 0.95, z + 0.3],
      ],
      gold,
      true,
    );
    f(
      [
        [-0.75, 0, z],
        [-0.75, 2.3, z],
        [-0.75, 2.3, z + d],
        [-0.75, 0, z + d],
      ],
      toned('umber', 'umber', 'umber'),
      true,
    );
    f(
      [
        [-0.74, 1, z + 0.14],
        [-0.74, 1.95, z + 0.14],
        [-0.74, 1.95, z + d - 0.14],
        [-0.74, 1, z + d - 0.14],
      ],
      gold,
      true,
    );
    f(
      [
        [-0.73, 1.03, z + 0.18],
        [-0.73, 1.92, z + 0.18],
        [-0.73, 1.92, z + d - 0.18],
        [-0.73, 1.03, z + d - 0.18],
      ],
      pane,
      true,
    );
    f(
      [
        [-0.725, 1.03, z + 0.18],
        [-0.725, 1.36 + 0.06 * Math.sin(i * 1.7), z + 0.18],
        [-0.725, 1.3 + 0.06 * Math.sin(i * 2.3 + 1), z + d - 0.18],
        [-0.725, 1.03, z + d - 0.18],
      ],
      toned('ice', 'shallow', 'shallow'),
      true,
    );
    f(
      [
        [-0.72, 0.86, z],
        [-0.72, 0.9, z],
        [-0.72, 0.9, z + d],
        [-0.72, 0.86, z + d],
      ],
      gold,
      true,
    );
    f(
      [
        [-0.75, 2.3, z],
        [-0.4, 2.6, z],
        [-0.4, 2.6, z + d],
        [-0.75, 2.3, z + d],
      ],
      toned('apricot', 'apricot', 'umber'),
      true,
    );
    f(
      [
        [-0.4, 2.6, z],
        [0.6, 2.6, z],
        [0.6, 2.6, z + d],
        [-0.4, 2.6, z + d],
      ],
      roof,
      true,
    );
    f(
      [
        [0.6, 2.6, z],
        [0.95, 2.3, z],
        [0.95, 2.3, z + d],
        [0.6, 2.6, z + d],
      ],
      toned('coral', 'coral', 'umber'),
      true,
    );
    if (lit)
      parts.push(
        box(0.02, 2.42, z + 0.4, 0.16, 0.18, 0.2, toned('paper', 'paper', 'cream')).map((face) => ({
          ...face,
          plain: true,
        })),
      );
  }
  await p.svg(
    parts
      .map((s) => drawn([s], { camera: cam, light: [-0.3, 0.8, -0.4], haze: { ink: 'bark', distance: 16 } }))
      .join(''),
  );
  const glow = rgb('cream');
  for (let i = 0; i < 14; i += 2) {
    const z = 1.5 + i * 1.15,
      x = cam.x + (900 * 0.1) / z,
      y = 560 - (900 * 1) / z,
      r = 520 / z;
    p.each(
      (px, py, c) =>
        lay(c, glow, (0.42 / (1 + i * 0.06)) * Math.exp(-((Math.hypot(px - x, py - y) / r) ** 2))),
      y - r * 2.5,
      y + r * 2.5,
    );
  }
  return p.finish();
}
