import type { Drawing } from './sheet.ts';
import {
  clipped,
  disc,
  group,
  line,
  mirrored,
  polygon,
  rays,
  rect,
  ring,
  shape,
  stars,
  stroke,
  times,
} from './shapes.ts';

/** A spaceplane at the top of its flight, above the edge of the Earth. */
export const space: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const r = isTall ? 1500 : 1560,
    cx = x + (isTall ? 160 : 300),
    cy = height * (isTall ? 0.66 : 0.7) + r;
  const dark = inks.ink;
  const sea = brand === 'main' ? inks.near : inks.middle;
  const bands = [
    [90, inks.far, 0.28],
    [58, inks.disc, 0.45],
    [30, inks.disc, 1],
    [12, inks.light, 1],
  ] as const;
  const land = [
    shape(
      'M-700 -1480C-560 -1500 -470 -1400 -350 -1420C-230 -1440 -200 -1360 -80 -1350C-30 -1290 -160 -1250 -240 -1200C-380 -1130 -520 -1180 -640 -1120L-900 -1300Z',
      brand === 'main' ? inks.middle : inks.far,
    ),
    shape(
      'M120 -1540C240 -1500 330 -1490 400 -1420C500 -1400 560 -1330 700 -1300C640 -1200 520 -1220 440 -1180C330 -1200 300 -1300 190 -1340C120 -1400 60 -1480 120 -1540Z',
      brand === 'main' ? inks.middle : inks.far,
    ),
  ].join('');
  const plane = [
    shape(
      'M-150 0C-80 -22 20 -26 130 -14C166 -8 190 -4 206 0C190 6 160 12 120 14C20 20 -80 16 -150 0Z',
      inks.light,
    ),
    shape('M-150 0C-80 8 20 14 206 0C190 6 160 12 120 14C20 20 -80 16 -150 0Z', inks.haze),
    shape('M60 6L-96 84L-176 88L-196 62L-70 12Z', inks.accent),
    shape('M20 -12L-100 -64L-160 -66L-172 -50L-80 -12Z', inks.accent),
    shape('M-96 -10L-176 -104L-214 -106L-190 -40L-150 -6Z', inks.light),
    shape('M-160 84L-206 20L-236 18L-214 76L-186 96Z', inks.light),
    [96, 66, 36, 6].map((d) => disc(d, -5, 7, dark)).join(''),
    shape('M138 -10C152 -8 164 -6 172 -3L146 0Z', dark),
  ].join('');
  const px = x - (isTall ? 60 : 90),
    py = height * (isTall ? 0.36 : 0.37);
  return [
    rect(0, 0, width, height, dark),
    stars(isTall ? 120 : 130, width, height * 0.72, brand === 'main' ? inks.haze : inks.line, 3),
    ring(x + (isTall ? 290 : 470), height * 0.17, isTall ? 66 : 58, inks.disc, 2),
    disc(x + (isTall ? 290 : 470), height * 0.17, isTall ? 52 : 46, inks.disc),
    bands.map(([d, fill, o]) => `<g opacity="${o}">${disc(cx, cy, r + d, fill)}</g>`).join(''),
    disc(cx, cy, r, sea),
    clipped(
      'globe',
      `<circle cx="${cx}" cy="${cy}" r="${r}"/>`,
      group(
        cx,
        cy,
        1,
        `${land}${[1, 2, 3, 4].map((i) => stroke(`M${-r} ${-r + 170 * i}Q0 ${-r + 60 * i - 90} ${r} ${-r + 170 * i}`, inks.line, 2, 'opacity="0.5"')).join('')}`,
      ) +
        [-30, -18, -6, 6, 18, 30]
          .map((a) =>
            line(
              cx,
              cy,
              cx + Math.sin((a * Math.PI) / 180) * r * 1.1,
              cy - Math.cos((a * Math.PI) / 180) * r * 1.1,
              inks.line,
              1.6,
            ),
          )
          .join(''),
    ),
    stroke(
      `M${-40} ${height * (isTall ? 0.86 : 0.98)}C${x - 520} ${height * 0.6} ${px - 330} ${py + 120} ${px - 150} ${py + 52}`,
      inks.accent,
      5,
    ),
    stroke(
      `M${-40} ${height * (isTall ? 0.86 : 0.98) + 24}C${x - 500} ${height * 0.62} ${px - 310} ${py + 146} ${px - 170} ${py + 82}`,
      inks.line,
      2,
    ),
    group(px, py, isTall ? 1.5 : 1.3, plane, 'rotate(-20)'),
  ].join('');
};

