import { expect, test } from 'vitest';
import { clockIn, screenClocks, weekdayIn } from './screen-clocks.ts';

const lateSunday = Date.UTC(2026, 10, 22, 23, 4);

test('the same moment in five cities', () =>
  expect(screenClocks.map(({ timeZone }) => clockIn(timeZone, lateSunday))).toEqual([
    '07:04',
    '08:04',
    '00:04',
    '23:04',
    '18:04',
  ]));
test('midnight is 00:00', () => expect(clockIn('UTC', Date.UTC(2026, 0, 1))).toBe('00:00'));
test.each([
  ['en', 'Mon', 'Sun'],
  ['zh-tw', '週一', '週日'],
  ['zh-cn', '周一', '周日'],
  ['ja', '月', '日'],
] as const)('where it is already tomorrow, in %s', (locale, taipei, london) => {
  expect(weekdayIn('Asia/Taipei', lateSunday, locale)).toBe(taipei);
  expect(weekdayIn('Europe/London', lateSunday, locale)).toBe(london);
});
