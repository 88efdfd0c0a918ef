import { hexOf } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { karst } from '../kit/relief.ts';
import { sky, sun, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';
import { bird } from '../kit/wild.ts';

/** Long boats on the Mekong at sunrise. */
export async function mekong(size?: number) {
  const p = new Print('wide', size);
  const horizon = 560;
  sky(p, horizon, [
    [0, 'sea'],
    [0.4, 'ice'],
    [0.75, 'cream'],
    [1, 'gold'],
  ]);
  sun(p, { x: 520, y: 440, r: 58, ink: 'coral', glow: 'paper', reach: 460, strength: 0.7 });
  const cam = camera(p, horizon, 5, 1300);
  terrain(p, {
    camera: cam,
    height: (x, z) => {
      const bank = Math.abs(x - 30 - 40 * Math.sin(z * 0.008)) - 74 - z * 0.04;
      return bank < 0 && z < 420
        ? -1
        : smooth(0, 40, z < 420 ? bank : 60) * (10 + 30 * fbm(x * 0.02, z * 0.02, 3, 4)) +
            smooth(420, 440, z) * 62 * karst(x * 0.012 + 2, z * 0.009, 47, 2.1) +
            (z < 700 ? trees(x, z, 9, 5, 0.12, 0.9) * 0.9 : 0);
    },
    from: 30,
    to: 1800,
    light: [0.2, 0.5, 0.7],
    cut: 0.5,
    level: -0.5,
    tone: ({ z }) =>
      z < 420
        ? { lit: 'sage', half: 'moss', shade: 'pine' }
        : { lit: 'sage', half: 'shallow', shade: 'prussian' },
    haze: { ink: 'cream', distance: 620, power: 1.3 },
    mist: { ink: 'paper', height: 14, strength: 0.7 },
  });
  water(p, {
    horizon: horizon + 6,
    near: 'prussian',
    far: 'cream',
    seed: 16,
    mirror: 0.75,
    glint: { x: 520, ink: 'paper', width: 90, strength: 0.75 },
    chop: 0.3,
    crest: 'cream',
    only: (x, y) => y > 600 || p.isWet(x, y),
  });
  const boat = (x: number, y: number, k: number) =>
    `<g transform="translate(${x} ${y}) scale(${k} ${Math.abs(k)})"><path d="M-330 -34C-200 0 160 2 300 -40C330 -52 350 -72 362 -96C366 -60 330 -6 270 14C160 34 -180 34 -260 18C-300 8 -322 -12 -330 -34Z" fill="${hexOf('bark')}"/><path d="M-326 -32C-200 2 160 4 300 -38L306 -28C160 14 -200 12 -318 -20Z" fill="${hexOf('rust')}"/><path d="M-170 -8V-78M-60 -4V-90M60 -4V-90M150 -12V-80" stroke="${hexOf('bark')}" stroke-width="6"/><path d="M-200 -74C-120 -108 100 -112 184 -78L178 -66C100 -92 -120 -90 -196 -62Z" fill="${hexOf('umber')}"/><path d="M-200 -76C-120 -110 100 -114 184 -80C100 -104 -120 -102 -200 -70Z" fill="${hexOf('gold')}"/><path d="M-262 -14c-6 -44 2 -62 18 -64c18 4 22 28 14 66z" fill="${hexOf('night')}"/><circle cx="-243" cy="-90" r="13" fill="${hexOf('umber')}"/><path d="M-276 -96L-243 -122L-210 -96Z" fill="${hexOf('straw')}"/></g>`;
  const b1 = boat(930, 770, 0.8),
    b2 = boat(420, 664, -0.3);
  await p.svg(
    `<clipPath id="m"><rect x="0" y="672" width="1500" height="400"/></clipPath><g clip-path="url(#m)"><g transform="translate(0 1566) scale(1 -1)">${b1}</g></g>`,
    { from: 660, strength: 0.42, wobble: 8, fade: 400 },
  );
  await p.svg(
    b2 +
      b1 +
      bird(760, 250, 0.7, 'prussian') +
      bird(820, 226, 0.5, 'prussian') +
      bird(720, 214, 0.4, 'prussian'),
  );
  return p.finish();
}
