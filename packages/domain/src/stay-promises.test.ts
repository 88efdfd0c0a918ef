import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekday } from './stay-date.ts';
import { stayPromises, type PromisedStay } from './stay-promises.ts';
import { addWorkingDays } from './working-days.ts';

const stay: PromisedStay = {
  status: 'confirmed',
  bookedAt: '2026-11-20T08:00:00.000Z',
  paidAt: null,
  confirmedAt: '2026-11-20T08:00:02.000Z',
  cancelAskedAt: null,
  cancelledAt: null,
  refund: null,
  refundQueuedAt: null,
  refundedAt: null,
  checkOut: '2027-03-15',
  hasLoyaltyNumber: false,
};
const at = (now: string, change: Partial<PromisedStay> = {}) =>
  stayPromises({ ...stay, ...change }, new Date(now));
const only = (kind: string, now: string, change: Partial<PromisedStay> = {}) =>
  at(now, change).find((promise) => promise.kind === kind);

describe('working days', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-23'], // a Friday
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-23', 5, '2026-11-30'],
    ['2027-03-15', 14, '2027-04-02'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i: %s', (day, days, end) => expect(addWorkingDays(day, days)).toBe(end));
  test('never ends on a Saturday or Sunday, and five of them are a week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 6 }), (days, shift) => {
        const from = `2026-11-${16 + shift}`;
        expect(weekday(addWorkingDays(from, days))).toBeLessThanOrEqual(5);
        const monday = '2026-11-16';
        expect(addWorkingDays(addWorkingDays(monday, days), 5)).toBe(addWorkingDays(monday, days + 5));
      }),
    );
  });
});

