import { Print } from '../kit/print.ts';
import { dune } from '../kit/relief.ts';
import { sky, sun } from '../kit/sky.ts';
import { camera, project, terrain } from '../kit/terrain.ts';
import { camel } from '../kit/wild.ts';

/** A caravan on the crest of a dune. */
export async function caravan(size?: number) {
  const p = new Print('wide', size);
  const horizon = 520;
  sky(p, horizon, [
    [0, 'prussian'],
    [0.45, 'shallow'],
    [0.8, 'cream'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 1120, y: 300, r: 48, ink: 'paper', glow: 'paper', reach: 440, strength: 0.75 });
  const cam = camera(p, horizon, 1.45, 1300);
  const ground = (x: number, z: number) => dune(x * 0.9 + 1.2, z * 0.8 + 0.4, 8) * 1.15;
  terrain(p, {
    camera: cam,
    height: ground,
    from: 1.2,
    to: 60,
    light: [0.85, 0.42, 0.2],
    shadows: 1,
    cut: 0.75,
    step: 0.0022,
    tone: () => ({ lit: 'gold', half: 'amber', shade: 'umber' }),
    haze: { ink: 'apricot', distance: 14, power: 1.15 },
  });
  const row = Array.from({ length: 7 }, (_, i) => {
    const x = -1.15 + i * 0.17;
    // On the skyline in that column: the highest visible point.
    let best = { y: 2000, z: 4 };
    for (let z = 3.4; z < 6.4; z += 0.02) {
      const [, y] = project(cam, [(x / 4.4) * z, ground((x / 4.4) * z, z), z]);
      if (y < best.y) best = { y, z };
    }
    return { x: 750 + (1300 * x) / 4.4, y: best.y };
  });
  await p.svg(row.map(({ x, y }, i) => camel(x, y + 2, i % 3 === 1 ? 0.42 : 0.46, 'bark')).join(''));
  return p.finish();
}
