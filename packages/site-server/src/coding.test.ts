import { expect, test } from 'vitest';
import { codingFor } from './coding.ts';

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
  ['deflate', 'identity'],
] as const)('Accept-Encoding %j is answered with %s', (header, coding) =>
  expect(codingFor(header)).toBe(coding),
);