describe('what is promised for a stay', () => {
  const dayLater = '2026-11-21T08:00:00.000Z';
  test('confirmation within 24 hours: kept up to the last moment, missed after it', () => {
    expect(only('confirmation', '2027-01-01T00:00:00Z')).toMatchObject({ state: 'kept', to: dayLater });
    expect(only('confirmation', '2027-01-01T00:00:00Z', { confirmedAt: dayLater })?.state).toBe('kept');
    expect(
      only('confirmation', '2027-01-01T00:00:00Z', { confirmedAt: '2026-11-21T08:00:00.001Z' })?.state,
    ).toBe('missed');
  });
  test('until the hotel replies it is due, then overdue', () => {
    const pending = { status: 'pending', confirmedAt: null } as const;
    expect(only('confirmation', dayLater, pending)?.state).toBe('due');
    expect(only('confirmation', '2026-11-21T08:00:01.000Z', pending)?.state).toBe('overdue');
  });
  test('for a prepaid stay the hours run from the payment', () => {
    expect(only('confirmation', dayLater, { paidAt: '2026-11-20T20:00:00.000Z' })?.to).toBe(
      '2026-11-21T20:00:00.000Z',
    );
  });
  test('only what this system does or records is promised', () => {
    expect(at('2026-11-21T00:00:00Z', { hasLoyaltyNumber: true }).map(({ kind }) => kind)).toEqual([
      'confirmation',
      'points',
    ]);
  });
  test('what was promised for a booked stay is promised whatever becomes of it, and never undone', () => {
    const instant = fc
      .integer({ min: Date.parse(stay.bookedAt), max: Date.parse('2027-06-01T00:00:00Z') })
      .map((ms) => new Date(ms).toISOString());
    fc.assert(
      fc.property(instant, instant, instant, (first, second, third) => {
        const [confirmedAt, end, now] = [first, second, third].toSorted() as [string, string, string];
        const kinds = (change: Partial<PromisedStay>) =>
          at(now, { confirmedAt, ...change }).map(({ kind, to }) => `${kind} ${to}`);
        const promised = kinds({});
        expect(promised).toHaveLength(1);
        expect(kinds({ status: 'completed' })).toEqual(promised);
        const cancelled = { status: 'cancelled', cancelAskedAt: end, cancelledAt: end } as const;
        expect(kinds(cancelled).slice(0, 1)).toEqual(promised);
      }),
    );
  });
  test('a cancellation is confirmed within 24 hours of the request', () => {
    const requestedAt = '2027-01-10T09:00:00.000Z';
    expect(only('cancellation', requestedAt)).toBeUndefined();
    expect(only('cancellation', '2027-01-11T09:00:00.000Z', { cancelAskedAt: requestedAt })?.state).toBe(
      'due',
    );
    expect(only('cancellation', '2027-01-11T09:00:01.000Z', { cancelAskedAt: requestedAt })?.state).toBe(
      'overdue',
    );
    const done = (cancelledAt: string) =>
      only('cancellation', '2027-02-01T00:00:00Z', {
        status: 'cancelled',
        cancelAskedAt: requestedAt,
        cancelledAt,
      });
    expect(done('2027-01-10T09:00:05.000Z')?.state).toBe('kept');
    expect(done('2027-01-12T09:00:00.000Z')?.state).toBe('missed');
  });
  test('a refund takes 14 to 30 working days on the Taipei calendar', () => {
    const cancelled = {
      status: 'cancelled',
      cancelAskedAt: '2027-01-10T16:00:00.000Z', // Monday the 11th in Taipei
      cancelledAt: '2027-01-10T16:00:05.000Z',
      refundQueuedAt: '2027-01-10T16:00:05.000Z',
    } as const;
    const refund = (now: string, state: PromisedStay['refund']) =>
      only('refund', now, { ...cancelled, refund: state });
    expect(refund('2027-01-12T00:00:00Z', null)).toBeUndefined();
    expect(refund('2027-01-12T00:00:00Z', 'refunding')).toEqual({
      kind: 'refund',
      state: 'due',
      from: '2027-01-29',
      to: '2027-02-22',
    });
    expect(refund('2027-02-22T15:59:59Z', 'refunding')?.state).toBe('due');
    expect(refund('2027-02-22T16:00:00Z', 'refunding')?.state).toBe('overdue');
    const refunded = (refundedAt: string | null) =>
      only('refund', '2027-06-01T00:00:00Z', { ...cancelled, refund: 'refunded', refundedAt })?.state;
    expect(refunded('2027-01-12T00:00:00Z')).toBe('kept');
    expect(refunded('2027-02-22T15:59:59Z')).toBe('kept');
    expect(refunded('2027-02-22T16:00:00Z')).toBe('missed');
    expect(refunded(null)).toBe('unrecorded');
  });
  test('a paid stay that the hotel could not provide promises its refund and nothing else', () => {
    const released = {
      status: 'released',
      confirmedAt: null,
      paidAt: '2027-01-10T15:00:00.000Z',
      refund: 'refunding',
      refundQueuedAt: '2027-01-10T16:00:05.000Z',
    } as const;
    expect(at('2027-01-12T00:00:00Z', released)).toEqual([
      { kind: 'refund', state: 'due', from: '2027-01-29', to: '2027-02-22' },
    ]);
    expect(at('2027-02-23T00:00:00Z', released)[0]?.state).toBe('overdue');
  });
  test('the days of a refund run from when it was queued, also for money that came after the stay had ended', () => {
    const late = { refund: 'refunding', refundQueuedAt: '2027-01-17T16:00:05.000Z' } as const;
    const promised = { kind: 'refund', state: 'due', from: '2027-02-05', to: '2027-03-01' };
    expect(at('2027-01-18T00:00:00Z', { status: 'released', confirmedAt: null, ...late })).toEqual([
      promised,
    ]);
    const cancelledAt = '2027-01-10T16:00:05.000Z';
    expect(only('refund', '2027-01-18T00:00:00Z', { status: 'cancelled', cancelledAt, ...late })).toEqual(
      promised,
    );
  });
  test('points arrive 2 to 14 working days after check-out, if a loyalty number was given', () => {
    expect(only('points', '2027-03-01T00:00:00Z')).toBeUndefined();
    const given = { hasLoyaltyNumber: true } as const;
    expect(only('points', '2027-03-01T00:00:00Z', given)).toEqual({
      kind: 'points',
      state: 'due',
      from: '2027-03-17',
      to: '2027-04-02',
    });
    expect(only('points', '2027-04-05T00:00:00Z', { ...given, status: 'completed' })?.state).toBe('unknown');
    expect(only('points', '2027-04-05T00:00:00Z', { ...given, status: 'cancelled' })).toBeUndefined();
  });
  test.each(['payment', 'released', 'failed'] as const)(
    'an unpaid order that is %s has no promises',
    (status) =>
      expect(at('2026-11-20T09:00:00Z', { status, confirmedAt: null, hasLoyaltyNumber: true })).toEqual([]),
  );
});
