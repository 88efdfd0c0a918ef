import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDays, dayInZone, daysBetween } from './stay-date.ts';
import {
  canModifyPlan,
  earliestDeparture,
  inTimeForTailorMade,
  modificationFeeTwd,
  nextTailorMadeStage,
  tailorMadeDue,
  tailorMadeStages,
} from './tailor-made.ts';

const instant = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const taipei = (at: string) => dayInZone(new Date(at), 'Asia/Taipei');

describe('what is due at a stage', () => {
  it('is counted in whole Taipei days, at any hour', () => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(tailorMadeDue('consulting-fee', at)).toEqual({ who: 'member', day: addDays(taipei(at), 14) });
        expect(tailorMadeDue('basic-plan', at)).toEqual({ who: 'planner', day: addDays(taipei(at), 14) });
        expect(tailorMadeDue('contract', at)).toEqual({ who: 'member', day: addDays(taipei(at), 7) });
        expect(daysBetween(taipei(at), tailorMadeDue('inquiry', at)?.day ?? '')).toBe(2);
      }),
    );
  });

  it('is never earlier for a stage reached later', () => {
    fc.assert(
      fc.property(instant, instant, fc.constantFrom(...tailorMadeStages), (a, b, stage) => {
        const [first, second] = [a, b].toSorted().map((at) => tailorMadeDue(stage, at)?.day ?? '');
        expect(compareDays(first ?? '', second ?? '')).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('changes at midnight in Taipei', () => {
    expect(tailorMadeDue('basic-plan', '2026-11-10T15:59:59Z')?.day).toBe('2026-11-24');
    expect(tailorMadeDue('basic-plan', '2026-11-10T16:00:00Z')?.day).toBe('2026-11-25');
  });

  it('is null during talks, during the journey, or if the time of the stage is unknown', () => {
    for (const stage of ['first-contact', 'modifications', 'travel'] as const)
      expect(tailorMadeDue(stage, '2026-11-10T00:00:00Z')).toBeNull();
    for (const stage of tailorMadeStages) expect(tailorMadeDue(stage, undefined)).toBeNull();
  });
});

it('two modifications are free, each further one has the same price', () => {
  expect([0, 1, 2, 3, 9].map(modificationFeeTwd)).toEqual([0, 0, 1500, 1500, 1500]);
});

it('a journey departs thirty days from today in Taipei at the earliest', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -400, max: 400 }), (at, days) => {
      const now = new Date(at);
      expect(inTimeForTailorMade(addDays(taipei(at), days), now)).toBe(days >= 30);
      expect(daysBetween(taipei(at), earliestDeparture(now))).toBe(30);
    }),
  );
});

describe('the next stage', () => {
  it.each([
    ['inquiry', [], 'first-contact'],
    ['first-contact', [], 'consulting-fee'],
    ['consulting-fee', ['consulting-fee'], null],
    ['consulting-fee', [], 'consulting-fee'],
    ['basic-plan', [], 'modifications'],
    ['modifications', ['modification'], 'contract'],
    ['contract', ['journey'], null],
    ['contract', ['modification'], 'travel'],
    ['contract', [], 'travel'],
    ['travel', [], null],
  ] as const)('after %s with %j open it is %j', (stage, open, next) =>
    expect(nextTailorMadeStage(stage, open)).toBe(next),
  );

  it('comes with modifications only between plan and contract', () =>
    expect(tailorMadeStages.filter(canModifyPlan)).toEqual(['basic-plan', 'modifications']));
});
