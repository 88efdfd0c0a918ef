import { jet } from '../kit/aircraft.ts';
import { lay, mixed, rgb } from '../kit/inks.ts';
import { fbm, smooth } from '../kit/noise.ts';
import { Print } from '../kit/print.ts';
import { alpine } from '../kit/relief.ts';
import { printed } from '../kit/ship.ts';
import { bars, sky, sun } from '../kit/sky.ts';
import { type Solid, drawn, toned } from '../kit/solid.ts';
import { type Point, camera, terrain } from '../kit/terrain.ts';
import { flown } from './flown.ts';
import { figure } from './figure.ts';
import { h } from './still-life.ts';

/** A hall of light, an aircraft beyond the glass. */
export async function concourse(size?: number) {
  const p = new Print('wide', size);
  const horizon = 600;
  sky(p, horizon, [
    [0, 'sea'],
    [0.45, 'shallow'],
    [0.8, 'cream'],
    [1, 'gold'],
  ]);
  sun(p, { x: 930, y: 520, r: 52, ink: 'paper', glow: 'paper', reach: 460, strength: 0.85 });
  bars(
    p,
    [
      [700, 330, 300, 9],
      [1020, 400, 260, 8],
    ],
    'coral',
    0.5,
  );
  terrain(p, {
    camera: camera(p, horizon, 8, 1300),
    height: (x, z) => smooth(500, 1200, z) * 170 * alpine(x * 0.004 + 3, z * 0.003, 8),
    from: 40,
    to: 2400,
    light: [0.3, 0.5, 0.8],
    tone: ({ z }) =>
      z < 520
        ? { lit: 'apricot', half: 'rose', shade: 'mauve' }
        : { lit: 'coral', half: 'mauve', shade: 'plum' },
    haze: { ink: 'cream', distance: 1200 },
  });
  const cam = { height: 2, horizon, x: 750, focal: 1000 };
  const plane = flown(
    jet({
      skin: toned('paper', 'rose', 'mauve'),
      wing: toned('snow', 'mauve', 'plum'),
      accent: 'rust',
      window: 'night',
      gear: true,
    }),
    [0, 0, -58],
    [-3, 2.6, 47],
  );
  await p.svg(printed(plane, { camera: cam, light: [0.5, 0.5, 0.2] }));
  const floor = toned('cream', 'apricot', 'rose');
  const arch = (z: number, w: number, top: number, n = 18): Point[] =>
    Array.from({ length: n + 1 }, (_, i): Point => {
      const a = Math.PI - (i / n) * Math.PI;
      return [Math.cos(a) * w, Math.sin(a) ** 0.8 * top, z];
    });
  const parts: Solid[] = [];
  const bays = 7;
  for (let i = bays; i >= 0; i--) {
    const z = 3.5 + i * 4,
      inner = arch(z, 10.6, 9.4),
      outer = arch(z, 12, 11.6);
    if (i < bays) {
      const next = arch(z + 4, 12, 11.6),
        here = outer;
      parts.push(
        here.slice(1).flatMap((q, k) => {
          const r = here[k],
            s = next[k + 1],
            u = next[k];
          const t = k / here.length;
          const pane = t > 0.28 && t < 0.68;
          return r && s && u
            ? [
                {
                  corners: [r, q, s, u],
                  tone: pane
                    ? toned('paper', 'cream', 'apricot')
                    : t < 0.3
                      ? toned('apricot', 'coral', 'rust')
                      : toned('coral', 'rust', 'umber'),
                  thin: true,
                  plain: true,
                },
              ]
            : [];
        }),
      );
    }
    parts.push(
      inner.slice(1).flatMap((q, k) => {
        const r = inner[k],
          s = outer[k + 1],
          u = outer[k];
        return r && s && u
          ? [
              {
                corners: [r, q, s, u],
                tone: toned(mixed('coral', 'bark', Math.min(1, k / 13)), 'rust', 'umber'),
                thin: true,
                plain: true,
              },
            ]
          : [];
      }),
    );
  }
  const ground: Solid = Array.from({ length: 24 }, (_, i) => ({
    corners: [
      [-12, 0, 2.2 + i * 1.25],
      [12, 0, 2.2 + i * 1.25],
      [12, 0, 3.45 + i * 1.25],
      [-12, 0, 3.45 + i * 1.25],
    ] as const,
    tone: floor,
    plain: true,
  }));
  await p.svg(
    drawn([ground], { camera: cam, light: [0, 1, 0] }) +
      parts.map((s) => drawn([s], { camera: cam, light: [0.2, 0.4, 0.9] })).join(''),
  );
  const shine = rgb('paper'),
    shade = rgb('rust');
  p.each((x, y, c) => {
    const t = (y - 662) / 338;
    const off = Math.abs(x - (905 - 130 * t)) / (60 + 240 * t);
    lay(c, shade, 0.4 * smooth(0.6, 1.7, off) * smooth(0, 0.2, t));
    lay(c, shine, 0.75 * smooth(1, 0.2, off) * (0.75 + 0.25 * fbm(x / 300, y / 8, 2, 3)));
  }, 664);
  await p.svg(
    `<g opacity="0.3" transform="translate(0 1508) scale(1 -1)">${figure(620, 754, 0.8, h('indigo'))}</g>${figure(620, 754, 0.8, h('indigo'))}${figure(690, 750, 0.78, h('plum'), true)}${figure(1010, 700, 0.4, h('night'))}`,
  );
  return p.finish();
}
