import type { Drawing } from './sheet.ts';
import { disc, group, line, polygon, rays, rect, ripples, shape, stars, stroke, times } from './shapes.ts';

/** Curved roofs and a pagoda by water, hills behind. */
export const pagoda: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const base = height * (isTall ? 0.72 : 0.74),
    s = isTall ? 1.24 : 1;
  const wall = brand === 'main' ? inks.light : inks.edge;
  const roof = (cx: number, y: number, half: number, rise: number, fill: string) =>
    shape(
      `M${cx - half - 34} ${y - 16}C${cx - half} ${y + 4} ${cx - half * 0.5} ${y - rise * 0.5} ${cx - half * 0.34} ${y - rise}H${cx + half * 0.34}C${cx + half * 0.5} ${y - rise * 0.5} ${cx + half} ${y + 4} ${cx + half + 34} ${y - 16}C${cx + half * 0.8} ${y + 16} ${cx + half * 0.5} ${y + 12} ${cx} ${y + 12}C${cx - half * 0.5} ${y + 12} ${cx - half * 0.8} ${y + 16} ${cx - half - 34} ${y - 16}Z`,
      fill,
    ) + line(cx - half * 0.34, y - rise, cx + half * 0.34, y - rise, inks.line, 5);
  const tower = times(5, (i) => {
    const w = (92 - i * 11) * s,
      y = base - (70 + i * 98) * s;
    return (
      rect(x + 170 * s - w, y - 2, w * 2, 98 * s, wall) +
      [-0.5, 0, 0.5]
        .map((t) => rect(x + 170 * s + t * w * 1.1 - 9, y + 38 * s, 18, 52 * s, inks.near))
        .join('') +
      roof(x + 170 * s, y + 6, w * 1.32, 40 * s, inks.accent)
    );
  });
  const spireY = base - 560 * s;
  const hall = (cx: number, w: number, h: number) =>
    rect(cx - w, base - h, w * 2, h, wall) +
    times(7, (i) =>
      rect(cx - w + 10 + (i * (w * 2 - 30)) / 6, base - h, 10, h, brand === 'main' ? inks.accent : inks.near),
    ) +
    roof(cx, base - h + 4, w * 1.14, h * 0.72, brand === 'main' ? inks.near : inks.middle);
  const sunX = x - (isTall ? 220 : 300),
    sunY = height * (isTall ? 0.27 : 0.32);
  return [
    rect(0, 0, width, height, inks.sky),
    times(7, (i) => rect(0, base - 470 * s + i * 60 * s, width, 8 + i * 4, inks.haze)),
    brand === 'club' ? stars(44, width, height * 0.35, inks.line, 14) : '',
    disc(sunX, sunY, isTall ? 190 : 168, inks.disc),
    shape(
      `M0 ${base - 150 * s}C${width * 0.12} ${base - 260 * s} ${width * 0.22} ${base - 250 * s} ${width * 0.32} ${base - 130 * s}C${width * 0.44} ${base - 210 * s} ${width * 0.6} ${base - 190 * s} ${width * 0.7} ${base - 110 * s}C${width * 0.82} ${base - 260 * s} ${width * 0.94} ${base - 220 * s} ${width} ${base - 140 * s}V${base}H0Z`,
      inks.far,
    ),
    line(x + 170 * s, spireY - 90 * s, x + 170 * s, spireY + 30, inks.line, 7),
    times(4, (i) => disc(x + 170 * s, spireY - 60 * s + i * 20 * s, 9 - i, inks.line)),
    tower,
    hall(x - 300 * s, 170 * s, 130 * s),
    hall(x - 40 * s, 110 * s, 92 * s),
    hall(x + 470 * s, 150 * s, 112 * s),
    hall(x - 600 * s, 120 * s, 96 * s),
    rect(0, base, width, height, inks.middle),
    rect(0, base, width, 10, inks.line),
    ripples(width, base + 20, height, 40, inks.far, 13),
    times(8, (i) =>
      line(sunX - 110 + i * 13, base + 40 + i * 24, sunX + 110 - i * 13, base + 40 + i * 24, inks.disc, 5),
    ),
    group(
      x + (isTall ? 120 : 330),
      height * (isTall ? 0.88 : 0.9),
      isTall ? 1.2 : 1.1,
      `${shape('M-170 0C-120 26 120 26 190 -12C140 44 -110 48 -170 0Z', inks.ink)}${shape('M-60 4C-50 -40 60 -40 70 2Z', inks.accent)}${line(120, 8, 214, -96, inks.edge, 5)}`,
    ),
  ].join('');
};

