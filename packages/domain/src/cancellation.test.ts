import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationCloses, cancellationDeadline, cancellationPenalty, policyHash, type CancellationPolicy } from './cancellation.ts';

const twd = (amount: number) => ({ amount, currency: 'TWD' });
const firstNight = twd(10_000);
const total = twd(30_000);

describe('deadline', () => {
  it.each([
    ['2026-11-21', 'Asia/Tokyo', 48, undefined, '2026-11-19T06:00:00.000Z'],
    ['2026-11-21', 'Asia/Tokyo', 0, '14:00', '2026-11-21T05:00:00.000Z'],
    // hours pass as hours over a change of the clock: 24 before 15:00 is 14:00 in spring, 16:00 in autumn
    ['2026-03-08', 'America/New_York', 24, undefined, '2026-03-07T19:00:00.000Z'],
    ['2026-11-01', 'America/New_York', 24, undefined, '2026-10-31T20:00:00.000Z'],
    ['2026-03-29', 'Europe/London', 24, undefined, '2026-03-28T14:00:00.000Z'],
    // arrival inside the gap and inside the overlap
    ['2026-03-08', 'America/New_York', 0, '02:30', '2026-03-08T07:00:00.000Z'],
    ['2026-10-25', 'Europe/London', 0, '01:30', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s, %i hours before %s', (checkIn, zone, hoursBefore, time, expected) => {
    expect(cancellationDeadline({ kind: 'free-until', hoursBefore }, checkIn, zone, time)?.toISOString()).toBe(expected);
  });

  it('is check-in itself without conditions, and none where nothing is refunded', () => {
    expect(cancellationDeadline({ kind: 'unconditional' }, '2026-11-21', 'Asia/Tokyo')?.toISOString()).toBe('2026-11-21T06:00:00.000Z');
    expect(cancellationDeadline({ kind: 'non-refundable' }, '2026-11-21', 'Asia/Tokyo')).toBeNull();
  });
});

describe('penalty', () => {
  const policy: CancellationPolicy = { kind: 'free-until', hoursBefore: 24 };
  const deadline = new Date('2026-11-20T06:00:00Z');
  const at = (milliseconds: number) => cancellationPenalty({ policy, deadline, now: new Date(deadline.getTime() + milliseconds), firstNight, total });

  it('begins a millisecond after the deadline', () => {
    expect(at(-1)).toEqual({ free: true, penalty: twd(0) });
    expect(at(0)).toEqual({ free: true, penalty: twd(0) });
    expect(at(1)).toEqual({ free: false, penalty: firstNight });
  });

  it('never falls as time passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e9), (a, later) => {
        expect(at(a).penalty.amount).toBeLessThanOrEqual(at(a + later).penalty.amount);
      }),
    );
  });

  it('is everything where nothing is refunded', () => {
    expect(cancellationPenalty({ policy: { kind: 'non-refundable' }, deadline: null, now: new Date(0), firstNight, total })).toEqual({
      free: false,
      penalty: total,
    });
  });
});

it('tells policies apart', () => {
  const all: CancellationPolicy[] = [
    { kind: 'free-until', hoursBefore: 24 },
    { kind: 'free-until', hoursBefore: 48 },
    { kind: 'unconditional' },
    { kind: 'non-refundable' },
  ];
  expect(new Set(all.map(policyHash)).size).toBe(all.length);
  expect(policyHash({ hoursBefore: 24, kind: 'free-until' })).toBe('free-until:24');
});

it('a stay has begun at the midnight after the day of arrival, at the hotel', () => {
  expect(cancellationCloses('2026-12-01', 'Asia/Tokyo').toISOString()).toBe('2026-12-01T15:00:00.000Z');
  expect(cancellationCloses('2026-12-31', 'Pacific/Honolulu').toISOString()).toBe('2027-01-01T10:00:00.000Z');
});
