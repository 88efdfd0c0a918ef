import type { Drawing } from './sheet.ts';
import { disc, group, line, rect, ring, ripples, shape, times } from './shapes.ts';

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
