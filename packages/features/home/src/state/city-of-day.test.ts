import { expect, it } from 'vitest';
import { cityOfDay } from './city-of-day.ts';

const codes = ['tyo', 'bkk', 'dps'];
const on = (instant: string) => cityOfDay(codes, new Date(instant));

it('takes one city per day of the month and starts again after the last', () => {
  expect([
    on('2026-11-01T04:00:00Z'),
    on('2026-11-02T04:00:00Z'),
    on('2026-11-03T04:00:00Z'),
    on('2026-11-04T04:00:00Z'),
  ]).toEqual(['tyo', 'bkk', 'dps', 'tyo']);
});

it('changes at midnight in Taipei', () => {
  expect([on('2026-11-01T15:59:59Z'), on('2026-11-01T16:00:00Z')]).toEqual(['tyo', 'bkk']);
});

it('is null without cities', () => {
  expect(cityOfDay([], new Date())).toBe('');
});
