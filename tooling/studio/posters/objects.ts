import type { Drawing } from './sheet.ts';
import {
  clipped,
  disc,
  group,
  line,
  polygon,
  rays,
  rect,
  ring,
  shape,
  stars,
  stroke,
  times,
} from './shapes.ts';

/** A member's card, engraved, on a table. */
export const card: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const w = 860,
    h = 542,
    k = isTall ? 1 : 0.94,
    y = height / 2;
  const face = brand === 'main' ? inks.near : inks.haze;
  const body = [
    rect(-w / 2 + 16, -h / 2 + 26, w, h, 'rgba(0,0,0,0.3)', 34),
    rect(-w / 2, -h / 2, w, h, face, 34),
    clipped(
      'face',
      `<rect x="${-w / 2 + 34}" y="${-h / 2 + 34}" width="${w - 68}" height="${h - 68}" rx="10"/>`,
      `${rays(0, h / 2 - 40, 150, 900, 91, 180, 360, inks.disc, 1.6)}${[150, 166, 182].map((r) => ring(0, h / 2 - 40, r, inks.disc, 2)).join('')}${shape(`M-150 ${h / 2 - 40}A150 150 0 0 1 150 ${h / 2 - 40}Z`, inks.disc)}${rect(-w / 2, h / 2 - 40, w, 60, face)}${line(-w / 2, h / 2 - 40, w / 2, h / 2 - 40, inks.disc, 3)}`,
    ),
    `<rect x="${-w / 2 + 22}" y="${-h / 2 + 22}" width="${w - 44}" height="${h - 44}" rx="18" fill="none" stroke="${inks.disc}" stroke-width="3"/>`,
    `<rect x="${-w / 2 + 34}" y="${-h / 2 + 34}" width="${w - 68}" height="${h - 68}" rx="10" fill="none" stroke="${inks.disc}" stroke-width="1.4"/>`,
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ]
      .map(([sx = 1, sy = 1]) =>
        group(
          sx * (w / 2 - 34),
          sy * (h / 2 - 34),
          1,
          `${polygon(
            [
              [0, 0],
              [-54, 0],
              [-54, -8],
              [-8, -8],
              [-8, -54],
              [0, -54],
            ],
            inks.disc,
          )}${rect(-36, -36, 16, 16, inks.disc)}`,
          `scale(${sx} ${sy})`,
        ),
      )
      .join(''),
  ].join('');
  const back = [
    rect(-w / 2, -h / 2, w, h, brand === 'main' ? inks.accent : inks.accent, 34),
    times(9, (i) =>
      line(
        -w / 2 + 60,
        -h / 2 + 66 + i * 14,
        w / 2 - 60,
        -h / 2 + 66 + i * 14,
        brand === 'main' ? inks.disc : inks.ink,
        2,
      ),
    ),
    `<rect x="${-w / 2 + 22}" y="${-h / 2 + 22}" width="${w - 44}" height="${h - 44}" rx="18" fill="none" stroke="${brand === 'main' ? inks.disc : inks.ink}" stroke-width="2"/>`,
  ].join('');
  const bands = times(isTall ? 15 : 11, (i) => line(0, 60 + i * 96, width, 60 + i * 96, inks.haze, 3));
  return [
    rect(0, 0, width, height, inks.sky),
    bands,
    polygon(
      [
        [0, height],
        [width, height * 0.34],
        [width, height],
      ],
      brand === 'main' ? inks.haze : inks.near,
    ),
    group(x + (isTall ? 40 : 110), y - (isTall ? 150 : 60), k, back, 'rotate(11)'),
    group(x - (isTall ? 0 : 60), y + (isTall ? 110 : 30), k, body, 'rotate(-7)'),
  ].join('');
};

const key = (inks: { disc: string; accent: string; ink: string; line: string }) =>
  [
    ring(0, 0, 26, inks.disc, 11),
    rect(-6, 24, 12, 96, inks.disc),
    rect(6, 84, 26, 11, inks.disc),
    rect(6, 104, 20, 11, inks.disc),
    stroke('M-14 18C-40 60 -34 90 -40 116', inks.accent, 5),
    disc(-40, 122, 12, inks.accent),
    polygon(
      [
        [-54, 130],
        [-26, 130],
        [-20, 196],
        [-60, 196],
      ],
      inks.accent,
    ),
    times(5, (i) => line(-52 + i * 6, 140, -55 + i * 7.6, 196, inks.ink, 1.6)),
  ].join('');

