import type { Coding } from '@voyage/domain/content-negotiation.ts';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

/** fast: for a page that may be requested once; thorough: for one that is requested repeatedly. */
type Effort = 'fast' | 'thorough';
const efforts = {
  br: { fast: 0, thorough: 5 },
  zstd: { fast: 1, thorough: 6 },
  gzip: { fast: 1, thorough: 6 },
};

function compress(
  coding: Exclude<Coding, 'identity'>,
  text: Buffer,
  effort: Effort,
): Uint8Array<ArrayBuffer> {
  const level = efforts[coding][effort];
  if (coding === 'br')
    return brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    });
  return coding === 'zstd'
    ? zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: level } })
    : gzipSync(text, { level });
}

/** A rendered page that is sent many times, compressed once for each requested encoding. */
export class PageBody {
  readonly #text: Buffer<ArrayBuffer>;
  readonly #compressed = new Map<Coding, { effort: Effort; bytes: Uint8Array<ArrayBuffer> }>();
  #sent = 0;

  constructor(html: string) {
    this.#text = Buffer.from(html);
  }

  /** About what it takes in memory with its compressed forms, in bytes. */
  get weight(): number {
    return 2 * this.#text.length + 1000;
  }

  encode(coding: Coding): Uint8Array<ArrayBuffer> {
    this.#sent++;
    if (coding === 'identity') return this.#text;
    const effort = this.#sent > 2 ? 'thorough' : 'fast';
    let cached = this.#compressed.get(coding);
    if (cached?.effort !== effort)
      this.#compressed.set(coding, (cached = { effort, bytes: compress(coding, this.#text, effort) }));
    return cached.bytes;
  }
}
