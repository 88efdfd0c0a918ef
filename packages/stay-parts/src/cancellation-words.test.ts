import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Translate } from '@voyage/i18n/intl.tsx';
import { expect, test } from 'vitest';
import { cancellationLines } from './cancellation-words.ts';

const t = ((id: string, values: Record<string, string> = {}) =>
  [id, ...Object.values(values)].join(': ')) as Translate;
type Windows = OrderDetail['cancellation']['windows'];
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const free = (until: string) => ({ until, penalty: eur(0), basis: { kind: 'percent', percent: 0 } }) as const;
const night = (until: string | null) =>
  ({ until, penalty: eur(50_000), basis: { kind: 'nights', nights: 1 } }) as const;
const all = { until: null, penalty: eur(150_000), basis: { kind: 'percent', percent: 100 } } as const;
const lines = (windows: Windows, now: string) =>
  cancellationLines(
    t,
    'en',
    {
      windows,
      deadline: windows[0]?.penalty.amount === 0 ? windows[0].until : null,
      timeZone: 'Europe/Paris',
    },
    'Paris',
    Date.parse(now),
  );
const deadline = '2027-03-10T14:00:00.000Z';
const moment = 'Wed, 10 March 2027, 15:00 in Paris (GMT+1)';

test('cancelling is shown as free only until its deadline, in the hotel’s local time', () => {
  const windows = [free(deadline), night(null)];
  const after = 'booking.summary.penalty: €500';
  expect(lines(windows, '2027-03-09T00:00:00Z')).toEqual([`booking.deadline.hotel: ${moment}`, after]);
  expect(lines(windows, deadline)[0]).toBe(`booking.deadline.hotel: ${moment}`);
  expect(lines(windows, '2027-03-10T14:00:01Z')).toEqual([`booking.deadline.passed: ${moment}`, after]);
});

test('every later window is stated with its end, and the last without', () => {
  const late = '2027-03-11T14:00:00.000Z';
  const windows = [free(deadline), night(late), all];
  expect(lines(windows, '2027-03-09T00:00:00Z')).toEqual([
    `booking.deadline.hotel: ${moment}`,
    'booking.summary.until: Thu, 11 March 2027, 15:00 in Paris (GMT+1): €500',
    'booking.summary.penalty: €1,500',
  ]);
  expect(lines([night(late), all], '2027-03-09T00:00:00Z')[0]).toMatch(/^booking.summary.until/);
});

test('what costs something from the beginning is not called non-refundable, unless it is everything', () => {
  expect(lines([night(null)], deadline)).toEqual(['booking.summary.always: €500']);
  expect(lines([all], deadline)).toEqual(['booking.deadline.none']);
});
