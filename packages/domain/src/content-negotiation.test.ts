import { expect, test } from 'vitest';
import { acceptedCoding, acceptedLanguages } from './content-negotiation.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['zstd, gzip', 'zstd'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'zstd'],
  ['identity', 'identity'],
  ['GZIP', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=x', 'identity'],
  ['deflate', 'identity'],
] as const)('Accept-Encoding %j is answered with %s', (header, coding) =>
  expect(acceptedCoding(header)).toBe(coding),
);

test.each([
  ['en;q=0.5, zh-TW, ja;q=0.9', ['zh-TW', 'ja', 'en']],
  ['en;q=0.5, ja, zh-TW;q=0.8, fr;q=0', ['ja', 'zh-TW', 'en']],
  ['', []],
  [undefined, []],
  ['ja,en', ['ja', 'en']],
  ['fr;q=0, *, en', ['*', 'en']],
  ['nonsense;;q', ['nonsense']],
] as const)('Accept-Language %j is read as %j', (header, tags) =>
  expect(acceptedLanguages(header)).toEqual(tags),
);
