import type { Drawing } from './sheet.ts';
import { disc, group, polygon, rays, rect, ripples, shape, stroke, times } from './shapes.ts';

const acacia = (fill: string, edge: string) =>
  [
    shape(
      'M-16 0C-8 -90 -26 -150 -70 -214L-52 -222C-22 -186 -8 -170 0 -146C6 -196 24 -230 74 -268L90 -258C46 -214 26 -160 22 0Z',
      fill,
    ),
    shape(
      'M-290 -232C-270 -290 -170 -304 -100 -296C-60 -330 60 -344 130 -316C220 -320 300 -296 318 -252C250 -240 190 -246 140 -252C60 -238 -20 -244 -80 -236C-150 -226 -230 -222 -290 -232Z',
      fill,
    ),
    shape(
      'M-190 -300C-150 -344 -70 -360 0 -352C70 -376 170 -362 214 -318C130 -312 -60 -300 -190 -300Z',
      fill,
    ),
    stroke('M-250 -262C-190 -284 -130 -286 -90 -282M10 -318C70 -334 130 -326 180 -308', edge, 4),
  ].join('');

const giraffe = (fill: string) =>
  [
    shape(
      'M-58 -150C-40 -172 10 -178 44 -190C60 -230 82 -292 96 -336L92 -352L98 -354L104 -342L112 -340L114 -354L120 -353L120 -338C136 -330 150 -318 154 -308C146 -300 132 -304 120 -308C104 -262 86 -210 76 -162C72 -146 66 -138 58 -128L62 0H50L42 -112C16 -104 -10 -104 -30 -110L-36 -62L-34 0H-46L-52 -60L-50 -108C-60 -118 -64 -134 -58 -150Z',
      fill,
    ),
    shape('M-40 -112L-22 -66L-20 0H-10L-8 -66L-14 -108ZM30 -112L34 0H44L50 -118Z', fill),
    stroke('M-58 -146C-70 -120 -66 -104 -72 -86', fill, 5),
  ].join('');

/** An acacia and giraffes on the plain, the sun on the horizon. */
export const safari: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const horizon = height * (isTall ? 0.66 : 0.66);
  const sunX = x + (isTall ? 40 : 130),
    r = isTall ? 330 : 285;
  const dark = inks.ink,
    sky = brand === 'main' ? inks.sky : inks.far;
  return [
    rect(0, 0, width, height, sky),
    times(6, (i) =>
      rect(0, horizon - 420 + i * 70, width, 14 + i * 7, brand === 'main' ? inks.haze : inks.near),
    ),
    disc(sunX, horizon - r * 0.42, r, brand === 'main' ? inks.disc : inks.accent),
    times(5, (i) => rect(0, horizon - 20 - i * 40, width, 14 - i * 2.4, sky)),
    shape(
      `M0 ${horizon - 20}L${width * 0.16} ${horizon - 62}L${width * 0.24} ${horizon - 48}L${width * 0.4} ${horizon - 12}H${width}V${horizon + 20}H0Z`,
      inks.far,
    ),
    rect(0, horizon, width, height, inks.middle),
    rect(0, horizon, width, 5, inks.line),
    ripples(width, horizon + 14, height * 0.84, 34, inks.far, 4),
    group(x + (isTall ? -20 : 40), horizon + 12, 0.22, acacia(dark, dark)),
    group(x + (isTall ? 520 : 690), horizon + 10, 0.24, acacia(dark, dark)),
    group(x + (isTall ? 150 : 300), horizon + (isTall ? 116 : 92), isTall ? 0.92 : 0.8, giraffe(dark)),
    group(
      x + (isTall ? 400 : 560),
      horizon + (isTall ? 88 : 66),
      isTall ? -0.7 : -0.6,
      `<g transform="scale(1 -1)">${giraffe(dark)}</g>`,
    ),
    shape(
      `M0 ${height * 0.86}C${width * 0.3} ${height * 0.82} ${width * 0.7} ${height * 0.9} ${width} ${height * 0.85}V${height}H0Z`,
      dark,
    ),
    times(60, (i) => {
      const px = (i * 97) % width,
        h = 26 + ((i * 37) % 46),
        py = height * 0.875;
      return stroke(`M${px} ${py}q${(i % 3) * 4 - 4} ${-h * 0.6} ${((i % 5) - 2) * 7} ${-h}`, dark, 4);
    }),
    group(x - (isTall ? 270 : 400), height * 0.88, isTall ? 1.66 : 1.46, acacia(dark, inks.middle)),
    group(
      x - (isTall ? 30 : 10),
      horizon - (isTall ? 560 : 420),
      1,
      [
        [0, 0],
        [54, -22],
        [112, -14],
        [40, 26],
      ]
        .map(([dx = 0, dy = 0]) =>
          group(dx, dy, 0.42, stroke('M-46 -6C-30 -26 -14 -22 0 0C14 -22 30 -26 46 -6', dark, 9)),
        )
        .join(''),
    ),
  ].join('');
};

