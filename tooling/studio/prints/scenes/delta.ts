import { hexOf as h } from '../kit/inks.ts';
import { hash } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { bars, sky, sun, water } from '../kit/sky.ts';
import { camera, terrain, trees } from '../kit/terrain.ts';
import { acacia, bird, elephant, grass } from '../kit/wild.ts';
import { palm } from './riverside.ts';

/** A dugout among the reeds of a delta in the evening. */
export async function delta(size?: number) {
  const p = new Print('wide', size);
  const horizon = 520;
  sky(p, horizon, [
    [0, 'indigo'],
    [0.35, 'mauve'],
    [0.65, 'coral'],
    [0.88, 'gold'],
    [1, 'cream'],
  ]);
  sun(p, { x: 620, y: 440, r: 74, ink: 'paper', glow: 'cream', reach: 420, strength: 0.7 });
  bars(
    p,
    [
      [1050, 210, 420, 10],
      [360, 280, 320, 8],
      [700, 450, 220, 7],
    ],
    'plum',
    0.5,
  );
  terrain(p, {
    camera: camera(p, horizon, 4, 1300),
    height: (x, z) => (z > 180 ? 1 + trees(x, z, 9, 5, 0.1, 0.7) * 0.8 : -1),
    from: 150,
    to: 900,
    light: [0, 0.4, 0.9],
    tone: () => ({ lit: 'umber', half: 'pine', shade: 'night' }),
    haze: { ink: 'coral', distance: 900 },
  });
  await p.svg(
    [
      acacia(1230, 548, 0.5, ['night', 'night', 'pine'], 3),
      palm(240, 545, 0.5, 'night', 'pine', 3),
      palm(290, 545, 0.62, 'night', 'pine', 7),
      palm(190, 545, 0.4, 'night', 'pine', 5),
      elephant(980, 548, 0.36, 'night'),
      elephant(1040, 548, 0.28, 'night'),
    ].join(''),
  );
  water(p, {
    horizon: horizon + 26,
    near: 'night',
    far: 'gold',
    seed: 86,
    mirror: 0.8,
    glint: { x: 620, ink: 'paper', width: 90, strength: 0.7 },
    chop: 0.25,
    crest: 'coral',
  });
  const boat = `<path d="M470 716C560 744 900 748 1080 700C1090 698 1096 690 1100 682C1098 712 1040 752 960 762C820 776 640 772 560 758C520 750 486 736 470 716Z" fill="${h('black')}"/><path d="M470 716C560 744 900 748 1080 700L1086 706C900 756 580 754 478 724Z" fill="${h('amber')}"/>`;
  const people = `<path d="M560 742C556 690 564 640 580 622C596 618 612 628 614 648C616 690 612 720 608 746Z" fill="${h('night')}"/><circle cx="594" cy="602" r="17" fill="${h('night')}"/><path d="M600 640L668 470L674 473L628 664L640 780" fill="none" stroke="${h('night')}" stroke-width="6"/><path d="M690 750C686 712 694 690 712 684C732 682 744 696 746 718L744 750Z" fill="${h('night')}"/><circle cx="716" cy="668" r="15" fill="${h('night')}"/><path d="M690 664L716 646L744 664Z" fill="${h('gold')}"/><path d="M800 750C796 714 804 692 822 686C842 684 854 698 856 720L854 750Z" fill="${h('night')}"/><circle cx="826" cy="670" r="15" fill="${h('night')}"/>`;
  await p.svg(
    `<clipPath id="d"><rect x="0" y="756" width="1500" height="300"/></clipPath><g clip-path="url(#d)"><g transform="translate(0 1520) scale(1 -1)">${boat}${people}</g></g>`,
    { from: 750, strength: 0.55, wobble: 8, fade: 330 },
  );
  const lilies = Array.from({ length: 34 }, (_, i) => {
    const y = 800 + hash(i, 1, 4) * 190,
      x = hash(i, 2, 4) * 1500,
      r = 16 + (y - 780) * 0.16;
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}m${-r} 0a${r} ${r * 0.3} 0 1 0 ${r * 2} 0a${r} ${r * 0.3} 0 1 0 ${-r * 2} 0z" fill="${h(i % 3 ? 'pine' : 'moss')}"/>${i % 6 === 0 ? `<path d="M${x - 10} ${y - 4}Q${x - 8} ${y - 22} ${x} ${y - 26}Q${x + 8} ${y - 22} ${x + 10} ${y - 4}Z" fill="${h('paper')}"/>` : ''}`;
  }).join('');
  await p.svg(
    `${boat}${people}${lilies}${grass(330, 1010, 420, 90, 'night', 3)}<g transform="translate(1180 0)">${grass(330, 1010, 480, 100, 'night', 8)}</g>${grass(1500, 1010, 90, 160, 'black', 5)}${bird(900, 250, 0.8, 'indigo')}${bird(970, 220, 0.55, 'indigo')}${bird(850, 214, 0.45, 'indigo')}`,
  );
  return p.finish();
}
