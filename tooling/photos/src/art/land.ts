import type { Drawing } from './draw.ts';
import {
  disc,
  group,
  line,
  polygon,
  range,
  rays,
  rect,
  ring,
  ripples,
  shape,
  stars,
  stroke,
  times,
} from './shapes.ts';

/** A night train on a viaduct among mountains. */
export const train: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const rail = height * (isTall ? 0.585 : 0.56),
    foot = height * (isTall ? 0.92 : 0.96);
  const pier = isTall ? 172 : 178;
  const count = Math.ceil(width / pier) + 1,
    start = (width - count * pier) / 2;
  const stone = brand === 'main' ? inks.light : inks.middle;
  const arches = times(count, (i) => {
    const left = start + i * pier + 22,
      right = start + (i + 1) * pier - 22,
      r = (right - left) / 2,
      top = rail + 74;
    return `M${left} ${foot}V${top + r}A${r} ${r} 0 0 1 ${right} ${top + r}V${foot}Z`;
  });
  const keystones = times(count, (i) => {
    const left = start + i * pier + 22,
      right = left + pier - 44,
      r = (right - left) / 2;
    return stroke(`M${left} ${rail + 74 + r}A${r} ${r} 0 0 1 ${right} ${rail + 74 + r}`, inks.line, 3);
  });
  const car = (cx: number, length: number) =>
    [
      rect(cx, rail - 112, length, 84, inks.near, 10),
      rect(cx, rail - 112, length, 16, inks.ink, 8),
      rect(cx + 4, rail - 50, length - 8, 4, inks.line),
      times(7, (i) => rect(cx + 24 + (i * (length - 76)) / 6, rail - 88, 28, 28, inks.disc, 3)),
      rect(cx + 6, rail - 28, length - 12, 10, inks.ink),
      [0.16, 0.27, 0.73, 0.84].map((t) => disc(cx + length * t, rail - 14, 13, inks.ink)).join(''),
    ].join('');
  const engineX = x + (isTall ? 215 : 340);
  const engine = [
    shape(
      `M${engineX} ${rail - 28}V${rail - 128}H${engineX + 90}V${rail - 112}H${engineX + 236}C${engineX + 282} ${rail - 108} ${engineX + 304} ${rail - 70} ${engineX + 310} ${rail - 20}Z`,
      inks.accent,
    ),
    rect(engineX, rail - 138, 104, 14, inks.ink),
    rect(engineX + 18, rail - 112, 30, 30, inks.disc),
    rect(engineX + 56, rail - 112, 22, 30, inks.disc),
    line(engineX + 4, rail - 50, engineX + 296, rail - 50, inks.line, 4),
    disc(engineX + 284, rail - 74, 11, inks.light),
    rect(engineX, rail - 28, 306, 12, inks.ink),
    [40, 96, 152, 208, 260].map((d) => disc(engineX + d, rail - 15, 16, inks.ink)).join(''),
  ].join('');
  const moonX = x - (isTall ? 250 : 380),
    moonY = height * 0.2;
  const peaks: [number, number][] = isTall
    ? [
        [120, 470],
        [900, 380],
        [560, 250],
        [1180, 560],
      ]
    : [
        [90, 330],
        [1320, 300],
        [780, 130],
        [460, 350],
        [1080, 380],
      ];
  return [
    rect(0, 0, width, height, inks.sky),
    brand === 'club'
      ? stars(70, width, height * 0.5, inks.line, 4)
      : rays(moonX, moonY, 120, 1800, 45, 0, 352, inks.haze, 5),
    disc(moonX, moonY, isTall ? 104 : 92, inks.disc),
    range(peaks, rail + 220, 0.72, brand === 'main' ? inks.light : inks.middle, inks.far),
    rect(0, rail + 20, width, height, inks.far),
    shape(
      `M0 ${rail + 210}C${width * 0.2} ${rail + 150} ${width * 0.34} ${rail + 260} ${width * 0.5} ${rail + 250}C${width * 0.7} ${rail + 236} ${width * 0.8} ${rail + 140} ${width} ${rail + 190}V${height}H0Z`,
      brand === 'main' ? inks.middle : inks.near,
    ),
    times(26, (i) => {
      const px = (i * 137) % width,
        py = rail + 300 + ((i * 71) % 120),
        h = 56 + ((i * 29) % 40);
      return polygon(
        [
          [px - 18, py],
          [px, py - h],
          [px + 18, py],
        ],
        brand === 'main' ? inks.near : inks.ink,
      );
    }),
    `<path fill-rule="evenodd" fill="${stone}" d="M0 ${rail}H${width}V${foot}H0Z${arches}"/>`,
    keystones,
    rect(0, rail, width, 12, inks.line),
    line(0, rail + 40, width, rail + 40, inks.line, 2),
    rect(0, foot, width, height - foot, inks.near),
    ripples(width, foot + 8, height, 9, inks.middle, 2),
    times(6, (i) => car(engineX - 14 - (i + 1) * 318, 304)),
    engine,
  ].join('');
};

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