/** Dunes with their shaded sides, a small caravan on the crest. */
export const desert: Drawing = ({ width, height, x, isTall, inks, brand }) => {
  const camel = shape(
    'M-40 -34C-36 -44 -26 -46 -20 -42C-16 -58 -2 -58 2 -42C10 -46 16 -44 22 -38C28 -40 30 -52 32 -64L30 -70L44 -72L52 -66L50 -62L42 -62C42 -44 38 -30 28 -24L30 0H25L20 -20C6 -16 -10 -16 -22 -20L-26 0H-31L-32 -22C-38 -24 -40 -28 -40 -34Z',
    brand === 'main' ? inks.ink : inks.light,
  );
  const near = height * (isTall ? 0.66 : 0.6);
  const lit = brand === 'main' ? inks.light : inks.middle;
  return [
    rect(0, 0, width, height, inks.sky),
    rays(x + (isTall ? 230 : 320), height * 0.34, 170, 1800, 57, 0, 353, inks.haze, 5),
    disc(x + (isTall ? 230 : 320), height * 0.34, isTall ? 150 : 132, inks.disc),
    shape(
      `M0 ${near - 70}C${width * 0.2} ${near - 160} ${width * 0.34} ${near - 150} ${width * 0.5} ${near - 70}C${width * 0.7} ${near - 170} ${width * 0.86} ${near - 130} ${width} ${near - 80}V${height}H0Z`,
      inks.haze,
    ),
    shape(
      `M0 ${near + 40}C${width * 0.16} ${near - 60} ${width * 0.3} ${near - 116} ${width * 0.44} ${near - 70}C${width * 0.56} ${near - 20} ${width * 0.74} ${near + 20} ${width} ${near - 20}V${height}H0Z`,
      lit,
    ),
    shape(
      `M${width * 0.39} ${near - 84}C${width * 0.5} ${near - 30} ${width * 0.36} ${near + 120} ${width * 0.62} ${near + 180}H${width}V${near - 20}C${width * 0.74} ${near + 20} ${width * 0.56} ${near - 20} ${width * 0.39} ${near - 84}Z`,
      inks.far,
    ),
    shape(
      `M${width} ${near + 30}C${width * 0.8} ${near + 50} ${width * 0.72} ${near + 120} ${width * 0.5} ${near + 150}C${width * 0.3} ${near + 176} ${width * 0.14} ${near + 160} 0 ${near + 220}V${height}H${width}Z`,
      brand === 'main' ? inks.disc : inks.near,
    ),
    shape(
      `M${width * 0.78} ${near + 70}C${width * 0.6} ${near + 210} ${width * 0.86} ${near + 280} ${width * 0.5} ${height}H${width}V${near + 30}C${width * 0.9} ${near + 40} ${width * 0.84} ${near + 50} ${width * 0.78} ${near + 70}Z`,
      brand === 'main' ? inks.accent : inks.ink,
    ),
    times(8, (i) =>
      stroke(
        `M0 ${near + 250 + i * 40}C${width * 0.2} ${near + 200 + i * 42} ${width * 0.34} ${near + 230 + i * 40} ${width * (0.56 - i * 0.012)} ${near + 186 + i * 44}`,
        brand === 'main' ? inks.haze : inks.far,
        2.5,
        'opacity="0.7"',
      ),
    ),
    [0, 1, 2, 3]
      .map((i) =>
        group(
          width * 0.17 + i * (isTall ? 84 : 92),
          near - 30 - i * (isTall ? 14 : 17) + (i === 3 ? 6 : 0),
          0.86,
          camel,
        ),
      )
      .join(''),
  ].join('');
};

