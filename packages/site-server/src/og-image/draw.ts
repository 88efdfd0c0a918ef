import { mailSizes } from '@voyage/contracts/mail-pictures.ts';
import type { TypeOf } from '@voyage/typefaces/faces.ts';
import sharp, { type Sharp } from 'sharp';
import type { Design } from './design.ts';
import { ogSize, subjectOf, type PagePreview } from '../pages/page-preview.ts';
import { fittingLines, linePaths, widthOf, type TextStyle } from './text-paths.ts';

// One thread, because pages have priority; pictures differ, so a cache of intermediate results is useless.
sharp.concurrency(1);
sharp.cache(false);

const { width, height } = ogSize;
const edge = 64;
const column = width - 2 * edge;
/**
 * For a photograph with its caption below: with a title only, with one line of it and the place, with two.
 */
const photographHeights = { alone: 508, one: 448, two: 408 };

/** Chinese and Japanese headings are smaller (docs/look.md). */
const titleStyle = (size: number, { locale }: TypeOf): TextStyle => ({
  kind: 'display',
  size: locale === 'en' ? size : size * 0.86,
});
const placeStyle: TextStyle = { kind: 'text', size: 25 };
const nameStyle: TextStyle = { kind: 'display', size: 34 };
/** Names of brands are Latin, in every language. */
const named = ({ faces }: Design): TypeOf => ({ faces, locale: 'en' });

/** The brand's mark and name; `x` is where it ends. */
function signature(design: Design, x: number, y: number): string {
  const long = widthOf(design.name, named(design), nameStyle);
  const scale = 1.25;
  const left = x - long - 16 - 32 * scale;
  return (
    drawMark(design, left, y - 32 * scale + 7, scale) +
    linePaths(design.name, named(design), nameStyle, { x: x - long, y, fill: design.accent })
  );
}
const drawMark = ({ mark, accent }: Design, x: number, y: number, scale: number): string =>
  `<path d="${mark}" transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${accent}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"/>`;

/** In one line as large as possible, or in two smaller ones. */
function titleLines(text: string, type: TypeOf, [large, small]: [number, number]) {
  const one = titleStyle(large, type);
  if (widthOf(text, type, one) <= column) return { style: one, lines: [text] };
  const style = titleStyle(small, type);
  return { style, lines: fittingLines(text, type, style, { width: column, most: 2 }) };
}

/** The layout of a caption's title; `alone`: beside the brand's name, for a short one without a place. */
function captionTitle(design: Design, { locale, title, place }: PagePreview) {
  const type = { faces: design.faces, locale };
  const { lines, style } = titleLines(title, type, [58, 45]);
  const alone = place === '' && lines.length === 1 && widthOf(title, type, style) <= besideName(design);
  return { lines, style, alone };
}
/** The space that the brand's name leaves in the column. */
const besideName = (design: Design): number => column - widthOf(design.name, named(design), nameStyle) - 96;

/** Title, place and the brand's name along the lower edge. */
function caption(design: Design, preview: PagePreview): string {
  const { locale, place } = preview;
  const type = { faces: design.faces, locale };
  const { lines, style, alone } = captionTitle(design, preview);
  const last = height - (alone ? 50 : 110);
  const step = style.size * 1.14;
  const heading = lines.map((line, i) =>
    linePaths(line, type, style, {
      x: edge,
      y: last - (lines.length - 1 - i) * step,
      fill: design.caption.title,
    }),
  );
  const [where = ''] = fittingLines(place, type, placeStyle, { width: besideName(design), most: 1 });
  return [
    ...heading,
    linePaths(where, type, placeStyle, { x: edge, y: height - 50, fill: design.caption.place }),
    signature(design, width - edge, height - 50),
  ].join('');
}

