import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { type Coach } from '../kit/rail.ts';
import { dune } from '../kit/relief.ts';
import { sky, sun } from '../kit/sky.ts';
import { toned } from '../kit/solid.ts';
import { type Point, camera, terrain } from '../kit/terrain.ts';
import { along, banks, printAll, trainOf } from './along.ts';

/** A short train between dunes, its shadow long. */
export async function desertTrain(size?: number) {
  const p = new Print('wide', size);
  const horizon = 430;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'shallow'],
    [0.85, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 240, y: 300, r: 0, ink: 'paper', glow: 'paper', reach: 520, strength: 0.75 });
  const cam = camera(p, horizon, 34, 1300);
  const light: Point = [-0.85, 0.42, 0.1];
  const line = (x: number) => 162 - 0.0021 * (x - 4) ** 2 - 0.05 * x;
  terrain(p, {
    camera: cam,
    height: (x, z) =>
      (14 + z * 0.05) * dune(x * 0.02 + 4, z * 0.018, 8) * smooth(8, 60, Math.abs(z - line(x))),
    from: 18,
    to: 2200,
    light,
    shadows: 36,
    cut: 0.75,
    step: 0.0026,
    tone: () => ({ lit: 'gold', half: 'amber', shade: 'umber' }),
    haze: { ink: 'apricot', distance: 900, power: 1.15 },
  });
  const coach: Coach = {
    body: toned('cream', 'apricot', 'plum'),
    roof: toned('paper', 'cream', 'mauve'),
    line: 'rust',
    window: 'plum',
    dark: 'bark',
  };
  const bend = [
    [150, 118],
    [0, 190],
    [-150, 150],
  ] as const;
  await p.svg(printAll(along(bend, 0.6, banks(toned('amber', 'umber', 'bark'))), { camera: cam, light }));
  await p.svg(printAll(along(bend, 0.9, trainOf(222, 6, coach)), { camera: cam, light }));
  return p.finish();
}
