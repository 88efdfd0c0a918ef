import type { Drawing } from './sheet.ts';
import { disc, group, line, polygon, range, rect, ring, shape, stars, stroke, times } from './shapes.ts';

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
