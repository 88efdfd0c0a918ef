import { lay, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { sky, sun } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';
import { fall, glass, lamp } from './still-life.ts';
import { h } from './still-life.ts';

/** A table by the window of a dining car, hills going by. */
export async function diningCar(size?: number) {
  const p = new Print('wide', size);
  const horizon = 470;
  sky(p, horizon, [
    [0, 'shallow'],
    [0.5, 'mist'],
    [1, 'apricot'],
  ]);
  sun(p, { x: 560, y: 300, r: 40, ink: 'paper', glow: 'paper', reach: 360, strength: 0.75 });
  terrain(p, {
    camera: camera(p, horizon, 12, 1300),
    height: (x, z) =>
      (z > 260 ? smooth(260, 900, z) * 260 * alpine(x * 0.004 + 3, z * 0.003, 27) ** 1.3 : 0) +
      12 * fbm(x * 0.012, z * 0.012, 3, 4) -
      6 +
      (z > 55 && z < 400 ? trees(x, z, 8, 6, 0.8, 0.25) : 0),
    from: 18,
    to: 2600,
    light: [-0.6, 0.5, 0.5],
    shadows: 60,
    cut: 0.55,
    tone: ({ y }) =>
      y > 90 ? { lit: 'paper', half: 'rose', shade: 'mauve' } : { lit: 'sage', half: 'moss', shade: 'pine' },
    haze: { ink: 'apricot', distance: 1500 },
  });
  const frame =
    'M0 0H1500V1000H0ZM310 96H1190Q1236 96 1236 142V620Q1236 650 1206 650H294Q264 650 264 620V142Q264 96 310 96Z';
  await p.svg(`<defs>${fall('wood', 'rust', 'bark')}${fall('linen', 'paper', 'rose')}${fall('seat', 'pine', 'night')}<pattern id="inlay" width="120" height="40" patternUnits="userSpaceOnUse"><path d="M0 20H40L60 6L80 20L60 34L40 20M80 20H120" stroke="${h('gold')}" stroke-width="2.5" fill="none"/></pattern></defs>
<path d="${frame}" fill="url(#wood)" fill-rule="evenodd"/><path d="M310 96H1190Q1236 96 1236 142V620Q1236 650 1206 650H294Q264 650 264 620V142Q264 96 310 96Z" fill="none" stroke="${h('bark')}" stroke-width="26"/><path d="M310 96H1190Q1236 96 1236 142V620Q1236 650 1206 650H294Q264 650 264 620V142Q264 96 310 96Z" fill="none" stroke="${h('gold')}" stroke-width="6"/>
<rect x="0" y="22" width="1500" height="40" fill="url(#inlay)" opacity="0.8"/><path d="M0 16H1500M0 68H1500" stroke="${h('gold')}" stroke-width="3"/>
<path d="M264 150C320 150 360 130 384 84H240V420C300 380 330 300 338 210Z" fill="${h('pine')}"/><path d="M1236 150C1180 150 1140 130 1116 84H1260V420C1200 380 1170 300 1162 210Z" fill="${h('pine')}"/><path d="M256 90V420C280 402 300 370 312 330C290 300 276 200 286 90Z" fill="${h('night')}" opacity="0.5"/><path d="M1244 90V420C1220 402 1200 370 1188 330C1210 300 1224 200 1214 90Z" fill="${h('night')}" opacity="0.5"/>
<path d="M-10 560C60 540 130 548 168 590C190 640 196 760 190 1010H-10Z" fill="url(#seat)"/><path d="M1510 560C1440 540 1370 548 1332 590C1310 640 1304 760 1310 1010H1510Z" fill="url(#seat)"/><path d="M-10 566C60 548 126 556 160 596" stroke="${h('gold')}" stroke-width="5" fill="none"/><path d="M1510 566C1440 548 1374 556 1340 596" stroke="${h('gold')}" stroke-width="5" fill="none"/>
<path d="M300 742H1200L1330 1010H170Z" fill="url(#linen)"/><path d="M300 742H1200L1210 762H290Z" fill="${h('paper')}"/><path d="M420 742L360 1010M1080 742L1140 1010" stroke="${h('mauve')}" stroke-width="3" opacity="0.5"/>
<ellipse cx="470" cy="872" rx="128" ry="30" fill="${h('mauve')}" opacity="0.4"/><ellipse cx="470" cy="864" rx="126" ry="29" fill="${h('snow')}"/><ellipse cx="470" cy="862" rx="92" ry="20" fill="none" stroke="${h('gold')}" stroke-width="3"/><ellipse cx="1030" cy="872" rx="128" ry="30" fill="${h('mauve')}" opacity="0.4"/><ellipse cx="1030" cy="864" rx="126" ry="29" fill="${h('snow')}"/><ellipse cx="1030" cy="862" rx="92" ry="20" fill="none" stroke="${h('gold')}" stroke-width="3"/>
<path d="M440 862L470 800L500 862Q470 876 440 862Z" fill="${h('paper')}"/><path d="M470 800L500 862Q486 870 470 870Z" fill="${h('rose')}"/><path d="M1000 862L1030 800L1060 862Q1030 876 1000 862Z" fill="${h('paper')}"/><path d="M1030 800L1060 862Q1046 870 1030 870Z" fill="${h('rose')}"/>
<path d="M318 846L300 900M620 846L634 900M880 846L866 900M1182 846L1200 900" stroke="${h('mauve')}" stroke-width="6" stroke-linecap="round"/>
${lamp(750, 800, 1.28, 'coral')}${glass(610, 822, 1, 'gold')}${glass(890, 822, 1, 'gold')}`);
  const glow = rgb('cream');
  p.each((x, y, c) => lay(c, glow, 0.32 * Math.exp(-((Math.hypot(x - 750, (y - 620) * 1.1) / 190) ** 2))));
  return p.finish();
}
