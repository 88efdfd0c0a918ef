import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import type { Coding } from '@voyage/domain/content-negotiation.ts';
import { newNonce, noncePlaceholder, PageBody } from './page-body.ts';

const decode = {
  identity: (bytes: Uint8Array) => Buffer.from(bytes),
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};
const text = (coding: Coding, bytes: Uint8Array) => decode[coding](bytes).toString('utf8');
const page = (nonce: string, content = '東京のホテル &amp; <b>Zürich</b>'.repeat(2000), tail = '') =>
  `<html><body>${content}<script nonce="${nonce}">a()</script>${tail}<script nonce="${nonce}">b()</script></body></html>`;

describe.each(['identity', 'br', 'gzip', 'zstd'] as const)('%s', (coding) => {
  test.each([
    ['a page', page],
    ['a page that begins with a nonce', (nonce: string) => `<style nonce="${nonce}">a{}</style>x`],
    ['a page without a nonce', () => '<html>ホテル</html>'],
    ['the shortest page', () => 'xy'],
    ['a long end', (nonce: string) => page(nonce, 'x', 'é'.repeat(100_000))],
    ['an end of 64 KiB to the byte', (nonce: string) => `x<i nonce="${nonce}">${'y'.repeat(65_535 - 34)}`],
  ])('gives back %s, time after time', (_name, html) => {
    const body = new PageBody(html(noncePlaceholder));
    for (let i = 0; i < 5; i++) {
      // the first quickly, later ones thoroughly compressed
      const nonce = newNonce();
      expect(text(coding, body.encode(coding, nonce))).toBe(html(nonce));
    }
  });
});

it('never lets the placeholder out, nor two answers share a nonce', () => {
  const body = new PageBody(page(noncePlaceholder));
  const answers = Array.from({ length: 50 }, () => text('br', body.encode('br', newNonce())));
  for (const answer of answers) expect(answer).not.toContain(noncePlaceholder);
  expect(new Set(answers.map((answer) => /nonce="(\w+)"/.exec(answer)?.[1])).size).toBe(50);
});

it('is compressed', () => {
  const body = new PageBody(page(noncePlaceholder));
  for (const coding of ['br', 'gzip', 'zstd'] as const)
    expect(body.encode(coding, newNonce()).length).toBeLessThan(
      body.encode('identity', newNonce()).length / 20,
    );
});
