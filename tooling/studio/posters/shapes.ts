/** SVG helpers. Numbers are units of the sheet. */
const n = (value: number) => String(Math.round(value * 10) / 10);
export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${radius ? ` rx="${n(radius)}"` : ''}/>`;
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width = 2) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const stroke = (d: string, color: string, width = 2, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, color: string, width = 2) =>
  stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, color, width);
export const polygon = (points: readonly (readonly [number, number])[], fill: string) =>
  shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill);
export const group = (x: number, y: number, scale: number, content: string, more = '') =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale}) ${more}">${content}</g>`;
const mirrored = (content: string) => `${content}<g transform="scale(-1 1)">${content}</g>`;
export const clipped = (id: string, area: string, content: string) =>
  `<clipPath id="${id}">${area}</clipPath><g clip-path="url(#${id})">${content}</g>`;
export const times = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

/** Fine straight rays around a point, between two radii; angles in degrees, clockwise from the right. */
export const rays = (
  x: number,
  y: number,
  from: number,
  to: number,
  count: number,
  start: number,
  end: number,
  color: string,
  width = 2,
) =>
  times(count, (i) => {
    const a = ((start + ((end - start) * i) / (count - 1)) * Math.PI) / 180;
    return line(
      x + Math.cos(a) * from,
      y + Math.sin(a) * from,
      x + Math.cos(a) * to,
      y + Math.sin(a) * to,
      color,
      width,
    );
  });
/** The same stars every time. */
export const stars = (count: number, width: number, height: number, color: string, seed = 1) => {
  let s = seed * 7919;
  const next = () => (s = (s * 48271) % 2147483647) / 2147483647;
  return times(count, () => {
    const x = next() * width,
      y = next() * height;
    return disc(x, y, 1.2 + next() * 2, color);
  });
};
/** Short horizontal lines that become sparser with distance: water, snow or sand. */
export const ripples = (
  width: number,
  top: number,
  bottom: number,
  count: number,
  color: string,
  seed = 1,
) => {
  let s = seed * 104729;
  const next = () => (s = (s * 48271) % 2147483647) / 2147483647;
  return times(count, (i) => {
    const t = (i + 0.5) / count;
    const y = top + (bottom - top) * t ** 1.5;
    const length = (60 + next() * 260) * (0.35 + t);
    const x = next() * (width + 200) - 200;
    return line(x, y, x + length, y, color, 1.5 + t * 1.5);
  });
};
/** A mountain range: peaks as [x, y] on a base line, each with its lit side. */
const range = (
  peaks: readonly (readonly [number, number])[],
  base: number,
  spread: number,
  lit: string,
  shade: string,
) =>
  peaks
    .map(([x, y]) => {
      const h = base - y;
      return (
        polygon(
          [
            [x - h * spread, base],
            [x, y],
            [x + h * spread, base],
          ],
          shade,
        ) +
        polygon(
          [
            [x - h * spread, base],
            [x, y],
            [x - h * 0.05, y + h * 0.3],
            [x + h * 0.06, y + h * 0.52],
            [x - h * 0.12, base],
          ],
          lit,
        )
      );
    })
    .join('');