/** A road that forks, a signpost that says nothing: page not found. */
export const signpost: Drawing = ({ width, height, x, isTall, inks, brand }) => {
  const horizon = height * 0.6,
    post = x + (isTall ? 40 : 90),
    foot = height * 0.86,
    k = isTall ? 1.3 : 1.02;
  const arm = (y: number, to: number, fill: string) => {
    const s = Math.sign(to);
    return (
      polygon(
        [
          [-s * 30, y],
          [to, y],
          [to + s * 40, y + 37],
          [to, y + 74],
          [-s * 30, y + 74],
        ],
        fill,
      ) +
      stroke(
        `M${-s * 12} ${y + 12}H${to - s * 6}L${to + s * 22} ${y + 37}L${to - s * 6} ${y + 62}H${-s * 12}Z`,
        brand === 'main' ? inks.light : inks.ink,
        2.5,
      )
    );
  };
  return [
    rect(0, 0, width, height, inks.sky),
    times(6, (i) => rect(0, horizon - 330 + i * 58, width, 10 + i * 5, inks.haze)),
    disc(x - (isTall ? 260 : 420), horizon - 20, isTall ? 190 : 160, inks.disc),
    shape(
      `M0 ${horizon - 20}C${width * 0.2} ${horizon - 110} ${width * 0.4} ${horizon - 70} ${width * 0.52} ${horizon - 30}C${width * 0.7} ${horizon - 120} ${width * 0.86} ${horizon - 90} ${width} ${horizon - 50}V${height}H0Z`,
      inks.far,
    ),
    rect(0, horizon, width, height, inks.middle),
    shape(
      `M0 ${height * 0.74}C${width * 0.3} ${height * 0.7} ${width * 0.7} ${height * 0.76} ${width} ${height * 0.71}V${height}H0Z`,
      inks.near,
    ),
    shape(
      `M${x - 210} ${height}C${x - 120} ${height * 0.86} ${x - 130} ${height * 0.78} ${x - 260} ${height * 0.7}C${x - 330} ${height * 0.66} ${x - 380} ${height * 0.63} ${x - 400} ${horizon}H${x - 384}C${x - 350} ${height * 0.63} ${x - 280} ${height * 0.66} ${x - 190} ${height * 0.7}C${x - 100} ${height * 0.735} ${x - 60} ${height * 0.76} ${x - 30} ${height * 0.79}C${x + 60} ${height * 0.74} ${x + 260} ${height * 0.68} ${x + 392} ${horizon}H${x + 410}C${x + 320} ${height * 0.69} ${x + 150} ${height * 0.77} ${x + 90} ${height * 0.84}C${x + 60} ${height * 0.9} ${x + 120} ${height * 0.96} ${x + 190} ${height}Z`,
      brand === 'main' ? inks.light : inks.edge,
    ),
    group(
      post,
      foot,
      k,
      `${rect(-14, -560, 28, 566, inks.edge)}${polygon(
        [
          [-26, -560],
          [26, -560],
          [0, -606],
        ],
        inks.line,
      )}${arm(-520, 250, inks.accent)}${arm(-420, -240, inks.disc)}${arm(-320, 190, brand === 'main' ? inks.ink : inks.light)}${rect(-60, 0, 120, 16, inks.edge)}`,
    ),
  ].join('');
};