/** Six pods of a camp on the ice, below bare peaks. */
export const camp: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const ice = height * (isTall ? 0.66 : 0.66);
  const snow = brand === 'main' ? inks.light : inks.middle;
  const pod = (scale: number) =>
    [
      shape('M-100 0A100 104 0 0 1 100 0Z', brand === 'main' ? inks.near : inks.disc),
      shape('M0 -104A100 104 0 0 1 100 0H30C44 -40 34 -80 0 -104Z', 'rgba(0,0,0,0.2)'),
      [-62, -28, 28, 62]
        .map((d) =>
          stroke(`M0 -104C${d * 0.9} -92 ${d} -40 ${d} 0`, brand === 'main' ? inks.line : inks.near, 2.4),
        )
        .join(''),
      stroke('M-92 -38H92M-64 -78H64', brand === 'main' ? inks.line : inks.near, 2.4),
      shape('M-24 0V-40A24 26 0 0 1 24 -40V0Z', brand === 'main' ? inks.disc : inks.near),
      shape('M-16 0V-38A16 18 0 0 1 16 -38V0Z', inks.light),
      rect(-118, -4, 236, 14, inks.ink),
    ].join('') +
    (scale > 0.8
      ? line(0, -104, 0, -150, inks.edge, 4) +
        polygon(
          [
            [0, -150],
            [44, -138],
            [0, -126],
          ],
          inks.accent,
        )
      : '');
  const row: [number, number, number][] = isTall
    ? [
        [-430, 22, 0.58],
        [-272, 34, 0.7],
        [-76, 52, 0.88],
        [160, 78, 1.1],
        [-470, 170, 0.5],
        [420, 124, 1.28],
      ]
    : [
        [-610, 16, 0.5],
        [-456, 28, 0.62],
        [-268, 44, 0.78],
        [-34, 66, 1],
        [250, 94, 1.24],
        [566, 132, 1.44],
      ];
  const pods = (isTall ? row.filter((_, i) => i !== 4) : row)
    .map(([dx, dy, s]) => group(x + dx, ice + dy, s, pod(s)))
    .join('');
  const sixth = isTall ? group(x - 536, ice + 12, 0.48, pod(0.48)) : '';
  const peaks: [number, number][] = isTall
    ? [
        [180, 560],
        [1010, 500],
        [650, 330],
        [400, 620],
        [840, 640],
      ]
    : [
        [140, 360],
        [1260, 300],
        [820, 180],
        [480, 380],
        [1050, 420],
      ];
  const sunX = x - (isTall ? 300 : 420),
    sunY = height * 0.24;
  return [
    rect(0, 0, width, height, inks.sky),
    brand === 'club' ? stars(46, width, height * 0.42, inks.line, 9) : '',
    [1, 2, 3].map((i) => ring(sunX, sunY, 70 + i * 54, inks.haze, 5)).join(''),
    disc(sunX, sunY, 82, inks.disc),
    line(sunX - 330, sunY, sunX - 120, sunY, inks.disc, 3),
    line(sunX + 120, sunY, sunX + 330, sunY, inks.disc, 3),
    range(peaks, ice + 4, 0.62, snow, inks.far),
    shape(
      `M0 ${ice - 34}C${width * 0.3} ${ice - 60} ${width * 0.6} ${ice - 10} ${width} ${ice - 44}V${height}H0Z`,
      brand === 'main' ? inks.haze : inks.far,
    ),
    rect(0, ice + 20, width, height, snow),
    times(11, (i) =>
      stroke(
        `M0 ${ice + 60 + i * (isTall ? 46 : 32)}C${width * 0.3} ${ice + 30 + i * (isTall ? 48 : 34)} ${width * 0.6} ${ice + 90 + i * (isTall ? 50 : 34)} ${width} ${ice + 48 + i * (isTall ? 52 : 38)}`,
        brand === 'main' ? inks.haze : inks.far,
        2.5 + i * 0.4,
      ),
    ),
    sixth,
    pods,
  ].join('');
};

