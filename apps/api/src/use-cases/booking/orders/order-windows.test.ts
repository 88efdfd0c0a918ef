import { expect, test } from 'vitest';
import { formerTerms, windowsOfOrder } from './order-windows.ts';

const rate = {
  nights: [],
  subtotal: 90_000,
  discount: 0,
  service: 0,
  tax: 0,
  total: 90_000,
  promotionCode: null,
  timeZone: 'Asia/Tokyo',
  payAt: 'property' as const,
};
const until = '2026-12-20T06:00:00.000Z';
const free = { until, penalty: 0, basis: { kind: 'percent', percent: 0 } } as const;
const night = { until: null, penalty: 30_000, basis: { kind: 'nights', nights: 1 } } as const;
const all = { until: null, penalty: 90_000, basis: { kind: 'percent', percent: 100 } } as const;

test.each([
  ['free, then a night', [free, night], 'free-until', until],
  ['never refunded', [all], 'non-refundable', null],
] as const)(
  'an order from before there were windows has those of its policy: %s',
  (_, windows, kind, deadline) => {
    const policy =
      kind === 'free-until' ? ({ kind, daysBefore: 2, time: '15:00' } as const) : ({ kind } as const);
    expect(
      windowsOfOrder({
        terms: { rate: { ...rate, policy, penalty: kind === 'free-until' ? 30_000 : 90_000 } },
        cancellationDeadline: deadline === null ? null : new Date(deadline),
      }),
    ).toEqual(windows);
  },
);

test('an older process reads from new orders what it knows: the deadline, and what cancelling costs after it', () => {
  expect(formerTerms({ windows: [free, { ...night, until: '2026-12-22T06:00:00.000Z' }, all] })).toEqual({
    policy: { kind: 'unconditional' },
    penalty: 30_000,
  });
  expect(formerTerms({ windows: [all] })).toEqual({ policy: { kind: 'non-refundable' }, penalty: 90_000 });
  const windows = [free, night, all];
  expect(
    windowsOfOrder({
      terms: { rate: { ...rate, windows, ...formerTerms({ windows }) } },
      cancellationDeadline: new Date(until),
    }),
    'and we what was agreed',
  ).toBe(windows);
});
