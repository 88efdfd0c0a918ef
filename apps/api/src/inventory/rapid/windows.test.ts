import { isNonRefundable, penaltyAt } from '@voyage/domain/cancellation-windows.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WirePenalty } from './wire.ts';
import { windowsOf } from './windows.ts';

const days = ['2027-03-27', '2027-03-28', '2027-03-29'];
const stay = {
  total: 36_300,
  currency: 'TWD',
  days,
  rooms: 1,
  lines: days.map((night, i) => ({ kind: 'base' as const, room: 0, night, amount: 12_000 + i * 100 })),
};
const terms = (cancel_penalties: WirePenalty[], nonrefundable: { start: string; end: string }[] = []) => ({
  refundable: true,
  cancel_penalties,
  nonrefundable_date_ranges: nonrefundable,
});
const from = (start: string, cost: Partial<WirePenalty>, end = '2027-03-27T15:00:00+01:00'): WirePenalty => ({
  start,
  end,
  ...cost,
});

test('it is free until a penalty begins, on the clock that the supplier names', () => {
  const windows = windowsOf(terms([from('2027-03-25T18:00:00+01:00', { nights: '1' })]), stay);
  expect(windows).toEqual([
    { until: '2027-03-25T16:59:59.999Z', penalty: 0, basis: { kind: 'percent', percent: 0 } },
    { until: null, penalty: 12_000, basis: { kind: 'nights', nights: 1 } },
  ]);
});

test('amounts, nights and percentages follow each other, across midnight and a change of clocks', () => {
  const windows = windowsOf(
    terms([
      from('2027-03-26T00:00:00+01:00', { percent: '50%' }, '2027-03-28T00:00:00+01:00'),
      from('2027-03-24T00:00:00+01:00', { amount: '3000.00', currency: 'TWD' }, '2027-03-26T00:00:00+01:00'),
      from('2027-03-28T00:00:00+01:00', { percent: '100' }, '2027-03-28T03:00:00+02:00'),
    ]),
    stay,
  );
  expect(windows?.map(({ until, penalty }) => [until, penalty])).toEqual([
    ['2027-03-23T22:59:59.999Z', 0],
    ['2027-03-25T22:59:59.999Z', 3_000],
    ['2027-03-27T22:59:59.999Z', 18_150],
    [null, 36_300],
  ]);
});

test('an amount is of each room, a percentage of the stay', () => {
  const two = { ...stay, rooms: 2 };
  const amount = windowsOf(terms([from('2027-03-01T00:00:00Z', { amount: '3000', currency: 'TWD' })]), two);
  expect(amount?.at(-1)?.penalty).toBe(6_000);
  const percent = windowsOf(terms([from('2027-03-01T00:00:00Z', { percent: '10%' })]), two);
  expect(percent?.at(-1)?.penalty).toBe(3_630);
});

test('what is never refunded is never refunded', () => {
  expect(windowsOf({ ...terms([]), refundable: false }, stay)).toEqual([
    { until: null, penalty: 36_300, basis: { kind: 'percent', percent: 100 } },
  ]);
  const kept = windowsOf(
    terms([from('2027-03-25T00:00:00Z', { nights: '1' })], [{ start: '2027-03-28', end: '2027-03-29' }]),
    stay,
  );
  expect(kept?.map(({ penalty }) => penalty)).toEqual([24_300, 36_300]);
  expect(kept && isNonRefundable(kept)).toBe(false);
});

test('where the penalty cannot be charged exactly, the rate is not sold', () => {
  for (const cost of [
    { amount: '100.50', currency: 'TWD' },
    { amount: '100', currency: 'USD' },
    { percent: 'half' },
    { nights: 'one' },
    {},
  ])
    expect(windowsOf(terms([from('2027-03-25T00:00:00Z', cost)]), stay)).toBeNull();
  expect(windowsOf(terms([from('soon', { nights: '1' })]), stay)).toBeNull();
});

test('at every instant the highest penalty counts that is in force, or the last one that was', () => {
  const hour = 3_600_000;
  const base = Date.parse('2027-03-20T00:00:00Z');
  const at = (hours: number) => new Date(base + hours * hour).toISOString();
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: 0, max: 160 }),
          fc.integer({ min: 1, max: 60 }),
          fc.integer({ min: 1, max: 100 }),
        ),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      fc.integer({ min: -10, max: 240 }),
      (spans, hours) => {
        const penalties = spans.map(([start, length, percent]) => ({
          start: at(start),
          end: at(start + length),
          percent: `${percent}%`,
        }));
        const windows = windowsOf(terms(penalties), stay);
        const costs = (h: number): number | undefined => {
          const open = spans.filter(([start, length]) => start <= h && h < start + length);
          return open.length === 0 ? undefined : Math.max(...open.map(([, , percent]) => percent));
        };
        let percent = 0;
        for (let h = 0; h <= hours; h++) percent = costs(h) ?? percent;
        expect(windows && penaltyAt(windows, new Date(base + hours * hour))).toBe(
          Math.round((stay.total * percent) / 100),
        );
      },
    ),
  );
});
