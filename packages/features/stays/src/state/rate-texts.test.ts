import type { Translate } from '@voyage/i18n/intl.tsx';
import { expect, test, vi } from 'vitest';
import { rateTexts } from './rate-texts.ts';

const reader = vi.hoisted(() => ({ timeZone: 'Asia/Taipei' }));
vi.mock(import('@voyage/i18n/moments.ts'), async (load) => ({
  ...(await load()),
  localTimeZone: () => reader.timeZone,
}));

// only the id and the values are read
const t = ((id: string, values: object = {}) =>
  [id, ...Object.values(values)].join(' ')) as unknown as Translate;
const paris = rateTexts(t, 'en', { timeZone: 'Europe/Paris', place: { code: 'par', name: 'Paris' } });
/** 18:00 in Paris. */
const free = { kind: 'free', deadline: '2027-03-10T17:00:00Z' } as const;
const there = 'stays.detail.freeUntil 10 March, 18:00 in Paris';

test('a deadline is also stated in the reader’s time zone', () => {
  reader.timeZone = 'Asia/Taipei';
  expect(paris.cancelOnBothClocks(free)).toBe(
    `stays.detail.ownClock.beside ${there} stays.detail.ownClock 11 March, 01:00`,
  );
});
test('on the same day, by its time alone', () => {
  reader.timeZone = 'Europe/London';
  expect(paris.cancelOnBothClocks(free)).toBe(
    `stays.detail.ownClock.beside ${there} stays.detail.ownClock 17:00`,
  );
});
test('once, where both clocks agree or there is no deadline', () => {
  reader.timeZone = 'Europe/Madrid';
  expect(paris.cancelOnBothClocks(free)).toBe(there);
  reader.timeZone = 'Asia/Taipei';
  expect(paris.cancelOnBothClocks({ kind: 'non-refundable', deadline: null })).toBe(
    'stays.detail.nonRefundable',
  );
});