/** Domes, arcades and towers above a garden wall with palms. */
export const palace: Drawing = ({ width, height, x, isTall, brand, inks }) => {
  const base = height * (isTall ? 0.8 : 0.82),
    s = isTall ? 1.08 : 1;
  const wall = brand === 'main' ? inks.light : inks.middle,
    shade = brand === 'main' ? inks.haze : inks.far,
    hole = brand === 'main' ? inks.near : inks.ink;
  const dome = (cx: number, y: number, r: number, fill: string) =>
    shape(
      `M${cx - r} ${y}C${cx - r * 1.22} ${y - r * 0.72} ${cx - r * 0.5} ${y - r * 1.22} ${cx} ${y - r * 1.66}C${cx + r * 0.5} ${y - r * 1.22} ${cx + r * 1.22} ${y - r * 0.72} ${cx + r} ${y}Z`,
      fill,
    ) +
    shape(
      `M${cx} ${y - r * 1.66}C${cx + r * 0.5} ${y - r * 1.22} ${cx + r * 1.22} ${y - r * 0.72} ${cx + r} ${y}H${cx + r * 0.4}C${cx + r * 0.66} ${y - r * 0.7} ${cx + r * 0.3} ${y - r * 1.2} ${cx} ${y - r * 1.66}Z`,
      'rgba(0,0,0,0.16)',
    ) +
    line(cx, y - r * 1.64, cx, y - r * 2.02, inks.line, 5) +
    disc(cx, y - r * 1.82, 7, inks.line);
  const arch = (cx: number, y: number, w: number, h: number) =>
    shape(
      `M${cx - w} ${y}V${y - h * 0.6}C${cx - w} ${y - h * 0.86} ${cx - w * 0.3} ${y - h * 0.92} ${cx} ${y - h}C${cx + w * 0.3} ${y - h * 0.92} ${cx + w} ${y - h * 0.86} ${cx + w} ${y - h * 0.6}V${y}Z`,
      hole,
    );
  const slender = (cx: number, h: number) =>
    rect(cx - 20 * s, base - h, 40 * s, h, wall) +
    rect(cx + 2, base - h, 18 * s, h, shade) +
    [0.32, 0.66].map((t) => rect(cx - 30 * s, base - h * t - h * 0.1, 60 * s, 12, inks.line)).join('') +
    rect(cx - 32 * s, base - h, 64 * s, 14, inks.line) +
    times(3, (i) => rect(cx - 16 * s + i * 14 * s, base - h - 46 * s, 5, 48 * s, wall)) +
    dome(cx, base - h - 46 * s, 26 * s, inks.accent);
  const palm = (px: number, h: number) =>
    stroke(
      `M${px} ${base + 10}C${px + 8} ${base - h * 0.5} ${px - 6} ${base - h * 0.8} ${px + 4} ${base - h}`,
      inks.edge,
      9,
    ) +
    [-150, -120, -80, -50, -20, 10, -175]
      .map((a) => {
        const r = (a * Math.PI) / 180;
        return stroke(
          `M${px + 4} ${base - h}Q${px + 4 + Math.cos(r) * 52 * s} ${base - h + Math.sin(r) * 52 * s - 14} ${px + 4 + Math.cos(r) * 92 * s} ${base - h + Math.sin(r) * 62 * s + 30}`,
          brand === 'main' ? inks.near : inks.edge,
          9,
        );
      })
      .join('');
  const sunX = x + (isTall ? 230 : 380),
    sunY = height * (isTall ? 0.24 : 0.3);
  return [
    rect(0, 0, width, height, inks.sky),
    brand === 'club'
      ? stars(60, width, height * 0.5, inks.line, 15)
      : rays(sunX, sunY, 150, 1900, 61, 0, 354, inks.haze, 5),
    disc(sunX, sunY, isTall ? 134 : 118, inks.disc),
    slender(x - (isTall ? 462 : 470), 520 * s),
    slender(x + (isTall ? 462 : 470), 520 * s),
    rect(x - 330 * s, base - 230 * s, 660 * s, 230 * s, wall),
    rect(x - 330 * s, base - 246 * s, 660 * s, 18, inks.line),
    times(5, (i) => arch(x - 248 * s + i * 124 * s, base, 40 * s, 150 * s)),
    times(10, (i) => arch(x - 285 * s + i * 63 * s, base - 172 * s, 11 * s, 38 * s)),
    rect(x - 170 * s, base - 330 * s, 340 * s, 90 * s, shade),
    rect(x - 170 * s, base - 342 * s, 340 * s, 14, inks.line),
    times(6, (i) => arch(x - 130 * s + i * 52 * s, base - 250 * s, 14 * s, 56 * s)),
    dome(x, base - 342 * s, 140 * s, brand === 'main' ? inks.near : inks.disc),
    dome(x - 262 * s, base - 246 * s, 52 * s, inks.accent),
    dome(x + 262 * s, base - 246 * s, 52 * s, inks.accent),
    palm(x - 570 * s, 230 * s),
    palm(x - 650 * s, 170 * s),
    palm(x + 580 * s, 250 * s),
    palm(x + 400 * s, 130 * s),
    rect(0, base, width, height, brand === 'main' ? inks.middle : inks.near),
    rect(0, base, width, 10, inks.line),
    ripples(width, base + 26, height, 30, brand === 'main' ? inks.far : inks.middle, 17),
    times(7, (i) =>
      line(
        x - 120 + i * 12,
        base + 34 + i * 22,
        x + 120 - i * 12,
        base + 34 + i * 22,
        brand === 'main' ? inks.light : inks.disc,
        4,
      ),
    ),
  ].join('');
};

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
