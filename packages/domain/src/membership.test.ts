import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invitationEnds, membershipOffer, unusedMonthsTwd, withdrawalEnds, yearLater } from './membership.ts';
import { consultingFee } from './tailor-made.ts';
import { levels } from './level.ts';
import { rank } from './tier.ts';

const now = new Date('2026-11-21T04:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('membershipOffer', () => {
  it('lets basic upgrade at once, for a calendar year', () =>
    expect(membershipOffer({ current: 'basic', endsAt: null, wanted: 'elite', now })).toEqual({
      allowed: true,
      kind: 'upgrade',
      startsAt: now,
      endsAt: new Date('2027-11-21T04:00:00Z'),
    }));
  it('lets a level be renewed in its last ninety days, from the end of the current term', () => {
    expect(membershipOffer({ current: 'elite', endsAt: inDays(91), wanted: 'elite', now })).toEqual({
      allowed: false,
      reason: 'too-early',
    });
    expect(membershipOffer({ current: 'elite', endsAt: inDays(90), wanted: 'elite', now })).toEqual({
      allowed: true,
      kind: 'renewal',
      startsAt: inDays(90),
      endsAt: yearLater(inDays(90)),
    });
    expect(membershipOffer({ current: 'elite', endsAt: inDays(-3), wanted: 'elite', now })).toMatchObject({
      kind: 'renewal',
      startsAt: now,
    });
  });
  it.each([
    ['platinum', 'elite', 'lower-level'],
    ['elite', 'noir', 'invitation-only'],
    ['basic', 'basic', 'not-for-sale'],
    ['employee', 'platinum', 'not-for-sale'],
    ['basic', 'agent', 'not-for-sale'],
  ] as const)('%s does not buy %s: %s', (current, wanted, reason) =>
    expect(membershipOffer({ current, endsAt: null, wanted, now })).toEqual({ allowed: false, reason }),
  );
  it('waits for a guardian if one is needed', () =>
    expect(
      membershipOffer({ current: 'basic', endsAt: null, wanted: 'elite', now, needsConsent: true }),
    ).toEqual({
      allowed: false,
      reason: 'guardian-consent',
    }));
  it('lets invited members buy noir', () =>
    expect(
      membershipOffer({ current: 'elite', endsAt: inDays(10), wanted: 'noir', now, invited: true }),
    ).toMatchObject({ allowed: true, kind: 'upgrade' }));

  it('never sells a lower level, nor less than a year', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...levels),
        fc.constantFrom(...levels),
        fc.option(fc.integer({ min: -400, max: 800 })),
        fc.boolean(),
        (current, wanted, days, invited) => {
          const offer = membershipOffer({
            current,
            wanted,
            endsAt: days === null ? null : inDays(days),
            now,
            invited,
          });
          if (!offer.allowed) return;
          expect(rank[wanted]).toBeGreaterThanOrEqual(rank[current]);
          expect(offer.startsAt >= now).toBe(true);
          expect(offer.endsAt.getTime() - offer.startsAt.getTime()).toBeGreaterThanOrEqual(365 * 86_400_000);
        },
      ),
    ));
});

it('a year from a leap day ends on the last of February', () =>
  expect(yearLater(new Date('2028-02-29T02:00:00Z')).toISOString()).toBe('2029-02-28T02:00:00.000Z'));

it.each([
  [1, 7, 10_000],
  [1, 8, 20_000],
  [3, 14, 20_000],
  [2, 3, 20_000],
  [4, 5, 30_000],
  [1, 15, 30_000],
])('%i countries and %i days cost NTD %i', (countries, days, fee) =>
  expect(consultingFee(countries, days)).toBe(fee),
);

describe('withdrawalEnds', () => {
  it('is the end of the seventh day after the approval, in Taipei', () => {
    expect(withdrawalEnds(new Date('2026-11-21T04:00:00Z'))).toEqual(new Date('2026-11-28T15:59:59.999Z'));
    expect(withdrawalEnds(new Date('2026-11-21T16:30:00Z'))).toEqual(new Date('2026-11-29T15:59:59.999Z'));
  });
});

describe('invitationEnds', () => {
  it('is the end of the thirtieth day after it was accepted, in Taipei', () => {
    expect(invitationEnds(new Date('2026-11-23T04:00:00Z'))).toEqual(new Date('2026-12-23T15:59:59.999Z'));
    expect(invitationEnds(new Date('2026-11-23T16:30:00Z'))).toEqual(new Date('2026-12-24T15:59:59.999Z'));
  });
});

describe('unusedMonthsTwd', () => {
  const year = { feeTwd: 3_000, startsAt: now, endsAt: yearLater(now) };
  it.each([
    ['2026-11-21T04:00:00Z', 3_000],
    ['2026-11-21T04:00:01Z', 2_750],
    ['2027-04-21T04:00:00Z', 1_750],
    ['2027-04-22T04:00:00Z', 1_500],
    ['2027-10-21T04:00:00Z', 250],
    ['2027-10-21T04:00:01Z', 0],
    ['2028-01-01T00:00:00Z', 0],
  ])('on %s refunds NT$%i', (at, twd) => expect(unusedMonthsTwd({ ...year, now: new Date(at) })).toBe(twd));
  it('refunds the whole of a year that has not begun', () =>
    expect(unusedMonthsTwd({ ...year, startsAt: inDays(60), endsAt: yearLater(inDays(60)), now })).toBe(
      3_000,
    ));
  it('is never more than the fee or negative', () =>
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), fc.nat(200_000), (days, feeTwd) => {
        const back = unusedMonthsTwd({ ...year, feeTwd, now: inDays(days) });
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(feeTwd);
      }),
    ));
});
