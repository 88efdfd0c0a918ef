import type { Coding } from '@voyage/domain/content-negotiation.ts';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { PageBody } from './page-body.ts';

const decode = {
  identity: (bytes: Uint8Array) => Buffer.from(bytes),
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};
const text = (coding: Coding, bytes: Uint8Array) => decode[coding](bytes).toString('utf8');
const page = `<html><body>${'東京のホテル &amp; <b>Zürich</b>'.repeat(2000)}<script>a()</script></body></html>`;

describe.each(['identity', 'br', 'gzip', 'zstd'] as const)('%s', (coding) => {
  test.each([
    ['a page', page],
    ['the shortest page', 'x'],
  ])('returns %s each time', (_name, html) => {
    const body = new PageBody(html);
    // the first is compressed quickly, later ones thoroughly
    for (let i = 0; i < 5; i++) expect(text(coding, body.encode(coding))).toBe(html);
  });
});

it('is compressed, and cached after repeated requests', () => {
  const body = new PageBody(page);
  for (const coding of ['br', 'gzip', 'zstd'] as const) {
    expect(body.encode(coding).length).toBeLessThan(body.encode('identity').length / 20);
    expect(body.encode(coding)).toBe(body.encode(coding));
  }
});
