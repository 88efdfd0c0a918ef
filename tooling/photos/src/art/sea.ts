import type { Drawing } from './sheet.ts';
import { disc, group, line, polygon, rect, ring, ripples, shape, stroke, times } from './shapes.ts';

/** A long low ship on a river, below terraced hills. */
export const river: Drawing = ({ width, height, x, isTall, inks }) => {
  const water = height * (isTall ? 0.7 : 0.68);
  const hill = (cx: number, top: number, half: number, fill: string) =>
    shape(
      `M${cx - half} ${water}C${cx - half * 0.5} ${water} ${cx - half * 0.4} ${top} ${cx} ${top}C${cx + half * 0.4} ${top} ${cx + half * 0.5} ${water} ${cx + half} ${water}Z`,
      fill,
    );
  const terraces = (cx: number, top: number, half: number, count: number) =>
    times(count, (i) => {
      const t = (i + 1) / (count + 1),
        y = top + (water - top) * t ** 0.9,
        w = half * 0.72 * t ** 0.8;
      return stroke(
        `M${cx - w} ${y + 12}Q${cx} ${y - 18} ${cx + w} ${y + 12}`,
        inks.haze,
        5,
        'opacity="0.8"',
      );
    });
  const castle = group(
    isTall ? x + 250 : x + 420,
    water - (isTall ? 478 : 372),
    isTall ? 1.1 : 0.92,
    [
      rect(-84, -70, 168, 86, inks.ink),
      polygon(
        [
          [-96, -70],
          [96, -70],
          [70, -108],
          [-70, -108],
        ],
        inks.accent,
      ),
      rect(-104, -150, 44, 166, inks.ink),
      polygon(
        [
          [-112, -150],
          [-52, -150],
          [-82, -214],
        ],
        inks.accent,
      ),
      rect(52, -190, 50, 206, inks.ink),
      polygon(
        [
          [44, -190],
          [110, -190],
          [77, -266],
        ],
        inks.accent,
      ),
      rect(-90, -120, 10, 22, inks.disc),
      rect(72, -156, 10, 24, inks.disc),
      rect(-30, -40, 12, 22, inks.disc),
      rect(10, -40, 12, 22, inks.disc),
    ].join(''),
  );
  const poplars = times(9, (i) => {
    const px = (isTall ? -20 : 40) + i * 46,
      h = 120 + ((i * 53) % 70);
    return shape(
      `M${px} ${water}C${px - 24} ${water - h * 0.4} ${px - 10} ${water - h} ${px} ${water - h}C${px + 10} ${water - h} ${px + 24} ${water - h * 0.4} ${px} ${water}Z`,
      i % 3 ? inks.near : inks.ink,
    );
  });
  const length = isTall ? 940 : 1080;
  const ship = [
    shape(`M0 -8L${length} -40L${length - 62} 52C${length - 80} 66 60 66 34 52Z`, inks.ink),
    shape(`M12 20L${length - 40} 16L${length - 62} 52C${length - 80} 66 60 66 34 52Z`, inks.accent),
    rect(46, -84, length - 210, 78, inks.light),
    rect(76, -150, length - 290, 66, inks.light),
    line(46, -84, length - 164, -84, inks.line, 3),
    line(76, -150, length - 214, -150, inks.line, 3),
    polygon(
      [
        [length - 164, -84],
        [length - 96, -84],
        [length - 74, -30],
        [length - 164, -10],
      ],
      inks.light,
    ),
    times(Math.floor((length - 260) / 46), (i) => rect(66 + i * 46, -64, 32, 34, inks.near)),
    times(Math.floor((length - 330) / 46), (i) => rect(96 + i * 46, -132, 32, 32, inks.near)),
    rect(length - 330, -206, 96, 50, inks.light),
    rect(length - 320, -196, 76, 22, inks.near),
    line(110, -196, length - 350, -196, inks.ink, 5),
    times(9, (i) =>
      line(120 + (i * (length - 480)) / 8, -196, 120 + (i * (length - 480)) / 8, -150, inks.ink, 3),
    ),
    line(84, -150, 84, -250, inks.ink, 4),
    polygon(
      [
        [84, -250],
        [150, -234],
        [84, -218],
      ],
      inks.accent,
    ),
  ].join('');
  const sunX = isTall ? x - 170 : x - 210;
  const sunY = isTall ? height * 0.27 : height * 0.27;
  return [
    rect(0, 0, width, height, inks.sky),
    times(7, (i) => line(0, sunY - 60 + i * 44, width, sunY - 60 + i * 44, inks.haze, 10 - i)),
    disc(sunX, sunY, isTall ? 150 : 128, inks.disc),
    hill(isTall ? 90 : 190, water - (isTall ? 330 : 260), 720, inks.far),
    hill(width - (isTall ? 340 : 400), water - (isTall ? 500 : 390), isTall ? 760 : 820, inks.middle),
    terraces(width - (isTall ? 340 : 400), water - (isTall ? 500 : 390), isTall ? 620 : 660, 8),
    castle,
    poplars,
    rect(0, water, width, height - water, inks.middle),
    rect(0, water, width, 6, inks.line),
    ripples(width, water + 14, height, 40, inks.far, 3),
    rect(0, water + (isTall ? 190 : 150), width, height, inks.near),
    ripples(width, water + (isTall ? 206 : 166), height + 60, 20, inks.middle, 8),
    group(x - length / 2 - (isTall ? 0 : 20), water + (isTall ? 130 : 96), 1, ship),
    stroke(`M${x - length / 2 - 120} ${water + (isTall ? 196 : 162)}H${x + length / 2 - 60}`, inks.light, 5),
    stroke(`M${x - length / 2 - 20} ${water + (isTall ? 220 : 184)}H${x + length / 2 - 240}`, inks.light, 3),
  ].join('');
};