const scrim = (colour: string): string =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="0.42" stop-color="${colour}" stop-opacity="0.72"/><stop offset="1" stop-color="${colour}" stop-opacity="0.94"/></linearGradient></defs><rect y="${height - 330}" width="${width}" height="330" fill="url(#s)"/>`;

/** Without a photograph: a sheet of the brand with a frame, like its cards. */
const sheet = ({ page, frame, corner }: Design, inside: string): string =>
  `<rect width="${width}" height="${height}" fill="${page}"/><rect x="32.5" y="32.5" width="${width - 65}" height="${height - 65}" rx="${corner}" fill="none" stroke="${frame}" stroke-opacity="0.6"/>${inside}`;

const centred = (text: string, type: TypeOf, style: TextStyle, y: number, fill: string): string =>
  linePaths(text, type, style, { x: (width - widthOf(text, type, style)) / 2, y, fill });

function titleSheet(design: Design, { locale, title, place }: PagePreview): string {
  const { name, accent } = design;
  const type = { faces: design.faces, locale };
  const { lines, style } = titleLines(title, type, [72, 56]);
  const step = style.size * 1.16;
  const middle = 322 + style.size * 0.35 - ((lines.length - 1) * step) / 2;
  const [where = ''] = fittingLines(place, type, placeStyle, { width: column, most: 1 });
  return sheet(
    design,
    [
      drawMark(design, width / 2 - 36, 96, 2.25),
      ...lines.map((line, i) => centred(line, type, style, middle + i * step, design.title)),
      centred(where, type, placeStyle, middle + (lines.length - 1) * step + 62, design.secondary),
      centred(name, named(design), nameStyle, height - 82, accent),
    ].join(''),
  );
}
const brandSheet = (design: Design): string =>
  sheet(
    design,
    drawMark(design, width / 2 - 72, 150, 4.5) +
      centred(design.name, named(design), { kind: 'display', size: 84 }, 430, design.accent),
  );

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);
const jpeg = async (drawn: Sharp): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await drawn.jpeg({ quality: 84, progressive: true }).toBuffer());

/** The brand's mark as a square PNG, with room around it: browsers and phones cut the corners. */
export async function drawIcon({ mark, icon }: Design, size: number): Promise<Buffer<ArrayBuffer>> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-6 -6 44 44"><path fill="${icon.background}" d="M-6-6h44v44H-6z"/><path d="${mark}" fill="none" stroke="${icon.line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return Buffer.from(await sharp(Buffer.from(drawn)).png().toBuffer());
}
/** Lines that show on a light and a dark page: programs make an email dark without asking. */
export async function drawMailMark({ mark, frame }: Design): Promise<Buffer<ArrayBuffer>> {
  const size = 2 * mailSizes.mark;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><path d="${mark}" fill="none" stroke="${frame}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return Buffer.from(await sharp(Buffer.from(drawn)).png().toBuffer());
}
/** A photograph as an email shows it. */
export async function drawMailPicture(
  photograph: Buffer,
  subject: string | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const { width: wide, height: tall } = mailSizes.picture;
  const size = { width: 2 * wide, height: 2 * tall };
  return Buffer.from(
    await sharp(await fitted(photograph, subject, size))
      .jpeg({ quality: 76, progressive: true })
      .toBuffer(),
  );
}
/** An ICO file of one PNG of 48 by 48. */
export async function drawFavicon(design: Design): Promise<Buffer<ArrayBuffer>> {
  const size = 48;
  const png = await drawIcon(design, size);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The picture of the brand alone. */
export const drawBrand = async (design: Design): Promise<Buffer<ArrayBuffer>> =>
  jpeg(sharp(svg(brandSheet(design))));

/**
 * How much of the cropped part is left of, and above, the visible one. If the subject is unknown, the crop is
 * slightly above the middle.
 */
function cutOff(subject = ''): { left: number; above: number } {
  const towards = (near: RegExp, far: RegExp, otherwise: number) =>
    near.test(subject) ? 0 : far.test(subject) ? 1 : otherwise;
  return { left: towards(/left/i, /right/i, 0.5), above: towards(/top/, /bottom/, 0.4) };
}
/** A photograph scaled and cropped to its place around its subject. */
async function fitted(
  photograph: Buffer,
  subject: string | undefined,
  { width, height: tall }: { width: number; height: number },
): Promise<Buffer> {
  const whole = await sharp(photograph).metadata();
  const scale = Math.max(width / whole.width, tall / whole.height);
  const wide = Math.max(width, Math.round(whole.width * scale));
  const high = Math.max(tall, Math.round(whole.height * scale));
  const { left, above } = cutOff(subject);
  return sharp(photograph)
    .resize(wide, high, { fit: 'fill' })
    .extract({
      left: Math.round((wide - width) * left),
      top: Math.round((high - tall) * above),
      width,
      height: tall,
    })
    .toBuffer();
}

/**
 * The preview picture of a page, as JPEG. `photograph`: the file of its picture; without one only the title
 * is drawn.
 */
export async function drawPreview(
  design: Design,
  page: PagePreview,
  photograph: Buffer | null,
): Promise<Buffer<ArrayBuffer>> {
  const type = { faces: design.faces, locale: page.locale };
  const isWritten = widthOf(page.title.trim(), type, placeStyle) > 0;
  const preview = isWritten ? page : { ...page, title: design.name };
  if (!photograph) return jpeg(sharp(svg(titleSheet(design, preview))));
  const over = design.caption.at === 'over';
  const { lines, alone } = captionTitle(design, preview);
  const tall = over ? height : photographHeights[alone ? 'alone' : lines.length === 1 ? 'one' : 'two'];
  const shown = await fitted(photograph, subjectOf(preview.picture ?? ''), { width, height: tall });
  const words = svg((over ? scrim(design.page) : '') + caption(design, preview));
  return jpeg(
    sharp({ create: { width, height, channels: 3, background: design.page } }).composite([
      { input: shown, top: 0, left: 0 },
      { input: words, top: 0, left: 0 },
    ]),
  );
}
