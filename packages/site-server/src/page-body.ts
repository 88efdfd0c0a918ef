import { randomBytes } from 'node:crypto';
import { brotliCompressSync, constants, crc32, deflateRawSync, zstdCompressSync } from 'node:zlib';
import type { Coding } from '@voyage/domain/content-negotiation.ts';

/** Stands in a rendered page for the nonce of the answer: 128 random bits a process that never leave it, so that no content can hold them. */
export const noncePlaceholder = randomBytes(16).toString('hex');
/** As long as the placeholder. */
export const newNonce = (): string => randomBytes(16).toString('hex');

/** fast: for a page that may be asked for once; thorough: for one that is asked for again. */
type Effort = 'fast' | 'thorough';
const efforts = {
  br: { fast: 0, thorough: 5 },
  zstd: { fast: 1, thorough: 6 },
  gzip: { fast: 1, thorough: 6 },
};
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Compressed without an end, up to a byte boundary, so that uncompressed blocks can follow. */
function open(coding: Exclude<Coding, 'identity'>, text: Buffer, effort: Effort): Buffer {
  const level = efforts[coding][effort];
  if (coding === 'br')
    return brotliCompressSync(text, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
  if (coding === 'zstd')
    return zstdCompressSync(text, {
      finishFlush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    });
  return Buffer.concat([gzipHeader, deflateRawSync(text, { level, finishFlush: constants.Z_SYNC_FLUSH })]);
}

/** The end of a compressed body, in blocks that are not compressed: brotli 9.2 (RFC 7932), zstd 3.1.1.2 (RFC 8878), deflate 3.2.4 (RFC 1951). */
function close(
  coding: Exclude<Coding, 'identity'>,
  tail: Buffer,
  head: { crc: number; length: number },
): Buffer[] {
  const blocks: Buffer[] = [];
  for (let from = 0; from < tail.length; from += 0xffff) {
    const part = tail.subarray(from, from + 0xffff);
    const last = from + part.length === tail.length ? 1 : 0;
    const header = Buffer.alloc(coding === 'gzip' ? 5 : 3);
    if (coding === 'br') header.writeUIntLE(((part.length - 1) << 3) | (1 << 19), 0, 3); // not the last; length in 4 nibbles; uncompressed
    else if (coding === 'zstd') header.writeUIntLE((part.length << 3) | last, 0, 3);
    else {
      header.writeUInt8(last, 0);
      header.writeUInt16LE(part.length, 1);
      header.writeUInt16LE(~part.length & 0xffff, 3);
    }
    blocks.push(header, part);
  }
  if (coding === 'br') blocks.push(Buffer.from([3])); // the last block, empty
  if (coding === 'gzip') {
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(tail, head.crc), 0);
    trailer.writeUInt32LE((head.length + tail.length) % 2 ** 32, 4);
    blocks.push(trailer);
  }
  return blocks;
}

/**
 * A rendered page that is sent many times, each time with another nonce. Everything before the first nonce,
 * which is nearly everything, is compressed once; the end, with the scripts that bear it, is appended as it is.
 */
export class PageBody {
  readonly #head: Buffer;
  readonly #tail: string[];
  #crc: number | undefined;
  readonly #opened = new Map<Coding, { effort: Effort; bytes: Buffer }>();
  #sent = 0;

  constructor(html: string) {
    const [head = '', ...rest] = html.split(noncePlaceholder);
    // Where no nonce is, the last character is the tail: a compressed body needs one.
    this.#head = Buffer.from(rest.length > 0 ? head : head.slice(0, -1));
    this.#tail = rest.length > 0 ? ['', ...rest] : [head.slice(-1)];
  }

  /** About what it takes in memory with its compressed forms, in bytes. */
  get weight(): number {
    return 2 * this.#head.length + 2 * this.#tail.join('').length + 1000;
  }

  encode(coding: Coding, nonce: string): Uint8Array<ArrayBuffer> {
    const tail = Buffer.from(this.#tail.join(nonce));
    this.#sent++;
    if (coding === 'identity') return Buffer.concat([this.#head, tail]);
    const effort = this.#sent > 2 ? 'thorough' : 'fast';
    let opened = this.#opened.get(coding);
    if (opened?.effort !== effort)
      this.#opened.set(coding, (opened = { effort, bytes: open(coding, this.#head, effort) }));
    const crc = coding === 'gzip' ? (this.#crc ??= crc32(this.#head)) : 0;
    return Buffer.concat([opened.bytes, ...close(coding, tail, { crc, length: this.#head.length })]);
  }
}