/** A telescope before an empty horizon: nothing found. */
export const telescope: Drawing = ({ width, height, x, isTall, inks }) => {
  const horizon = height * (isTall ? 0.56 : 0.56),
    floor = height * 0.83;
  const k = isTall ? 1.25 : 1;
  const tx = x + (isTall ? 60 : 120),
    ty = floor - 330 * k + 60;
  const tube = [
    rect(-300, -34, 250, 68, inks.disc),
    rect(-60, -27, 170, 54, inks.accent),
    rect(104, -20, 110, 40, inks.disc),
    rect(208, -26, 24, 52, inks.ink),
    rect(-322, -42, 30, 84, inks.ink),
    rect(-70, -38, 16, 76, inks.ink),
    rect(-300, 8, 250, 26, 'rgba(0,0,0,0.16)'),
    rect(-60, 6, 170, 21, 'rgba(0,0,0,0.2)'),
    rect(104, 5, 110, 15, 'rgba(0,0,0,0.16)'),
    line(-292, -20, -64, -20, inks.light, 3),
  ].join('');
  return [
    rect(0, 0, width, height, inks.sky),
    times(5, (i) => rect(0, horizon - 150 + i * 34, width, 8 + i * 3, inks.haze)),
    disc(x - (isTall ? 260 : 400), horizon, isTall ? 170 : 150, inks.disc),
    ring(x - (isTall ? 260 : 400), horizon, isTall ? 200 : 178, inks.disc, 2),
    rect(0, horizon, width, height, inks.middle),
    rect(0, horizon, width, 4, inks.line),
    ripples(width, horizon + 12, floor, 52, inks.far, 6),
    times(6, (i) =>
      line(
        x - (isTall ? 260 : 400) - 120 + i * 18,
        horizon + 22 + i * 24,
        x - (isTall ? 260 : 400) + 120 - i * 18,
        horizon + 22 + i * 24,
        inks.disc,
        5,
      ),
    ),
    // The balustrade and the floor of the terrace.
    rect(0, floor - 130, width, 22, inks.light),
    rect(0, floor - 108, width, 5, inks.line),
    times(Math.ceil(width / 60), (i) =>
      shape(
        `M${i * 60 + 18} ${floor - 103}h24c0 30 14 36 14 62c0 18 -10 26 -10 41h-32c0 -15 -10 -23 -10 -41c0 -26 14 -32 14 -62Z`,
        inks.light,
      ),
    ),
    rect(0, floor, width, height, inks.near),
    rect(0, floor, width, 16, inks.light),
    times(9, (i) =>
      line(x + (i - 4) * (width / 9), floor + 16, x + (i - 4) * (width / 4.2), height, inks.middle, 3),
    ),
    group(
      tx,
      ty,
      k,
      `${line(0, 40, -120, 400, inks.edge, 16)}${line(0, 40, 120, 400, inks.edge, 16)}${line(0, 40, 8, 372, inks.edge, 13)}${line(-70, 246, 70, 246, inks.line, 5)}${rect(-20, 10, 40, 50, inks.ink)}<g transform="rotate(9)">${tube}</g>`,
    ),
  ].join('');
};
