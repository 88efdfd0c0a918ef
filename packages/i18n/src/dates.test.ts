import { expect, test } from 'vitest';
import { daySpan } from './dates.ts';

test.each([
  ['en', '2027-01-05', '2027-01-08', '5 – 8 Jan 2027'],
  ['zh-tw', '2027-01-05', '2027-01-08', '2027年1月5日至8日'],
  ['zh-tw', '2027-01-30', '2027-02-02', '2027年1月30日至2月2日'],
  ['zh-cn', '2026-12-30', '2027-01-02', '2026年12月30日至2027年1月2日'],
  ['ja', '2027-01-05', '2027-01-08', '2027年1月5日〜8日'],
] as const)('a span of days in %s: %s to %s', (locale, from, to, text) =>
  expect(daySpan(from, to, locale)).toBe(text),
);
