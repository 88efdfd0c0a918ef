import { lay, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { bars, sky, sun, water } from '../kit/sky.ts';
import { bird } from '../kit/wild.ts';
import { fall } from './still-life.ts';
import { h } from './still-life.ts';

/** The wake of a ship, from her after rail. */
export async function wake(size?: number) {
  const p = new Print('wide', size);
  const horizon = 420;
  sky(p, horizon, [
    [0, 'indigo'],
    [0.4, 'mauve'],
    [0.75, 'coral'],
    [1, 'cream'],
  ]);
  sun(p, { x: 700, y: 372, r: 46, ink: 'paper', glow: 'cream', reach: 420, strength: 0.75 });
  bars(
    p,
    [
      [380, 180, 420, 10],
      [1120, 250, 380, 9],
      [900, 120, 300, 7],
    ],
    'plum',
    0.5,
  );
  water(p, {
    horizon,
    near: 'prussian',
    far: 'coral',
    seed: 7,
    mirror: 0.6,
    glint: { x: 700, ink: 'paper', width: 90, strength: 0.8 },
    chop: 0.45,
    crest: 'mauve',
  });
  const foam = rgb('paper'),
    green = rgb('shallow');
  p.each((x, y, c) => {
    const d = (y - horizon) / 580;
    const middle = 700 + 90 * d * d + 50 * Math.sin(2.2 / (d + 0.25)) * 0.25;
    const half = 10 + 250 * d ** 1.25;
    const t = Math.abs(x - middle) / half;
    if (t > 1.5) return;
    const z = 1 / (d + 0.02);
    const lace = fbm(x / (22 + 60 * d), z * 2.4, 4, 3);
    lay(c, green, smooth(1.1, 0.6, t) * 0.5);
    lay(
      c,
      foam,
      smooth(1.25, 0.9, t) * smooth(0.42, 0.62, lace + 0.24 * smooth(0.5, 1, t) * smooth(1.3, 1, t)) * 0.88,
    );
  }, horizon + 4);
  const posts = Array.from(
    { length: 9 },
    (_, i) =>
      `<path d="M${i * 190 - 30} 876L${i * 190 - 30 + (i - 4) * 6} 1010" stroke="${h('night')}" stroke-width="9"/>`,
  ).join('');
  await p.svg(
    `${bird(980, 260, 0.9, 'plum')}${bird(1060, 220, 0.6, 'plum')}${bird(420, 300, 0.6, 'plum')}<defs>${fall('teak', 'amber', 'bark')}</defs><path d="M-10 846C400 824 1100 824 1510 846V884C1100 862 400 862 -10 884Z" fill="url(#teak)"/><path d="M-10 846C400 824 1100 824 1510 846V852C1100 830 400 830 -10 852Z" fill="${h('gold')}"/>${posts}<path d="M-10 930C400 914 1100 914 1510 930M-10 972C400 958 1100 958 1510 972" stroke="${h('night')}" stroke-width="6" fill="none"/>`,
  );
  return p.finish();
}