/** A board of pigeonholes with one key: nothing saved yet. */
export const keys: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const columns = isTall ? 4 : 5,
    rows = isTall ? 4 : 3,
    w = isTall ? 226 : 220,
    h = isTall ? 262 : 238,
    gap = 18;
  const total = columns * w + (columns - 1) * gap,
    tall = rows * h + (rows - 1) * gap,
    left = x - total / 2,
    top = (height - tall) / 2 - 10;
  const wood = brand === 'main' ? inks.accent : inks.haze,
    hole = inks.ink;
  const cell = (c: number, r: number) => {
    const cx = left + c * (w + gap),
      cy = top + r * (h + gap);
    return [
      shape(
        `M${cx} ${cy + h}V${cy + w / 2}A${w / 2} ${w / 2} 0 0 1 ${cx + w} ${cy + w / 2}V${cy + h}Z`,
        hole,
      ),
      stroke(
        `M${cx} ${cy + h}V${cy + w / 2}A${w / 2} ${w / 2} 0 0 1 ${cx + w} ${cy + w / 2}V${cy + h}Z`,
        inks.line,
        3,
      ),
      disc(cx + w / 2, cy + 44, 7, inks.line),
      rect(cx, cy + h - 12, w, 12, brand === 'main' ? inks.disc : inks.far),
    ].join('');
  };
  const kc = isTall ? 2 : 3,
    kr = isTall ? 1 : 1;
  return [
    rect(0, 0, width, height, inks.sky),
    times(Math.ceil(width / 40), (i) => line(i * 40, 0, i * 40, height, inks.haze, 3)),
    rect(left - 52 + 14, top - 60 + 22, total + 104, tall + 124, 'rgba(0,0,0,0.25)'),
    rect(left - 52, top - 60, total + 104, tall + 124, wood),
    `<rect x="${left - 34}" y="${top - 42}" width="${total + 68}" height="${tall + 88}" fill="none" stroke="${inks.line}" stroke-width="2.4"/>`,
    rect(left - 76, top - 86, total + 152, 30, inks.ink),
    rect(left - 76, top + tall + 62, total + 152, 30, inks.ink),
    line(left - 76, top - 54, left + total + 76, top - 54, inks.line, 4),
    times(columns * rows, (i) => cell(i % columns, Math.floor(i / columns))),
    group(left + kc * (w + gap) + w / 2, top + kr * (h + gap) + 58, isTall ? 1.02 : 0.9, key(inks)),
  ].join('');
};

/** A suitcase on its stand, its labels still blank: no journey yet. */
export const suitcase: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const floor = height * (isTall ? 0.82 : 0.85),
    k = isTall ? 1.22 : 1;
  const leather = brand === 'main' ? inks.accent : inks.middle;
  const trunk = [
    stroke('M-84 -470V-500A40 40 0 0 1 -44 -540H44A40 40 0 0 1 84 -500V-470', inks.edge, 24),
    rect(-390, -470, 780, 330, leather, 36),
    polygon(
      [
        [-390, -300],
        [390, -300],
        [390, -176],
        [354, -140],
        [-354, -140],
        [-390, -176],
      ],
      'rgba(0,0,0,0.14)',
    ),
    line(-390, -306, 390, -306, inks.ink, 5),
    [-230, 186]
      .map(
        (d) =>
          rect(d, -470, 44, 330, inks.disc) +
          line(d + 7, -470, d + 7, -140, inks.ink, 1.6) +
          line(d + 37, -470, d + 37, -140, inks.ink, 1.6) +
          rect(d - 7, -332, 58, 48, inks.ink, 6) +
          rect(d + 3, -322, 38, 28, inks.disc, 3),
      )
      .join(''),
    [
      [-390, -470],
      [300, -470],
      [-390, -214],
      [300, -214],
    ]
      .map(([cx = 0, cy = 0]) => rect(cx, cy, 90, 74, inks.ink, 30))
      .join(''),
    `<g transform="rotate(-7 -80 -390)">${rect(-140, -440, 170, 100, inks.light, 6)}<rect x="-132" y="-432" width="154" height="84" fill="none" stroke="${inks.accent}" stroke-width="3"/></g>`,
    `<g transform="rotate(9 90 -230)">${disc(76, -224, 62, inks.light)}${ring(76, -224, 52, inks.disc, 3)}${ring(76, -224, 46, inks.disc, 1.4)}</g>`,
    `<g transform="rotate(4 -110 -220)">${polygon(
      [
        [-176, -180],
        [-110, -282],
        [-44, -180],
      ],
      brand === 'main' ? inks.near : inks.accent,
    )}${stroke('M-160 -190L-110 -266L-60 -190Z', inks.light, 2.4)}</g>`,
    rect(-330, -140, 660, 18, inks.edge),
    line(-280, -122, 250, 6, inks.edge, 18),
    line(280, -122, -250, 6, inks.edge, 18),
    times(4, (i) => rect(-300 + i * 164, -140, 108, 8, inks.line)),
    disc(0, -58, 11, inks.line),
  ].join('');
  return [
    rect(0, 0, width, height, inks.sky),
    times(Math.ceil(width / 52), (i) => line(i * 52 + 12, 0, i * 52 + 12, floor - 96, inks.haze, 7)),
    rect(0, floor - 96, width, 14, inks.line),
    rect(0, floor - 82, width, 82, inks.haze),
    rect(0, floor - 8, width, 8, inks.line),
    rect(0, floor, width, height, inks.near),
    times(13, (i) => line(x + (i - 6) * 130, floor, x + (i - 6) * 260, height, inks.middle, 3)),
    line(0, floor + (height - floor) * 0.42, width, floor + (height - floor) * 0.42, inks.middle, 2),
    // A lamp to one side, so that the wall is not bare.
    group(
      x + (isTall ? 420 : 560),
      floor,
      isTall ? 1.1 : 1,
      `${rect(-70, -14, 140, 22, inks.edge, 6)}${rect(-6, -640, 12, 630, inks.edge)}${polygon(
        [
          [-62, -760],
          [62, -760],
          [104, -610],
          [-104, -610],
        ],
        inks.disc,
      )}${line(-104, -610, 104, -610, inks.ink, 5)}`,
    ),
    shape(
      `M${x - 420 * k} ${floor + 26}H${x + 420 * k}L${x + 470 * k} ${floor + 50}H${x - 360 * k}Z`,
      'rgba(0,0,0,0.25)',
    ),
    group(x - (isTall ? 90 : 90), floor + 30, k, trunk),
  ].join('');
};

