import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cancellationCloses,
  cancellationDeadline,
  cancellationPenalty,
  policyHash,
  policyOfHash,
  type CancellationPolicy,
} from './cancellation.ts';
import { addDays } from './stay-date.ts';

const twd = (amount: number) => ({ amount, currency: 'TWD' });
const firstNight = twd(10_000);
const total = twd(30_000);

describe('deadline', () => {
  it.each([
    ['2026-11-21', 'Asia/Tokyo', 2, '15:00', '2026-11-19T06:00:00.000Z'],
    ['2026-11-21', 'Asia/Tokyo', 0, '14:00', '2026-11-21T05:00:00.000Z'],
    // the clocks change between deadline and check-in: 15:00 stays 15:00, although 23 or 25 hours
    // lie between
    ['2027-03-28', 'Europe/Paris', 1, '15:00', '2027-03-27T14:00:00.000Z'],
    ['2027-03-28', 'Europe/Paris', 7, '15:00', '2027-03-21T14:00:00.000Z'],
    ['2027-10-31', 'Europe/Paris', 1, '15:00', '2027-10-30T13:00:00.000Z'],
    ['2027-10-31', 'Europe/Paris', 2, '15:00', '2027-10-29T13:00:00.000Z'],
    ['2026-03-08', 'America/New_York', 1, '15:00', '2026-03-07T20:00:00.000Z'],
    ['2026-11-01', 'America/New_York', 1, '15:00', '2026-10-31T19:00:00.000Z'],
    ['2026-10-04', 'Australia/Sydney', 1, '15:00', '2026-10-03T05:00:00.000Z'],
    ['2026-04-05', 'Australia/Sydney', 1, '15:00', '2026-04-04T04:00:00.000Z'],
    // changed earlier: no effect
    ['2027-03-30', 'Europe/Paris', 1, '15:00', '2027-03-29T13:00:00.000Z'],
    // a deadline in the skipped hour falls at its end; in the repeated hour, the first of the two
    // counts
    ['2026-03-09', 'America/New_York', 1, '02:30', '2026-03-08T07:00:00.000Z'],
    ['2027-03-29', 'Europe/Paris', 1, '02:30', '2027-03-28T01:00:00.000Z'],
    ['2026-10-05', 'Australia/Sydney', 1, '02:30', '2026-10-03T16:00:00.000Z'],
    ['2026-10-26', 'Europe/London', 1, '01:30', '2026-10-25T00:30:00.000Z'],
    ['2027-11-01', 'Europe/Paris', 1, '02:30', '2027-10-31T00:30:00.000Z'],
  ])('%s in %s, %i days before at %s', (checkIn, timeZone, daysBefore, time, expected) => {
    expect(
      cancellationDeadline({ kind: 'free-until', daysBefore, time }, { checkIn, timeZone })?.toISOString(),
    ).toBe(expected);
  });

  it('is check-in without conditions, and null if nothing is refundable', () => {
    const arrival = { checkIn: '2026-11-21', timeZone: 'Asia/Tokyo' };
    expect(cancellationDeadline({ kind: 'unconditional' }, arrival)?.toISOString()).toBe(
      '2026-11-21T06:00:00.000Z',
    );
    expect(
      cancellationDeadline({ kind: 'unconditional' }, { ...arrival, checkInTime: '14:00' })?.toISOString(),
    ).toBe('2026-11-21T05:00:00.000Z');
    expect(cancellationDeadline({ kind: 'non-refundable' }, arrival)).toBeNull();
  });

  it('reads its own time on the hotel clock on every day of the year, unless that time is skipped', () => {
    const zones = [
      'Europe/Paris',
      'America/New_York',
      'Australia/Sydney',
      'Asia/Taipei',
      'Pacific/Auckland',
      'America/Santiago',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1500 }).map((n) => addDays('2026-01-01', n)),
        fc.constantFrom(...zones),
        fc.nat(14),
        fc.integer({ min: 0, max: 23 }),
        (checkIn, timeZone, daysBefore, hour) => {
          const time = `${String(hour).padStart(2, '0')}:00`;
          const deadline = cancellationDeadline(
            { kind: 'free-until', daysBefore, time },
            { checkIn, timeZone },
          ) as Date;
          const clock = new Intl.DateTimeFormat('sv', {
            timeZone,
            dateStyle: 'short',
            timeStyle: 'short',
          }).format(deadline);
          const shown = [
            `${addDays(checkIn, -daysBefore)} ${time}`,
            `${addDays(checkIn, -daysBefore)} ${String(hour + 1).padStart(2, '0')}:00`,
          ];
          expect(clock === shown[0] || (hour < 4 && clock === shown[1]), clock).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('penalty', () => {
  const policy: CancellationPolicy = { kind: 'free-until', daysBefore: 1, time: '15:00' };
  const deadline = new Date('2026-11-20T06:00:00Z');
  const at = (milliseconds: number) =>
    cancellationPenalty({
      policy,
      deadline,
      now: new Date(deadline.getTime() + milliseconds),
      firstNight,
      total,
    });

  it('begins a millisecond after the deadline', () => {
    expect(at(-1)).toEqual({ free: true, penalty: twd(0) });
    expect(at(0)).toEqual({ free: true, penalty: twd(0) });
    expect(at(1)).toEqual({ free: false, penalty: firstNight });
  });

  it('never decreases as time passes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(1e9), (a, later) => {
        expect(at(a).penalty.amount).toBeLessThanOrEqual(at(a + later).penalty.amount);
      }),
    );
  });

  it('is the whole price if nothing is refundable', () => {
    expect(
      cancellationPenalty({
        policy: { kind: 'non-refundable' },
        deadline: null,
        now: new Date(0),
        firstNight,
        total,
      }),
    ).toEqual({
      free: false,
      penalty: total,
    });
  });
});

it('round-trips policies through their text, which is distinct for each', () => {
  const all: CancellationPolicy[] = [
    { kind: 'free-until', daysBefore: 1, time: '15:00' },
    { kind: 'free-until', daysBefore: 1, time: '18:00' },
    { kind: 'free-until', daysBefore: 2, time: '15:00' },
    { kind: 'unconditional' },
    { kind: 'non-refundable' },
  ];
  expect(new Set(all.map(policyHash)).size).toBe(all.length);
  expect(policyHash({ time: '15:00', daysBefore: 1, kind: 'free-until' })).toBe('free-until:1@15:00');
  expect(all.map(policyHash).map(policyOfHash)).toEqual(all);
  for (const text of [
    '',
    'free-until',
    'free-until:24',
    'free-until:1@25:00',
    'free-until:-1@15:00',
    'toString',
  ])
    expect(() => policyOfHash(text)).toThrow(RangeError);
});

it('a stay has begun at the midnight after the day of arrival, at the hotel', () => {
  expect(cancellationCloses('2026-12-01', 'Asia/Tokyo').toISOString()).toBe('2026-12-01T15:00:00.000Z');
  expect(cancellationCloses('2026-12-31', 'Pacific/Honolulu').toISOString()).toBe('2027-01-01T10:00:00.000Z');
});
