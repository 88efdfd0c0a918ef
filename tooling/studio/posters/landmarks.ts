import type { Drawing } from './sheet.ts';
import { disc, group, line, polygon, rect, shape, stroke, times } from './shapes.ts';

/** A room of straw mats with a round window onto a maple. */
export const ryokan: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const floor = height * (isTall ? 0.74 : 0.72),
    r = isTall ? 330 : 262,
    cy = floor - r - (isTall ? 130 : 70),
    cx = x + (isTall ? 60 : 150);
  const paper = brand === 'main' ? inks.light : inks.haze,
    wood = brand === 'main' ? inks.ink : inks.edge,
    plaster = brand === 'main' ? inks.sky : inks.near;
  const leaf = (lx: number, ly: number, scale: number, turn: number, fill: string) =>
    group(
      lx,
      ly,
      scale,
      polygon(
        [
          [0, -30],
          [6, -10],
          [26, -20],
          [12, -2],
          [30, 10],
          [8, 8],
          [10, 28],
          [0, 12],
          [-10, 28],
          [-8, 8],
          [-30, 10],
          [-12, -2],
          [-26, -20],
          [-6, -10],
        ],
        fill,
      ),
      `rotate(${turn})`,
    );
  const leaves = times(46, (i) => {
    const a = i * 2.4,
      d = r * (0.16 + ((i * 37) % 80) / 100);
    return leaf(
      cx - r * 0.1 + Math.cos(a) * d * 1.05,
      cy - r * 0.26 + Math.sin(a) * d * 0.62,
      0.7 + ((i * 13) % 10) / 16,
      i * 47,
      i % 4 === 0 ? inks.disc : inks.accent,
    );
  });
  const screens = Math.ceil((cx - r - 70) / 118);
  return [
    rect(0, 0, width, height, plaster),
    disc(cx, cy, r, brand === 'main' ? inks.haze : inks.ink),
    `<clipPath id="moon"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath><g clip-path="url(#moon)">${shape(`M${cx - r} ${cy + r * 0.5}C${cx - r * 0.4} ${cy + r * 0.24} ${cx + r * 0.2} ${cy + r * 0.54} ${cx + r} ${cy + r * 0.34}V${cy + r}H${cx - r}Z`, inks.middle)}${shape(`M${cx - r} ${cy + r * 0.74}C${cx - r * 0.3} ${cy + r * 0.6} ${cx + r * 0.4} ${cy + r * 0.8} ${cx + r} ${cy + r * 0.66}V${cy + r}H${cx - r}Z`, brand === 'main' ? inks.near : inks.far)}${stroke(`M${cx + r * 0.5} ${cy + r}C${cx + r * 0.4} ${cy + r * 0.4} ${cx + r * 0.1} ${cy + r * 0.2} ${cx - r * 0.1} ${cy - r * 0.3}M${cx + r * 0.3} ${cy + r * 0.34}C${cx + r * 0.4} ${cy} ${cx + r * 0.5} ${cy - r * 0.1} ${cx + r * 0.66} ${cy - r * 0.3}M${cx + r * 0.08} ${cy}C${cx - r * 0.2} ${cy - r * 0.06} ${cx - r * 0.4} ${cy - r * 0.04} ${cx - r * 0.62} ${cy - r * 0.2}`, wood, 16)}${leaves}</g>`,
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${wood}" stroke-width="16"/>`,
    `<circle cx="${cx}" cy="${cy}" r="${r + 16}" fill="none" stroke="${inks.line}" stroke-width="2.4"/>`,
    // Paper screens pushed to the left.
    times(screens, (i) => rect(i * 118 - 10, 90, 118, floor - 90, paper)),
    times(screens + 1, (i) => line(i * 118 - 10, 90, i * 118 - 10, floor, wood, 9)),
    times(screens * 2, (i) => line(i * 59 - 10, 90, i * 59 - 10, floor - 130, wood, 3)),
    times(7, (i) =>
      line(0, 90 + (i * (floor - 220)) / 6, screens * 118 - 10, 90 + (i * (floor - 220)) / 6, wood, 3),
    ),
    rect(0, floor - 130, screens * 118 - 10, 130, brand === 'main' ? inks.haze : inks.near),
    line(0, floor - 130, screens * 118 - 10, floor - 130, wood, 6),
    rect(0, 58, width, 34, wood),
    rect(0, 0, width, 58, brand === 'main' ? inks.haze : inks.haze),
    rect(width - 76, 92, 34, floor - 92, wood),
    rect(0, floor, width, height, brand === 'main' ? inks.far : inks.far),
    rect(0, floor, width, 12, wood),
    [-0.52, -0.17, 0.17, 0.52]
      .map((t) => line(x + t * width, floor, x + t * width * 1.9, height, inks.edge, 9))
      .join(''),
    line(0, floor + (height - floor) * 0.5, width, floor + (height - floor) * 0.5, inks.edge, 7),
    group(
      cx - (isTall ? 60 : 120),
      floor + (height - floor) * 0.5,
      isTall ? 1.1 : 1,
      `${polygon(
        [
          [-190, -44],
          [190, -44],
          [220, -16],
          [-220, -16],
        ],
        inks.accent,
      )}${rect(-220, -16, 440, 16, inks.ink)}${rect(-180, 0, 18, 46, inks.ink)}${rect(162, 0, 18, 46, inks.ink)}${shape('M-70 -44C-96 -52 -104 -96 -58 -110H6C52 -96 44 -52 18 -44Z', inks.ink)}${stroke('M44 -84C70 -84 66 -58 30 -60', inks.ink, 9)}${stroke('M-60 -114C-46 -164 -6 -164 8 -114', inks.line, 6)}${disc(-26, -116, 8, inks.line)}${shape('M96 -44C86 -52 84 -66 84 -80H136C136 -66 134 -52 124 -44Z', inks.light)}`,
    ),
  ].join('');
};
