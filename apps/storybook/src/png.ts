import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Eight bits a channel, row by row from the top left; three channels (red, green, blue) or four (and alpha) a pixel. */
export interface Bitmap {
  width: number;
  height: number;
  channels: 3 | 4;
  data: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The value that the PNG filter Paeth foretells from the left, the upper and the upper left neighbour. */
function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** What the filters of PNG (section 9 of its specification) foretell from the left, the upper and the upper left neighbour, by their numbers. */
const filters: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** The rows without their filters and without the byte before each that names it. */
function unfiltered(data: Buffer, height: number, stride: number, channels: number): Uint8Array {
  const out = new Uint8Array(height * stride);
  for (let row = 0; row < height; row += 1) {
    const from = row * (stride + 1) + 1;
    const at = row * stride;
    const named = data[from - 1] ?? 0;
    // Most rows of a screenshot have no filter.
    if (named === 0) {
      out.set(data.subarray(from, from + stride), at);
      continue;
    }
    const foretell = filters[named];
    if (!foretell) throw new Error(`PNG has no filter ${named}`);
    for (let i = 0; i < stride; i += 1) {
      const hasLeft = i >= channels;
      const left = hasLeft ? (out[at + i - channels] ?? 0) : 0;
      const up = row > 0 ? (out[at + i - stride] ?? 0) : 0;
      const corner = row > 0 && hasLeft ? (out[at + i - stride - channels] ?? 0) : 0;
      out[at + i] = (data[from + i] ?? 0) + foretell(left, up, corner);
    }
  }
  return out;
}

/** Reads what browsers write: eight bits a channel, not interlaced, no palette. Throws at anything else. */
export function decodePng(file: Buffer): Bitmap {
  if (!file.subarray(0, 8).equals(signature)) throw new Error('not a PNG');
  const parts: Buffer[] = [];
  let head: Buffer | null = null;
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 8, at + 8 + length);
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR') head = body;
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const channels = head?.[9] === 2 ? 3 : 4;
  if (!head || head[8] !== 8 || (head[9] !== 2 && head[9] !== 6) || head[12] !== 0) throw new Error('a kind of PNG that browsers do not write');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  return { width, height, channels, data: unfiltered(inflateSync(Buffer.concat(parts)), height, width * channels, channels) };
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** A PNG of a picture, for the eye. */
export function encodePng({ width, height, channels, data }: Bitmap): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, channels === 3 ? 2 : 6], 8);
  const stride = width * channels;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let row = 0; row < height; row += 1) rows.set(data.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', new Uint8Array())]);
}
