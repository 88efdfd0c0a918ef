import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Bitmap } from './png.ts';

/**
 * A fingerprint of a picture: its size in px and the mean colour of each cell of `cell` px, rows from the
 * top, red, green, blue from 0 to 255.
 */
export interface Fingerprint {
  width: number;
  height: number;
  cells: Uint8Array;
}
/**
 * The difference of two fingerprints: cells beyond tolerance, and the worst of them by its corner in px and
 * its two colours (`#rrggbb`).
 */
export interface Difference {
  sizes: [reference: string, actual: string] | null;
  cells: number;
  /** The corners of those cells in px. */
  marks: { x: number; y: number }[];
  worst: { x: number; y: number; excess: number; reference: string; actual: string } | null;
}
/**
 * How much a mean may differ from the reference: `base` of 255, and `slope` of the range of the surrounding
 * colours, for an edge that moved slightly. Sizes in px.
 */
export interface Tolerance {
  base: number;
  slope: number;
  size: number;
}

export const cell = 16;
/** The experiments behind these figures are in docs/decisions/0010. */
export const tolerance: Tolerance = { base: 5, slope: 0.12, size: 2 };
/** Means are stored in steps of this many 255ths. */
const step = 3;
const levels = 86;

const columnsOf = ({ width }: { width: number }) => Math.ceil(width / cell);
const rowsOf = ({ height }: { height: number }) => Math.ceil(height / cell);

/** The mean colour of each cell. A cell that extends beyond the edge averages the part inside. */
export function fingerprintOf({ width, height, data }: Bitmap): Fingerprint {
  const columns = columnsOf({ width });
  const rows = rowsOf({ height });
  const cells = new Uint8Array(columns * rows * 3);
  // Processes every pixel of every picture: three sums in registers, one cell row at a time.
  const sums = new Uint32Array(columns * 3);
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0);
    const last = Math.min(height, (row + 1) * cell);
    for (let y = row * cell; y < last; y += 1) {
      let at = y * width * 3;
      for (let column = 0; column < columns; column += 1) {
        const end = (y * width + Math.min(width, (column + 1) * cell)) * 3;
        let [red, green, blue] = [0, 0, 0];
        for (; at < end; at += 3) {
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
        }
        const to = column * 3;
        sums[to] = (sums[to] ?? 0) + red;
        sums[to + 1] = (sums[to + 1] ?? 0) + green;
        sums[to + 2] = (sums[to + 2] ?? 0) + blue;
      }
    }
    for (let column = 0; column < columns; column += 1) {
      const pixels = (last - row * cell) * Math.min(cell, width - column * cell);
      for (let part = 0; part < 3; part += 1)
        cells[(row * columns + column) * 3 + part] = Math.round((sums[column * 3 + part] ?? 0) / pixels);
    }
  }
  return { width, height, cells };
}

/** `390x120 …`: one line of a reference file, without its name. */
export function toText({ width, height, cells }: Fingerprint): string {
  const count = cells.length / 3;
  const planes = new Uint8Array(cells.length);
  const level = (i: number) => Math.round((cells[i] ?? 0) / step);
  for (let i = 0; i < count; i += 1) {
    // Most colours are nearly grey: relative to green, red and blue are nearly constant.
    planes[i] = level(i * 3 + 1);
    planes[count + i] = (level(i * 3) - level(i * 3 + 1) + levels) % levels;
    planes[2 * count + i] = (level(i * 3 + 2) - level(i * 3 + 1) + levels) % levels;
  }
  const packed = brotliCompressSync(planes, { params: { [constants.BROTLI_PARAM_LGWIN]: 20 } });
  return `${width}x${height} ${packed.toString('base64url')}`;
}

/** Parses the output of `toText`; throws for anything else. */
export function fromText(text: string): Fingerprint {
  const [, width, height, packed] = /^(\d+)x(\d+) ([\w-]+)$/.exec(text) ?? [];
  if (!width || !height || !packed) throw new Error(`not a fingerprint: ${text.slice(0, 60)}`);
  const size = { width: Number(width), height: Number(height) };
  const planes = brotliDecompressSync(Buffer.from(packed, 'base64url'));
  const count = columnsOf(size) * rowsOf(size);
  if (planes.length !== count * 3)
    throw new Error(`a fingerprint of ${width}x${height} has ${count} cells, not ${planes.length / 3}`);
  const cells = new Uint8Array(planes.length);
  for (let i = 0; i < count; i += 1) {
    const green = planes[i] ?? 0;
    const others = [planes[count + i] ?? 0, planes[2 * count + i] ?? 0].map(
      (part) => (part + green) % levels,
    );
    cells.set(
      [others[0] ?? 0, green, others[1] ?? 0].map((part) => part * step),
      i * 3,
    );
  }
  return { ...size, cells };
}

const hex = (colour: Uint8Array) =>
  `#${[...colour].map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/**
 * Differences beyond tolerance; null if the pictures look the same. If the sizes differ, the cells that both
 * have are compared.
 */
export function difference(
  reference: Fingerprint,
  actual: Fingerprint,
  { base, slope, size }: Tolerance = tolerance,
): Difference | null {
  const widths = [columnsOf(reference), columnsOf(actual)] as const;
  const [columns, rows] = [Math.min(...widths), Math.min(rowsOf(reference), rowsOf(actual))];
  const valueAt = (column: number, row: number, part: number) =>
    reference.cells[(row * widths[0] + column) * 3 + part] ?? 0;
  const marks: Difference['marks'] = [];
  let worst: Difference['worst'] = null;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = (row * widths[0] + column) * 3;
      const other = (row * widths[1] + column) * 3;
      let excess = 0;
      for (let part = 0; part < 3; part += 1) {
        const off = Math.abs((reference.cells[at + part] ?? 0) - (actual.cells[other + part] ?? 0));
        if (off <= base) continue;
        let [least, most] = [255, 0];
        for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
          for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
            const value = valueAt(x, y, part);
            least = Math.min(least, value);
            most = Math.max(most, value);
          }
        }
        excess = Math.max(excess, off - base - slope * (most - least));
      }
      if (excess <= 0) continue;
      marks.push({ x: column * cell, y: row * cell });
      if (!worst || excess > worst.excess) {
        const colours = {
          reference: hex(reference.cells.subarray(at, at + 3)),
          actual: hex(actual.cells.subarray(other, other + 3)),
        };
        worst = { x: column * cell, y: row * cell, excess: Math.round(excess), ...colours };
      }
    }
  }
  const resized =
    Math.max(Math.abs(reference.width - actual.width), Math.abs(reference.height - actual.height)) > size;
  if (!resized && !worst) return null;
  return {
    sizes: resized ? [`${reference.width}x${reference.height}`, `${actual.width}x${actual.height}`] : null,
    cells: marks.length,
    marks,
    worst,
  };
}

/** The fingerprint as a picture of the story's size. */
export function renderFingerprint(fingerprint: Fingerprint): Bitmap {
  const { width, height, cells } = fingerprint;
  const columns = columnsOf(fingerprint);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (Math.floor(y / cell) * columns + Math.floor(x / cell)) * 3;
      data.set(cells.subarray(from, from + 3), (y * width + x) * 3);
    }
  }
  return { width, height, data };
}
