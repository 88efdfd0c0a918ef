import { Print } from '../kit/print.ts';
import { bars, sky } from '../kit/sky.ts';
import { drawn, moved, toned, turned } from '../kit/solid.ts';
import { camera } from '../kit/terrain.ts';
import { light, pod, shadowOf, snowfield } from './pod.ts';

/** Six sleeping pods in the blue of a bright polar night. */
export async function camp(size?: number) {
  const p = new Print('wide', size);
  const horizon = 560;
  sky(p, horizon, [
    [0, 'indigo'],
    [0.4, 'sea'],
    [0.75, 'rose'],
    [1, 'cream'],
  ]);
  bars(
    p,
    [
      [420, 230, 460, 10],
      [1150, 300, 380, 9],
      [800, 390, 520, 7],
    ],
    'paper',
    0.5,
  );
  const cam = camera(p, horizon, 4.6, 1300);
  snowfield(p, cam, 7, 300, 420);
  const places: [number, number, number][] = [
    [40, 108, -8],
    [26, 88, -10],
    [17, 71, -4],
    [-7, 56, 4],
    [-17, 43, 16],
    [2.5, 34, -12],
  ];
  const scene = { camera: cam, light };
  const shells = [toned('paper', 'ice', 'shallow'), toned('coral', 'rust', 'plum')];
  await p.svg(
    places
      .map(
        ([x, z, yaw], i) =>
          shadowOf(cam, x, z, 3.3, 'sea') +
          pod(shells[i === 3 ? 1 : 0] ?? toned('paper', 'ice', 'shallow'))
            .map((s) => drawn([moved(turned(s, yaw), x, 0.2, z)], scene))
            .join(''),
      )
      .join(''),
  );
  return p.finish();
}
