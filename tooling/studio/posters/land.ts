import type { Drawing } from './sheet.ts';
import { disc, group, polygon, rect, shape, stroke, times } from './shapes.ts';

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
