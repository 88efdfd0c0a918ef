import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from './locale.ts';
import { momentOn, taipeiClock, timeOn } from './written-date.ts';
import { longDay } from './written-day.ts';

const tokyo = { en: 'Tokyo', 'zh-tw': '東京', 'zh-cn': '东京', ja: '東京' };

describe('a moment in a place’s local time', () => {
  test.each([
    ['en', 'Thu, 14 January 2027, 15:00 in Tokyo (GMT+9)'],
    ['zh-tw', '2027年1月14日週四 15:00（東京當地時間，GMT+9）'],
    ['zh-cn', '2027年1月14日周四 15:00（东京当地时间，GMT+9）'],
    ['ja', '2027年1月14日(木) 15:00（東京の現地時間、GMT+9）'],
  ] as const)('in %s', (locale, text) =>
    expect(momentOn('2027-01-14T06:00:00Z', { timeZone: 'Asia/Tokyo', place: tokyo[locale] }, locale)).toBe(
      text,
    ),
  );

  test.each([
    [
      'half an hour',
      '2027-01-14T09:30:00Z',
      'Asia/Kolkata',
      'Jaipur',
      'Thu, 14 January 2027, 15:00 in Jaipur (GMT+5:30)',
    ],
    [
      'three quarters',
      '2027-01-14T09:15:00Z',
      'Asia/Kathmandu',
      'Kathmandu',
      'Thu, 14 January 2027, 15:00 in Kathmandu (GMT+5:45)',
    ],
    [
      'winter',
      '2027-01-14T14:00:00Z',
      'Europe/Paris',
      'Paris',
      'Thu, 14 January 2027, 15:00 in Paris (GMT+1)',
    ],
    [
      'summer time',
      '2027-07-14T13:00:00Z',
      'Europe/Paris',
      'Paris',
      'Wed, 14 July 2027, 15:00 in Paris (GMT+2)',
    ],
    [
      'the day of the change',
      '2027-03-28T13:00:00Z',
      'Europe/Paris',
      'Paris',
      'Sun, 28 March 2027, 15:00 in Paris (GMT+2)',
    ],
    [
      'no offset',
      '2027-01-14T15:00:00Z',
      'Atlantic/Reykjavik',
      'Reykjavík',
      'Thu, 14 January 2027, 15:00 in Reykjavík (GMT)',
    ],
    [
      'west of the date line',
      '2027-01-15T01:00:00Z',
      'Pacific/Honolulu',
      'Honolulu',
      'Thu, 14 January 2027, 15:00 in Honolulu (GMT−10)',
    ],
    [
      'midnight',
      '2027-01-13T16:00:00Z',
      'Asia/Taipei',
      'Taipei',
      'Thu, 14 January 2027, 00:00 in Taipei (GMT+8)',
    ],
  ])('%s', (_, at, timeZone, place, text) => expect(momentOn(at, { timeZone, place }, 'en')).toBe(text));

  test('in the reader’s own zone names no place', () => {
    expect(momentOn('2027-01-14T06:00:00Z', { timeZone: 'Europe/Paris', place: null }, 'en')).toBe(
      'Thu, 14 January 2027, 07:00 (GMT+1)',
    );
    expect(momentOn('2027-01-14T06:00:00Z', { timeZone: 'Europe/Paris', place: null }, 'ja')).toBe(
      '2027年1月14日(木) 07:00（GMT+1）',
    );
    expect(momentOn('2027-01-14T06:00:00Z', taipeiClock('zh-tw'), 'zh-tw')).toBe(
      '2027年1月14日週四 14:00（臺北當地時間，GMT+8）',
    );
  });

  test('has an article in English, and "at" for a lake', () => {
    const where = (place: string) =>
      momentOn('2027-01-14T06:00:00Z', { timeZone: 'UTC', place }, 'en').replace(/^.* 06:00 | \(GMT\)$/g, '');
    expect(where('Maldives')).toBe('in the Maldives');
    expect(where('The Cotswolds')).toBe('in the Cotswolds');
    expect(where('Lake Como')).toBe('at Lake Como');
    expect(where('Sun Moon Lake')).toBe('at Sun Moon Lake');
    expect(where('Victoria Falls')).toBe('at Victoria Falls');
    expect(where('Lagos')).toBe('in Lagos');
  });

  test.each(locales)(
    'of every destination, in %s, uses its own name and never that of its zone',
    (locale: Locale) => {
      const [head = [], ...rows] = readFileSync(
        new URL('../../../apps/api/content/places/places.tsv', import.meta.url),
        'utf8',
      )
        .trim()
        .split('\n')
        .map((line) => line.split('\t'));
      for (const row of rows) {
        const cell = (column: string) => row[head.indexOf(column)] ?? '';
        const place = cell(locale);
        const timeZone = cell('timeZone');
        const text = momentOn('2027-07-14T06:00:00Z', { timeZone, place }, locale);
        expect(text.toLowerCase()).toContain(place.toLowerCase());
        expect(text).toMatch(/\bGMT([+−]\d{1,2}(:\d\d)?)?[)）]$/);
        expect(text).not.toMatch(/[[\]/_]|\(.*\(GMT|undefined/);
        expect(text).not.toContain(timeZone);
      }
      expect(rows.length).toBeGreaterThan(90);
    },
  );
});

test('a day in full', () => {
  expect(longDay('2027-01-14', 'en')).toBe('Thu, 14 January 2027');
  expect(longDay('2027-01-14', 'ja')).toBe('2027年1月14日(木)');
});

describe('a time within a sentence', () => {
  test.each([
    ['en', '1 December, 00:00 in Taipei', '30 November, 17:00'],
    ['zh-tw', '12月1日 00:00（臺北時間）', '11月30日 17:00'],
    ['zh-cn', '12月1日 00:00（台北时间）', '11月30日 17:00'],
    ['ja', '12月1日 00:00（台北時間）', '11月30日 17:00'],
  ] as const)('in %s', (locale, there, here) => {
    const at = '2026-11-30T16:00:00Z';
    expect(timeOn(at, taipeiClock(locale), locale)).toBe(there);
    expect(timeOn(at, { timeZone: 'Europe/Paris', place: null }, locale)).toBe(here);
  });
});
