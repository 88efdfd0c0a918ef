import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellationCloses, cancellationDeadline, policyOfText, windowsOfPolicy } from './cancellation.ts';
import {
  freeUntil,
  isNonRefundable,
  penaltyAt,
  termsHash,
  windowsFrom,
  type CancellationWindow,
} from './cancellation-windows.ts';
import { addDays } from './stay-date.ts';

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

describe('windows', () => {
  const deadline = new Date('2026-11-20T06:00:00Z');
  const amounts = { deadline, penalty: 10_000, total: 30_000 };
  const oneNight = windowsOfPolicy({ kind: 'free-until', daysBefore: 1, time: '15:00' }, amounts);
  const never = windowsOfPolicy({ kind: 'non-refundable' }, { ...amounts, deadline: null });
  /** As suppliers state them: free, a night, half the price, all of it. */
  const steps: CancellationWindow[] = [
    { until: '2026-11-10T14:59:59.000Z', penalty: 0, basis: { kind: 'percent', percent: 0 } },
    { until: '2026-11-17T14:59:59.000Z', penalty: 10_000, basis: { kind: 'nights', nights: 1 } },
    { until: '2026-11-19T14:59:59.000Z', penalty: 15_000, basis: { kind: 'percent', percent: 50 } },
    { until: null, penalty: 30_000, basis: { kind: 'percent', percent: 100 } },
  ];

  it.each([
    [-1, 0],
    [0, 0],
    [1, 10_000],
  ])('of a policy: %i ms from the deadline costs %i', (milliseconds, cost) =>
    expect(penaltyAt(oneNight, new Date(deadline.getTime() + milliseconds))).toBe(cost),
  );

  it('count up to their last instant, one after the other, and the last without end', () => {
    const at = (instant: string, later = 0) => penaltyAt(steps, new Date(Date.parse(instant) + later));
    expect(steps.flatMap(({ until }) => (until ? [at(until), at(until, 1)] : []))).toEqual([
      0, 10_000, 10_000, 15_000, 15_000, 30_000,
    ]);
    expect(at('2027-01-01T00:00:00Z')).toBe(30_000);
    expect(windowsFrom(steps, Date.parse('2026-11-17T15:00:00Z'))).toEqual(steps.slice(2));
    expect(() => penaltyAt([], deadline)).toThrow(RangeError);
  });

  it('never cost less as time passes, also across midnight and clock changes in the hotel zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }).map((n) => addDays('2027-01-01', n)),
        fc.constantFrom('Europe/Paris', 'America/New_York', 'Australia/Sydney', 'Asia/Tokyo'),
        fc.constantFrom('00:00', '02:30', '15:00', '23:59'),
        fc.array(fc.nat(12), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: -20 * 86_400_000, max: 3 * 86_400_000 }),
        (checkIn, timeZone, time, days, offset) => {
          const ends = [...new Set(days)]
            .toSorted((a, b) => b - a)
            .map((daysBefore) => {
              const end = cancellationDeadline(
                { kind: 'free-until', daysBefore, time },
                { checkIn, timeZone },
              );
              return end?.toISOString() ?? null;
            });
          const windows = [...ends, null].map((until, i): CancellationWindow => ({
            until,
            penalty: i * 1_000,
            basis: { kind: 'amount' },
          }));
          const now = Date.parse(`${checkIn}T00:00:00Z`) + offset;
          const passed = ends.filter((end) => end !== null && Date.parse(end) < now).length;
          expect(penaltyAt(windows, new Date(now))).toBe(passed * 1_000);
          expect(freeUntil(windows)).toBe(ends[0]);
        },
      ),
    );
  });

  it('state until when it is free, and whether nothing is ever refunded', () => {
    expect([oneNight, never, steps, steps.slice(1)].map(freeUntil)).toEqual([
      deadline.toISOString(),
      null,
      steps[0]?.until,
      null,
    ]);
    expect([oneNight, never, steps, steps.slice(1)].map(isNonRefundable)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('have a text that changes with the terms, and not with the price', () => {
    const dearer = windowsOfPolicy(
      { kind: 'free-until', daysBefore: 1, time: '15:00' },
      { ...amounts, penalty: 11_000, total: 33_000 },
    );
    expect(termsHash(dearer)).toBe(termsHash(oneNight));
    const money: CancellationWindow[] = [{ until: null, penalty: 500, basis: { kind: 'amount' } }];
    const others = [
      oneNight,
      never,
      steps,
      steps.slice(1),
      money,
      [{ ...money[0]!, penalty: 501 }],
      [{ ...oneNight[0]!, until: '2026-11-20T06:00:00.001Z' }, oneNight[1]!],
    ];
    expect(new Set(others.map(termsHash)).size).toBe(others.length);
  });
});

it('reads policies from their text', () => {
  expect(
    ['free-until:1@15:00', 'free-until:2@18:00', 'unconditional', 'non-refundable'].map(policyOfText),
  ).toEqual([
    { kind: 'free-until', daysBefore: 1, time: '15:00' },
    { kind: 'free-until', daysBefore: 2, time: '18:00' },
    { kind: 'unconditional' },
    { kind: 'non-refundable' },
  ]);
  for (const text of [
    '',
    'free-until',
    'free-until:24',
    'free-until:1@25:00',
    'free-until:-1@15:00',
    'toString',
  ])
    expect(() => policyOfText(text)).toThrow(RangeError);
});

it('a stay has begun at the midnight after the day of arrival, at the hotel', () => {
  expect(cancellationCloses('2026-12-01', 'Asia/Tokyo').toISOString()).toBe('2026-12-01T15:00:00.000Z');
  expect(cancellationCloses('2026-12-31', 'Pacific/Honolulu').toISOString()).toBe('2027-01-01T10:00:00.000Z');
});
