import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grantedAt, takeCredit, type CreditSource, type QuotaState } from './quota.ts';
import { levels, type Level } from './level.ts';
import { monthlyFreeBookings } from './tier.ts';

/** Credits left, free and paid together; null: unlimited. */
const remainingCredits = ({ granted, used, paid }: QuotaState): number | null =>
  granted === null ? null : Math.max(0, granted - used) + paid;

/** What a new level leaves of a month: paid credits stay. */
const changeLevel = (state: QuotaState, level: Level): QuotaState => ({
  ...state,
  granted: grantedAt(level, state.used),
});

/** A booking that was never made returns its credit, to its source; what it leaves free is of the level now. */
function returnCredit(state: QuotaState, source: Exclude<CreditSource, 'ignored'>, level: Level): QuotaState {
  if (source === 'paid') return { ...state, paid: state.paid + 1 };
  const used = state.used - 1;
  return { ...state, used, granted: grantedAt(level, used) };
}

const state = fc.record<QuotaState>({
  month: fc.constant('2026-11'),
  granted: fc.option(fc.integer({ min: 0, max: 30 })),
  used: fc.integer({ min: 0, max: 40 }),
  paid: fc.integer({ min: 0, max: 5 }),
});

it('uses free credits before paid ones, one at a time, never below zero', () => {
  fc.assert(
    fc.property(state, (start) => {
      let now = start;
      let paidBegan = false;
      for (let i = 0; i < 50; i += 1) {
        const before = remainingCredits(now);
        const taken = takeCredit(now);
        if (!taken) {
          expect(before).toBe(0);
          break;
        }
        if (taken.source === 'paid') paidBegan = true;
        if (taken.source === 'free') expect(paidBegan).toBe(false);
        expect(taken.source === 'unlimited').toBe(before === null);
        if (before !== null) expect(remainingCredits(taken.state)).toBe(before - 1);
        expect(taken.state.paid).toBeGreaterThanOrEqual(0);
        now = taken.state;
      }
    }),
  );
});

it('runs out', () => {
  const first = takeCredit({ month: '2026-11', granted: 1, used: 0, paid: 1 });
  expect(first?.source).toBe('free');
  const second = takeCredit(first?.state as QuotaState);
  expect(second?.source).toBe('paid');
  expect(takeCredit(second?.state as QuotaState)).toBeNull();
});

it('leaves nothing of a level that has ended, in any order of bookings, failures and changes of level', () => {
  const step = fc.oneof(
    fc.constant('book' as const),
    fc.constant('return' as const),
    fc.constantFrom(...levels),
  );
  fc.assert(
    fc.property(fc.constantFrom(...levels), fc.array(step, { maxLength: 60 }), (first, steps) => {
      let level: Level = first;
      let now: QuotaState = { month: '2026-11', granted: monthlyFreeBookings(level), used: 0, paid: 0 };
      const open: Exclude<CreditSource, 'ignored'>[] = [];
      for (const what of steps) {
        if (what === 'book') {
          const taken = takeCredit(now);
          if (taken) open.push(taken.source);
          now = taken?.state ?? now;
        } else if (what === 'return') {
          const source = open.pop();
          if (source) now = returnCredit(now, source, level);
        } else {
          level = what;
          now = changeLevel(now, level);
        }
        const allowance = monthlyFreeBookings(level);
        expect(remainingCredits(now)).toBe(allowance === null ? null : Math.max(0, allowance - now.used));
      }
    }),
  );
});
