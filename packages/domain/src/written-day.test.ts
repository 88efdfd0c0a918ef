import fc from 'fast-check';
import { expect, test } from 'vitest';
import { intlLocale, locales } from './locale.ts';
import { addDays } from './stay-date.ts';
import { dayAndMonth, daySpan, longDay, monthOf, monthSpan, plainDay, shortDay } from './written-day.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
/** ICU separates a range with thin spaces, depending on its version. */
const normalizeSpaces = (text: string): string => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');
const month = { month: 'long', day: 'numeric' } as const;
const year = { ...month, year: 'numeric' } as const;

test.each([
  ['dayAndMonth', dayAndMonth, month],
  ['plainDay', plainDay, year],
  ['longDay', longDay, { ...year, weekday: 'short' }],
  ['shortDay', shortDay, { month: 'short', day: 'numeric', weekday: 'short' }],
  ['monthOf', monthOf, { month: 'short' }],
] as const)('%s equals the text of Intl.DateTimeFormat', (_, text, options) =>
  fc.assert(
    fc.property(days, fc.constantFrom(...locales), (day, locale) => {
      const format = new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: 'UTC' });
      expect(text(day, locale)).toBe(normalizeSpaces(format.format(new Date(`${day}T00:00:00Z`))));
    }),
  ),
);

test('daySpan equals the English range of Intl.DateTimeFormat', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const utc = (day: string) => new Date(`${day}T00:00:00Z`);
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 400 }), (from, nights) => {
      const to = addDays(from, nights);
      expect(daySpan(from, to, 'en')).toBe(normalizeSpaces(format.formatRange(utc(from), utc(to))));
    }),
  );
});

test.each([
  ['en', '2027-01-05', '2027-01-08', '5 – 8 Jan 2027'],
  ['zh-tw', '2027-01-05', '2027-01-08', '2027年1月5日至8日'],
  ['zh-tw', '2027-01-30', '2027-02-02', '2027年1月30日至2月2日'],
  ['zh-cn', '2026-12-30', '2027-01-02', '2026年12月30日至2027年1月2日'],
  ['zh-cn', '2026-12-05', '2027-12-08', '2026年12月5日至2027年12月8日'],
  ['ja', '2027-01-05', '2027-01-08', '2027年1月5日〜8日'],
] as const)('daySpan in %s: %s to %s', (locale, from, to, text) =>
  expect(daySpan(from, to, locale)).toBe(text),
);

test.each([
  ['en', 'April to October'],
  ['zh-tw', '4月至10月'],
  ['zh-cn', '4月至10月'],
  ['ja', '4月〜10月'],
] as const)('monthSpan in %s', (locale, text) => expect(monthSpan(4, 10, locale)).toBe(text));
