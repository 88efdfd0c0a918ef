import { inflateSync } from 'node:zlib';

/**
 * A WOFF font as the plain font that it contains. The PDF library unpacks a WOFF's whole glyph table again
 * for every glyph, which takes a quarter of a minute for a page of Chinese; from a plain font it reads only
 * what it needs.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') return woff;
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8); // the flavour
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const [offset, packed, length] = [
      woff.readUInt32BE(entry + 4),
      woff.readUInt32BE(entry + 8),
      woff.readUInt32BE(entry + 12),
    ];
    const table = woff.subarray(offset, offset + packed);
    const at = 12 + 16 * i;
    woff.copy(head, at, entry, entry + 4); // tag
    woff.copy(head, at + 4, entry + 16, entry + 20); // checksum
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(length, at + 12);
    parts.push(packed < length ? inflateSync(table) : table, Buffer.alloc(-length & 3));
    end += length + (-length & 3);
  }
  return Buffer.concat(parts);
}
