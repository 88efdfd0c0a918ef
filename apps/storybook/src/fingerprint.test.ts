import { describe, expect, it } from 'vitest';
import { difference, fingerprintOf, fromText, renderFingerprint, toText } from './fingerprint.ts';
import { decodePng, encodePng, type Bitmap } from './png.ts';

type Colour = [red: number, green: number, blue: number];
/** A sheet of paper with a box on it. */
function sheet(
  box: { x: number; y: number; width: number; height: number; colour: Colour },
  [width, height] = [200, 100],
): Bitmap {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
      data.set(inside ? box.colour : [251, 248, 243], (y * width + x) * 3);
    }
  }
  return { width, height, data };
}
const umber: Colour = [122, 74, 43];
const box = { x: 40, y: 24, width: 80, height: 44, colour: umber };
const reference = fromText(toText(fingerprintOf(sheet(box))));
const found = (picture: Bitmap) => difference(reference, fingerprintOf(picture));

describe('a picture from the browser', () => {
  it('is the same after writing and reading', async () => {
    const picture = sheet(box);
    const { width, height, data } = await decodePng(await encodePng(picture));
    expect({ width, height, data: Uint8Array.from(data) }).toEqual(picture);
  });
  it('is decoded with row filters', async () => {
    // 8x8 px with the filters Sub and Paeth, written by libpng: red 30x + y, green 30y + x, blue 5xy.
    const { data } = await decodePng(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAM0lEQVQI12NkYGCQY8SCWBjlGBgZWTERXIILDSFL8CMjNAkROMKUkIQgrBJyjIxyuCSUAdIVBO4NVYSjAAAAAElFTkSuQmCC',
        'base64',
      ),
    );
    const drawn = Array.from({ length: 64 }, (_, i) => [i % 8, Math.floor(i / 8)] as const).flatMap(
      ([x, y]) => [x * 30 + y, y * 30 + x, x * y * 5],
    );
    expect([...data]).toEqual(drawn);
  });
  it('is rejected if it is something else', async () => {
    await expect(decodePng(Buffer.from('no picture'))).rejects.toThrow('unsupported image format');
  });
});

describe('a fingerprint', () => {
  it('survives the reference file to within its step', () => {
    const exact = fingerprintOf(sheet(box));
    expect(reference).toMatchObject({ width: 200, height: 100 });
    expect(
      Math.max(...exact.cells.map((value, i) => Math.abs(value - (reference.cells[i] ?? 0)))),
    ).toBeLessThanOrEqual(3);
    expect(found(sheet(box))).toBeNull();
  });
  it('averages what is there, also at the edges of the picture', () => {
    expect(
      fingerprintOf(sheet({ x: 0, y: 0, width: 200, height: 100, colour: umber })).cells.slice(-3),
    ).toEqual(Uint8Array.from(umber));
  });
  it('is rendered as large as its story', () => {
    expect(renderFingerprint(reference)).toMatchObject({ width: 200, height: 100 });
  });
  it('rejects a truncated line', () => {
    expect(() => fromText(toText(reference).slice(0, 12))).toThrow();
  });
});

describe('a difference', () => {
  it('detects a box moved by 8 px', () => {
    expect(found(sheet({ ...box, x: 48 }))?.worst).not.toBeNull();
    expect(found(sheet({ ...box, y: 32 }))?.worst).not.toBeNull();
  });
  it('detects a slightly different colour, and names the cell and both colours', () => {
    expect(found(sheet({ ...box, colour: [122, 74, 67] }))?.worst).toMatchObject({
      reference: expect.stringMatching(/^#7[89ab]4/),
      actual: '#7a4a43',
    });
  });
  it('detects another height, even of empty space', () => {
    expect(found(sheet(box, [200, 108]))).toMatchObject({ sizes: ['200x100', '200x108'] });
  });
  it('ignores an edge that moved by half a pixel, and a slight shade', () => {
    const soft = sheet(box);
    for (let y = box.y; y < box.y + box.height; y += 1) soft.data.set([187, 161, 143], (y * 200 + box.x) * 3);
    expect(found(soft)).toBeNull();
    expect(found(sheet({ ...box, colour: [124, 76, 45] }))).toBeNull();
  });
});
