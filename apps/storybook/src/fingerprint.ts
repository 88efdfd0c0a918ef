import sharp from 'sharp';

/** A picture's size in px and the mean colour of each square of `cell` px: rows from the top, red, green, blue. */
export interface Fingerprint {
  width: number;
  height: number;
  cell: number;
  cells: Uint8Array;
}
export interface Difference {
  resized: boolean;
  /** The squares beyond tolerance: their corners in px, and by how much of 255. */
  marks: { x: number; y: number; excess: number }[];
}

/** Parts of a page have stories of their own, in finer squares. */
export const cellOf = (story: string): number => (story.startsWith('pages-') ? 32 : 16);
/** Means are stored in steps of this many 255ths. */
const step = 4;
/**
 * How much a mean may differ: `base` of 255, and `slope` of the range of the colours around it, for an edge
 * that moved slightly (docs/decisions/0010). Sizes in px.
 */
const tolerance = { base: 5, slope: 0.12, size: 2 };

const grid = ({ width, height, cell }: Omit<Fingerprint, 'cells'>) => ({
  columns: Math.ceil(width / cell),
  rows: Math.ceil(height / cell),
});

export async function fingerprintOf(png: Buffer, cell: number): Promise<Fingerprint> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { columns, rows } = grid({ width, height, cell });
  const sums = new Uint32Array(columns * rows * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let column = 0; column < columns; column += 1) {
      // Every pixel of every picture comes along here: sums in registers.
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const end = (y * width + Math.min(width, (column + 1) * cell)) * 3; at < end; at += 3) {
        red += data[at] ?? 0;
        green += data[at + 1] ?? 0;
        blue += data[at + 2] ?? 0;
      }
      const to = (Math.floor(y / cell) * columns + column) * 3;
      sums[to] = (sums[to] ?? 0) + red;
      sums[to + 1] = (sums[to + 1] ?? 0) + green;
      sums[to + 2] = (sums[to + 2] ?? 0) + blue;
    }
  }
  const pixels = (i: number) =>
    Math.min(cell, width - (i % columns) * cell) * Math.min(cell, height - Math.floor(i / columns) * cell);
  const cells = Uint8Array.from(sums, (sum, i) => Math.round(sum / pixels(Math.floor(i / 3))));
  return { width, height, cell, cells };
}

/** `390x120 …`: the cells as a tiny picture. */
export async function toText(fingerprint: Fingerprint): Promise<string> {
  const { columns: width, rows: height } = grid(fingerprint);
  const levels = fingerprint.cells.map((value) => Math.round(value / step));
  const packed = await sharp(levels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  return `${fingerprint.width}x${fingerprint.height} ${packed.toString('base64url')}`;
}

/** Parses the output of `toText`; throws for anything else. */
export async function fromText(text: string, cell: number): Promise<Fingerprint> {
  const [, width, height, packed = ''] = /^(\d+)x(\d+) ([\w-]+)$/.exec(text) ?? [];
  const levels = await sharp(Buffer.from(packed, 'base64url')).removeAlpha().raw().toBuffer();
  const size = { width: Number(width), height: Number(height), cell };
  const { columns, rows } = grid(size);
  if (levels.length !== columns * rows * 3) throw new Error(`not a fingerprint: ${text.slice(0, 60)}`);
  return { ...size, cells: Uint8Array.from(levels, (level) => Math.min(255, level * step)) };
}

/** Differences beyond tolerance; null if the pictures look the same. Only cells that both have are compared. */
export function difference(
  reference: Fingerprint,
  actual: Fingerprint,
  { base, slope, size } = tolerance,
): Difference | null {
  const [own, other] = [grid(reference), grid(actual)];
  const [columns, rows] = [Math.min(own.columns, other.columns), Math.min(own.rows, other.rows)];
  const valueAt = (x: number, y: number, part: number) =>
    reference.cells[(y * own.columns + x) * 3 + part] ?? 0;
  const marks: Difference['marks'] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let excess = 0;
      for (let part = 0; part < 3; part += 1) {
        const off = Math.abs(valueAt(x, y, part) - (actual.cells[(y * other.columns + x) * 3 + part] ?? 0));
        if (off <= base) continue;
        const around: number[] = [];
        for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v += 1)
          for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u += 1)
            around.push(valueAt(u, v, part));
        excess = Math.max(excess, off - base - slope * (Math.max(...around) - Math.min(...around)));
      }
      if (excess > 0) marks.push({ x: x * reference.cell, y: y * reference.cell, excess });
    }
  }
  const resized =
    Math.max(Math.abs(reference.width - actual.width), Math.abs(reference.height - actual.height)) > size;
  return resized || marks.length > 0 ? { resized, marks } : null;
}

/** For people: the picture, and the same with the differing squares outlined. */
export async function writeChange(
  file: string,
  png: Buffer,
  cell: number,
  { marks }: Difference,
): Promise<void> {
  const boxes = marks.map(({ x, y }) => `<rect x="${x}" y="${y}" width="${cell}" height="${cell}"/>`);
  const { width, height } = await sharp(png).toFile(`${file}.actual.png`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="red">${boxes.join('')}</svg>`;
  await sharp(png)
    .composite([{ input: Buffer.from(svg) }])
    .toFile(`${file}.difference.png`);
}
