import { smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { clouds, sky, sun, water } from '../kit/sky.ts';
import { camera, terrain } from '../kit/terrain.ts';
import { curtain, fall, glass } from './still-life.ts';
import { h } from './still-life.ts';

/** The sea from the bed of a ship's suite. */
export async function suite(size?: number) {
  const p = new Print('wide', size);
  const horizon = 470;
  sky(p, horizon, [
    [0, 'sea'],
    [0.5, 'ice'],
    [0.85, 'cream'],
    [1, 'apricot'],
  ]);
  clouds(p, { horizon, lit: 'paper', shade: 'rose', cover: 0.42, seed: 71, scale: 0.7, stretch: 1.8 });
  sun(p, { x: 820, y: 430, r: 0, ink: 'paper', glow: 'paper', reach: 360, strength: 0.7 });
  terrain(p, {
    camera: camera(p, horizon, 20, 1300),
    height: (x, z) =>
      smooth(900, 1300, z) * smooth(-60, 300, x - 120) * 220 * alpine(x * 0.004 + 3, z * 0.003, 7) - 1,
    from: 600,
    to: 2200,
    light: [-0.6, 0.5, 0.3],
    shadows: 60,
    tone: () => ({ lit: 'rose', half: 'mauve', shade: 'prussian' }),
    haze: { ink: 'apricot', distance: 2600 },
  });
  water(p, {
    horizon: horizon + 1,
    near: 'sea',
    far: 'ice',
    seed: 19,
    mirror: 0.5,
    glint: { x: 820, ink: 'paper', width: 110, strength: 0.8 },
    chop: 0.35,
    crest: 'ice',
  });
  const bars2 = Array.from(
    { length: 9 },
    (_, i) => `<path d="M${300 + i * 112} 640V756" stroke="${h('mist')}" stroke-width="4"/>`,
  ).join('');
  await p.svg(`<defs>${fall('wall', 'cream', 'apricot')}${fall('bed', 'paper', 'rose')}${fall('floor', 'amber', 'umber')}${fall('throw', 'sea', 'indigo')}</defs>
${bars2}<path d="M230 630H1270V642H230Z" fill="${h('umber')}"/><path d="M230 630H1270V634H230Z" fill="${h('gold')}"/><path d="M200 756H1300V1000H200Z" fill="url(#floor)"/><path d="M200 756H1300V766H200Z" fill="${h('bark')}"/>
<path d="M0 0H1500V1000H0ZM232 64H1268V800H232Z" fill="url(#wall)" fill-rule="evenodd"/><path d="M232 64H1268V800H232Z" fill="none" stroke="${h('umber')}" stroke-width="14"/><path d="M750 64V800" stroke="${h('umber')}" stroke-width="10"/><path d="M747 64V800" stroke="${h('gold')}" stroke-width="2.5"/>
${curtain(120, 210, false, ['paper', 'cream', 'rose'])}${curtain(1170, 210, true, ['cream', 'rose', 'mauve'])}
<path d="M0 800H1500V1000H0Z" fill="${h('rose')}"/><path d="M0 1000V870C200 838 420 826 640 826C960 826 1260 850 1500 884V1000Z" fill="url(#bed)"/><path d="M330 1000C420 930 520 876 560 828C700 822 900 826 1020 834C1000 880 960 950 900 1000Z" fill="url(#throw)"/><path d="M560 828C700 822 900 826 1020 834L1016 846C900 838 700 834 552 840Z" fill="${h('shallow')}"/>
<path d="M1180 846L1420 872L1400 900L1150 872Z" fill="${h('umber')}"/><path d="M1180 842L1420 868L1400 894L1150 866Z" fill="${h('amber')}"/>${glass(1232, 858, 0.8, 'gold')}${glass(1300, 868, 0.8, 'gold')}<path d="M1356 868V796C1352 786 1350 778 1352 744H1374C1376 778 1374 786 1370 796V868Z" fill="${h('pine')}"/><path d="M1352 744H1374V722H1352Z" fill="${h('gold')}"/><path d="M1352 812H1372V846H1352Z" fill="${h('cream')}"/>`);
  return p.finish();
}
