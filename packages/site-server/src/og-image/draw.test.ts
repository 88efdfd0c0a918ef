import { readFileSync } from 'node:fs';
import { mailSizes } from '@voyage/contracts/mail-pictures.ts';
import { faceFor, type TypeOf } from '@voyage/typefaces/faces.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { design as club } from './design.club.ts';
import { design as main } from './design.main.ts';
import { drawBrand, drawFavicon, drawIcon, drawMailMark, drawMailPicture, drawPreview } from './draw.ts';
import { ogSize } from '../pages/page-preview.ts';
import { fittingLines, linePaths, widthOf } from './text-paths.ts';

const style = { kind: 'display', size: 50 } as const;
const types: TypeOf[] = [
  { faces: main.faces, locale: 'ja' },
  { faces: main.faces, locale: 'zh-tw' },
  { faces: club.faces, locale: 'zh-cn' },
  { faces: club.faces, locale: 'en' },
];
const names = ['京都・ザ・プリンス', '京都晶華酒店（東山）', '广州长隆酒店，天河', 'Hôtel Ōkura & Łódź'];

describe('drawn text', () => {
  it.each(types)(
    'consists of outlines of our own typefaces, one shape for each character: $locale',
    (type) => {
      for (const name of names) {
        const drawn = linePaths(name, type, style, { x: 0, y: 50, fill: '#000' });
        expect(drawn).not.toMatch(/<text|NaN|undefined/);
        const shapes = [...drawn.matchAll(/ d="([^"]*)"/g)].filter(([, d]) => d !== '');
        // Kana and marks are single glyphs; Latin pairs may join.
        expect(shapes.length).toBeGreaterThanOrEqual(name.replaceAll(' ', '').length - 1);
        for (const character of name) {
          const face = faceFor(character, type, 'display');
          expect(face?.font.glyphForCodePoint(character.codePointAt(0) ?? 0).id, character).toBeGreaterThan(
            0,
          );
        }
      }
    },
  );
  const english: TypeOf = { faces: main.faces, locale: 'en' };
  it('omits characters that no typeface contains, and combining marks that none has', () => {
    expect(widthOf('A😀\u202e\u0000', english, style)).toBe(widthOf('A', english, style));
    expect(widthOf('W\u0e01', english, style)).toBe(widthOf('W', english, style));
    for (const letter of 'ếẳ\u1e09') expect(widthOf(letter, english, style), letter).toBeGreaterThan(0);
  });
  it('is truncated with an ellipsis if it is too long', () => {
    const long = 'A residence between the river and the hills, with a garden of its own and a long name';
    const lines = fittingLines(long, english, style, { width: 600, most: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, english, style)).toBeLessThanOrEqual(600);
  });
});

const photograph = readFileSync(new URL('../../../pictures/public/pictures/kyoto-640.webp', import.meta.url));
const colourAt = async (picture: Buffer, left: number, top: number) =>
  [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);
const near = (colour: number[], [r, g, b]: [number, number, number]) =>
  Math.max(...[r, g, b].map((value, i) => Math.abs(value - (colour[i] ?? 999)))) < 8;

describe.each([main, club])('the icon of the brand: $name', (design) => {
  it('is a square in its colours, also inside an ICO', async () => {
    const touch = await drawIcon(design, 180);
    const favicon = await drawFavicon(design);
    const inside = favicon.subarray(favicon.readUInt32LE(18));
    expect(inside).toHaveLength(favicon.readUInt32LE(14));
    for (const [picture, size] of [
      [touch, 180],
      [inside, 48],
    ] as const) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
      const [r = 0, g = 0, b = 0] = await colourAt(picture, 2, 2);
      expect(`#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`).toBe(
        design.icon.background.toLowerCase(),
      );
    }
  });
});
describe('the pictures of an email', () => {
  it.each([main, club])('the mark is transparent, in a colour of the brand: $name', async (design) => {
    const size = 2 * mailSizes.mark;
    const mark = sharp(await drawMailMark(design));
    expect(await mark.metadata()).toMatchObject({ format: 'png', width: size, height: size, hasAlpha: true });
    const { data } = await mark.raw().toBuffer({ resolveWithObject: true });
    const solid = Array.from({ length: data.length / 4 }, (_, i) => data.subarray(4 * i, 4 * i + 4)).filter(
      ([, , , alpha]) => alpha === 255,
    );
    expect(solid.length).toBeGreaterThan(100);
    for (const [r = 0, g = 0, b = 0] of solid)
      expect(`#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0')}`).toBe(design.frame.toLowerCase());
  });
  it('a photograph is a JPEG of twice the size at which it is shown, whatever its own', async () => {
    const { width, height } = mailSizes.picture;
    const picture = await drawMailPicture(photograph, undefined);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 2 * width,
      height: 2 * height,
    });
    expect(picture.length).toBeLessThan(300_000);
  });
});
describe.each([main, club])('the preview picture of a page: $name', (design) => {
  const preview = {
    locale: 'zh-tw',
    title: '京都晶華酒店',
    place: '京都',
    picture: 'kyoto-640.webp',
    bytes: 1,
  } as const;
  it('is a JPEG of the size in its tags, with and without a photograph', async () => {
    const drawn = [
      await drawPreview(design, preview, photograph),
      await drawPreview(design, preview, null),
      await drawBrand(design),
    ];
    for (const picture of drawn) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...ogSize });
      expect(picture.length).toBeLessThan(300_000); // what the strictest of the messengers take
    }
  });
  it('has the colours of the brand and the title of its page', async () => {
    const paper = design === main ? [251, 248, 243] : [14, 20, 24];
    const sheet = await drawPreview(design, preview, null);
    expect(near(await colourAt(sheet, 8, 8), [paper[0] ?? 0, paper[1] ?? 0, paper[2] ?? 0])).toBe(true);
    const other = await drawPreview(design, { ...preview, title: '京都晶華酒楼' }, null);
    expect(other.equals(sheet)).toBe(false);
  });
  it('shows the name of the brand if no character of the title can be drawn', async () => {
    const empty = await drawPreview(design, { ...preview, title: '😀 ', picture: null }, null);
    expect(
      empty.equals(await drawPreview(design, { ...preview, title: design.name, picture: null }, null)),
    ).toBe(true);
  });
  it.each([
    '<svg onload="x()">&amp;]]>',
    'A'.repeat(160),
    '京'.repeat(160),
    'ア'.repeat(160),
    '\u0301\u0000\u202e京',
  ])('draws any title: %s', async (title) => {
    for (const file of [photograph, null])
      expect(await sharp(await drawPreview(design, { ...preview, title }, file)).metadata()).toMatchObject(
        ogSize,
      );
  });
});