/** A bell on an empty desk at night: the service is temporarily unavailable. */
export const bell: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const desk = height * (isTall ? 0.74 : 0.76),
    k = isTall ? 1.16 : 0.96;
  const wy = desk - (isTall ? 1010 : 690),
    wh = isTall ? 820 : 560,
    ww = isTall ? 640 : 520;
  const window = `M${x - ww / 2} ${wy + wh}V${wy + ww / 2}A${ww / 2} ${ww / 2} 0 0 1 ${x + ww / 2} ${wy + ww / 2}V${wy + wh}Z`;
  const night = inks.ink;
  const bellShape = [
    rect(-150, -20, 300, 22, brand === 'main' ? inks.ink : inks.edge, 10),
    rect(-16, -52, 32, 36, brand === 'main' ? inks.ink : inks.edge),
    shape(
      'M-212 -48C-206 -68 -196 -70 -190 -92C-170 -172 -92 -214 0 -214C92 -214 170 -172 190 -92C196 -70 206 -68 212 -48Z',
      inks.disc,
    ),
    shape(
      'M0 -214C92 -214 170 -172 190 -92C196 -70 206 -68 212 -48H96C112 -100 86 -180 0 -214Z',
      'rgba(0,0,0,0.2)',
    ),
    line(-186, -92, 186, -92, brand === 'main' ? inks.accent : inks.ink, 3),
    stroke('M-146 -110C-132 -150 -100 -176 -56 -188', inks.light, 7),
    rect(-24, -226, 48, 16, brand === 'main' ? inks.accent : inks.edge, 4),
    rect(-5, -254, 10, 30, inks.light),
    rect(-24, -266, 48, 16, inks.light, 8),
  ].join('');
  return [
    rect(0, 0, width, height, brand === 'main' ? inks.near : inks.haze),
    times(Math.ceil(width / 84), (i) =>
      line(i * 84 + 10, 0, i * 84 + 10, desk, brand === 'main' ? inks.middle : inks.far, 2),
    ),
    shape(window, night),
    clipped(
      'pane',
      `<path d="${window}"/>`,
      `${stars(60, width, desk, inks.line, 12)}${disc(x + 110, wy + wh * 0.36, isTall ? 78 : 62, inks.disc)}${disc(x + 142, wy + wh * 0.33, isTall ? 72 : 58, night)}${shape(`M0 ${wy + wh}V${wy + wh - 120}L${x - 120} ${wy + wh - 190}L${x + 20} ${wy + wh - 96}L${x + 190} ${wy + wh - 170}L${width} ${wy + wh - 80}V${wy + wh}Z`, brand === 'main' ? inks.near : inks.far)}${rays(x, wy + ww / 2, 0, ww, 5, 180, 360, inks.line, 5)}${line(x, wy, x, wy + wh, inks.line, 5)}${line(0, wy + ww / 2, width, wy + ww / 2, inks.line, 5)}${line(0, wy + ww / 2 + 190, width, wy + ww / 2 + 190, inks.line, 4)}`,
    ),
    stroke(window, inks.line, 12),
    rect(0, desk, width, height, brand === 'main' ? inks.accent : inks.near),
    rect(0, desk, width, 22, inks.disc),
    times(
      Math.ceil(width / 150) + 1,
      (i) =>
        `<rect x="${i * 150 - 20}" y="${desk + 66}" width="116" height="${height}" fill="none" stroke="${brand === 'main' ? inks.disc : inks.middle}" stroke-width="3"/>`,
    ),
    shape(
      `M${x - 240 * k} ${desk}H${x + 300 * k}L${x + 250 * k} ${desk + 12}H${x - 200 * k}Z`,
      'rgba(0,0,0,0.3)',
    ),
    group(x, desk + 4, k, bellShape),
  ].join('');
};
