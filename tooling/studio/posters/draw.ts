import { color as club } from '../../../packages/themes/src/club/tokens.ts';
import { color as main } from '../../../packages/themes/src/main/tokens.ts';
import { drawings } from './drawings.ts';
import type { Brand, Format, Inks } from './sheet.ts';

const sizes: Record<Format, { width: number; height: number }> = {
  wide: { width: 1500, height: 1000 },
  tall: { width: 1200, height: 1500 },
};
export const artWidths: Record<Format, readonly number[]> = { wide: [640, 1280], tall: [480, 800] };
export const heightOf = (format: Format, width: number) =>
  Math.round((width * sizes[format].height) / sizes[format].width);

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
const between = (a: string, b: string, share: number) =>
  `#${channels(a)
    .map((value, c) =>
      Math.round(value + ((channels(b)[c] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const inks: Record<Brand, Inks> = {
  main: {
    sky: main.panel,
    haze: main.hairline,
    far: between(main.hairline, main.second, 0.28),
    middle: between(main.hairline, main.second, 0.62),
    near: main.second,
    ink: between(main.second, main.text, 0.65),
    disc: main.ornament,
    accent: main.action,
    light: main.page,
    line: main.ornament,
    edge: between(main.second, main.text, 0.65),
  },
  club: {
    sky: club.page,
    haze: club.panel,
    far: between(club.raised, club.hairline, 0.5),
    middle: between(club.hairline, club.border, 0.28),
    near: between(club.page, club.raised, 0.75),
    ink: between(club.page, '#000000', 0.35),
    disc: club.action,
    accent: club.second,
    light: club.text,
    line: club.action,
    edge: between(club.hairline, club.border, 0.6),
  },
};

/** One drawing as SVG, with a fine grain like that of printed paper. */
export function draw(id: string, brand: Brand, format: Format): string {
  const { width, height } = sizes[format];
  const drawing = drawings.find((d) => d.id === id);
  if (!drawing) throw new Error(`No drawing ${id}`);
  const content = drawing.draw({
    width,
    height,
    x: width / 2,
    isTall: format === 'tall',
    brand,
    inks: inks[brand],
  });
  const grain = brand === 'main' ? 0.05 : 0.035;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.75" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 ${brand === 'main' ? 0.2 : 1}  0 0 0 0 ${brand === 'main' ? 0.16 : 1}  0 0 0 0 ${brand === 'main' ? 0.1 : 1}  0 0 0 ${grain * 4} -${grain * 1.6}"/></filter></defs>
${content}
<rect width="${width}" height="${height}" filter="url(#grain)"/>
</svg>`;
}
