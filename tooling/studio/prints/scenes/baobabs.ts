import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { bars, sky, sun } from '../kit/sky.ts';
import { camera, terrain } from '../kit/terrain.ts';
import { baobab, elephant, grass } from '../kit/wild.ts';

/** Old baobabs and elephants at dusk. */
export async function baobabs(size?: number) {
  const p = new Print('wide', size);
  const horizon = 720;
  sky(p, horizon, [
    [0, 'indigo'],
    [0.35, 'mauve'],
    [0.68, 'coral'],
    [0.9, 'gold'],
    [1, 'cream'],
  ]);
  sun(p, { x: 560, y: 660, r: 78, ink: 'paper', glow: 'cream', reach: 480, strength: 0.75 });
  bars(
    p,
    [
      [900, 200, 420, 10],
      [300, 300, 360, 9],
      [1200, 420, 300, 8],
      [600, 480, 420, 7],
    ],
    'plum',
    0.5,
  );
  terrain(p, {
    camera: camera(p, horizon, 2.2, 1300),
    height: (x, z) =>
      0.3 * fbm(x * 0.12, z * 0.16, 3, 2) + smooth(120, 320, z) * 18 * alpine(x * 0.008 + 9, z * 0.006, 6),
    from: 3,
    to: 600,
    light: [-0.2, 0.35, 0.9],
    cut: 0.5,
    shadows: 6,
    tone: () => ({ lit: 'amber', half: 'rust', shade: 'umber' }),
    haze: { ink: 'coral', distance: 190, power: 1.1 },
  });
  const far = ['umber', 'umber', 'rust'] as const,
    near = ['bark', 'bark', 'rust'] as const;
  await p.svg(
    [
      baobab(760, 738, 0.5, far, 4),
      baobab(330, 744, 0.62, far, 6),
      baobab(1330, 764, 1, far, 3),
      baobab(980, 792, 1.75, near, 2),
      baobab(150, 876, 2.5, near, 8),
      elephant(640, 800, 0.9, 'bark'),
      elephant(530, 796, 0.62, 'bark'),
      elephant(455, 802, 0.8, 'bark'),
      grass(1500, 985, 60, 360, 'bark', 5),
    ].join(''),
  );
  return p.finish();
}