/** An aircraft lifting off above the lines of a runway. */
export const airport: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const horizon = height * (isTall ? 0.64 : 0.66);
  const wing = brand === 'main' ? inks.near : inks.edge;
  const half = [
    shape('M36 -2L520 58L560 66L556 76L300 66L30 56Z', wing),
    shape('M30 34L300 66L556 76L300 60L40 14Z', inks.ink),
    shape('M18 -96L196 -84L200 -74L18 -66Z', wing),
    disc(196, 78, 40, inks.ink),
    disc(196, 78, 30, inks.accent),
    disc(196, 78, 10, inks.line),
    line(550, 70, 566, 30, wing, 10),
    line(120, 66, 120, 120, inks.ink, 8),
    rect(108, 112, 24, 40, inks.ink, 8),
  ].join('');
  const plane = [
    polygon(
      [
        [-13, -92],
        [0, -250],
        [13, -92],
      ],
      inks.accent,
    ),
    polygon(
      [
        [0, -250],
        [13, -92],
        [0, -92],
      ],
      'rgba(0,0,0,0.2)',
    ),
    mirrored(half),
    disc(0, 0, 92, inks.light),
    shape('M0 -92A92 92 0 0 1 0 92C40 50 40 -50 0 -92Z', 'rgba(30,27,24,0.14)'),
    shape('M-56 -34C-36 -54 36 -54 56 -34L48 -14C20 -26 -20 -26 -48 -14Z', inks.ink),
    line(0, -48, 0, -20, inks.light, 4),
    ring(0, 0, 92, inks.near, 3),
    line(0, 92, 0, 140, inks.ink, 8),
    rect(-20, 132, 16, 36, inks.ink, 6),
    rect(4, 132, 16, 36, inks.ink, 6),
  ].join('');
  const vanish: [number, number] = [x, horizon];
  const strip = (a: number, b: number, fill: string) =>
    polygon(
      [
        [vanish[0], vanish[1]],
        [x + b, height],
        [x + a, height],
      ],
      fill,
    );
  return [
    rect(0, 0, width, height, inks.sky),
    rays(x, horizon, isTall ? 430 : 400, 2000, 61, 180, 360, inks.haze, 6),
    shape(
      `M${x - (isTall ? 400 : 370)} ${horizon}A${isTall ? 400 : 370} ${isTall ? 400 : 370} 0 0 1 ${x + (isTall ? 400 : 370)} ${horizon}Z`,
      inks.disc,
    ),
    times(4, (i) => rect(0, horizon - 16 - i * 44, width, 15 - i * 3, inks.sky)),
    shape(
      `M0 ${horizon}V${horizon - 26}L${width * 0.2} ${horizon - 48}L${width * 0.34} ${horizon - 14}L${width * 0.7} ${horizon - 20}L${width * 0.86} ${horizon - 54}L${width} ${horizon - 30}V${horizon}Z`,
      inks.far,
    ),
    rect(0, horizon, width, height, brand === 'main' ? inks.middle : inks.far),
    strip(-1300, -900, inks.near),
    strip(900, 1300, inks.near),
    strip(-620, 620, inks.ink),
    strip(-596, -560, inks.light),
    strip(560, 596, inks.light),
    clipped(
      'runway',
      polygon(
        [
          [vanish[0], vanish[1]],
          [x + 26, height],
          [x - 26, height],
        ],
        '#000',
      ),
      times(7, (i) => {
        const t0 = (i / 7) ** 1.8,
          t1 = ((i + 0.55) / 7) ** 1.8;
        return rect(0, horizon + (height - horizon) * t0, width, (height - horizon) * (t1 - t0), inks.light);
      }),
    ),
    times(7, (i) => {
      const t = ((i + 1) / 7) ** 1.7,
        y = horizon + (height - horizon) * t;
      return disc(x - 700 * t, y, 3 + 8 * t, inks.disc) + disc(x + 700 * t, y, 3 + 8 * t, inks.disc);
    }),
    group(x, horizon - (isTall ? 400 : 262), isTall ? 0.98 : 1, plane),
  ].join('');
};