const penguin = (ink: string, light: string, beak: string) =>
  [
    shape(
      'M-6 -196C22 -198 34 -176 36 -152C60 -120 62 -50 44 -8L18 0H-24C-46 -26 -52 -100 -34 -146C-36 -172 -28 -194 -6 -196Z',
      ink,
    ),
    shape('M-22 -136C-40 -92 -36 -34 -16 -6H10C18 -50 8 -112 -8 -146Z', light),
    shape('M-34 -174L-62 -166L-32 -164Z', beak),
    shape('M-14 -158C-2 -150 10 -152 18 -164C16 -146 2 -138 -12 -142Z', beak),
    stroke('M34 -138C58 -104 60 -66 52 -40', ink, 14),
    shape('M-34 -4H4L-4 6H-38ZM4 -4H34L28 6H2Z', beak),
  ].join('');

/** Emperor penguins before an ice cliff, and nothing else for a long way. */
export const whiteDesert: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const ice = height * (isTall ? 0.62 : 0.6);
  const snow = brand === 'main' ? inks.light : inks.middle;
  const shade = brand === 'main' ? inks.haze : inks.far;
  const cliff = (left: number, top: number, right: number) =>
    polygon(
      [
        [left, ice + 8],
        [left, top + 40],
        [left + 90, top],
        [right - 260, top + 30],
        [right - 120, top + 92],
        [right - 60, top + 100],
        [right, ice + 8],
      ],
      snow,
    ) +
    times(9, (i) =>
      line(
        left + 20 + (i * (right - left - 190)) / 8,
        top + 52 + ((i * 37) % 40),
        left + 14 + (i * (right - left - 150)) / 8,
        ice + 4,
        brand === 'main' ? inks.far : inks.far,
        i % 3 ? 5 : 12,
      ),
    ) +
    polygon(
      [
        [left, top + 40],
        [left + 90, top],
        [right - 260, top + 30],
        [right - 120, top + 92],
        [right - 60, top + 100],
        [right - 70, top + 116],
        [right - 140, top + 108],
        [right - 270, top + 48],
        [left + 90, top + 20],
      ],
      brand === 'main' ? '#ffffff' : inks.light,
    );
  const sunX = x + (isTall ? 230 : 330),
    r = isTall ? 150 : 128;
  return [
    rect(0, 0, width, height, inks.sky),
    times(9, (i) => line(0, ice - 30 - i * 46, width, ice - 30 - i * 46, inks.haze, 12 - i)),
    disc(sunX, ice - r * 0.86, r, inks.disc),
    brand === 'club' ? stars(50, width, height * 0.36, inks.line, 6) : '',
    polygon(
      [
        [width * 0.62, ice],
        [width * 0.7, ice - 60],
        [width * 0.74, ice - 40],
        [width * 0.82, ice - 96],
        [width * 0.93, ice - 30],
        [width, ice - 44],
        [width, ice],
      ],
      brand === 'main' ? inks.far : inks.near,
    ),
    cliff(-40, ice - (isTall ? 330 : 250), isTall ? 640 : 800),
    rect(0, ice, width, height, shade),
    line(0, ice, width, ice, inks.line, 3),
    rect(0, ice + 46, width, height, snow),
    shape(
      `M0 ${ice + 46}C${width * 0.3} ${ice + 20} ${width * 0.5} ${ice + 70} ${width} ${ice + 34}V${ice + 70}H0Z`,
      snow,
    ),
    times(10, (i) =>
      stroke(
        `M${-100 + ((i * 211) % 500)} ${ice + 96 + i * (isTall ? 48 : 34)}q${160 + i * 20} -26 ${420 + i * 50} -4`,
        shade,
        4 + i * 0.6,
      ),
    ),
    (isTall
      ? [
          [-300, 92, 0.42],
          [-214, 104, 0.5],
          [-120, 90, 0.42],
          [70, 176, 0.92],
          [330, 214, 1.12],
        ]
      : [
          [-110, 92, 0.5],
          [0, 100, 0.56],
          [110, 88, 0.46],
          [280, 190, 1.02],
          [520, 214, 1.16],
        ]
    )
      .map(([dx = 0, dy = 0, s = 1]) =>
        group(
          x + dx,
          ice + dy * (isTall ? 1.3 : 1.06),
          s * (isTall ? 1.24 : 1),
          penguin(inks.ink, brand === 'main' ? '#ffffff' : inks.light, inks.disc),
        ),
      )
      .join(''),
    group(
      x + (isTall ? 196 : 402),
      ice + 214 * (isTall ? 1.34 : 1.1),
      isTall ? 0.6 : 0.5,
      penguin(inks.far, brand === 'main' ? '#ffffff' : inks.light, inks.disc),
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
