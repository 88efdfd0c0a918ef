import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveLocale } from './locale.ts';
import { checkRooms, infants, readChildAges } from './occupancy.ts';
import { checkPassword, passwordStrength } from './password.ts';
import { policy } from './policy.ts';
import { isIllogicalPrice, nightPermille, promotionDiscount, stayPrice } from './price.ts';
import { takeCredit } from './quota.ts';
import { safeRedirect } from './redirect.ts';
import { ageOn, registrantAgeVerdict } from './registrant-age.ts';
import { fits } from './room-capacity.ts';
import { isCompanyNumber, isMobileCarrier } from './taiwan.ts';
import { levels } from './level.ts';
import { readRoles } from './tier.ts';
import { someLimits } from './testing/some-limits.ts';

describe('quota', () => {
  const state = fc.record({
    month: fc.constant('2026-11').map(String),
    granted: fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
    used: fc.constant(0).map(Number),
    paid: fc.integer({ min: 0, max: 5 }),
  });
  it('provides exactly what was granted and paid, free first, and is never negative', () => {
    fc.assert(
      fc.property(state, (start) => {
        let now = start;
        const sources: string[] = [];
        for (let i = 0; i < 60; i++) {
          const taken = takeCredit(now);
          if (!taken) break;
          sources.push(taken.source);
          now = taken.state;
          expect(now.paid).toBeGreaterThanOrEqual(0);
        }
        if (start.granted === null) expect(sources).toHaveLength(60);
        else {
          expect(sources).toEqual([
            ...Array<string>(start.granted).fill('free'),
            ...Array<string>(start.paid).fill('paid'),
          ]);
          expect(takeCredit(now)).toBeNull();
        }
      }),
    );
  });
  it('covers every level', () =>
    expect(levels.map((level) => policy.monthlyFreeBookings[level])).toEqual([1, 10, 30, null, null, null]));
});

describe('ages', () => {
  it('counts infants from the ages, never twice', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 12 }), (childAges) => {
        expect(infants(childAges)).toBe(childAges.filter((a) => a <= 2).length);
        expect(readChildAges(childAges.join(','))).toEqual(childAges);
      }),
    ));
  it.each([
    ['5,12', [5, 12]],
    ['5,,8', [5, Number.NaN, 8]],
    ['a', [Number.NaN]],
    ['', []],
    ['0,11', [0, 11]],
  ])('reads %o', (text, ages) => expect(readChildAges(text)).toEqual(ages));
  it.each([
    [{ adults: 0, childAges: [] }, 'no-adult'],
    [{ adults: 2, childAges: [Number.NaN] }, 'child-age'],
    [{ adults: 5, childAges: [] }, 'too-many-adults'],
    [{ adults: 2, childAges: [5] }, null],
  ] as const)('%o is %s', (party, problem) =>
    expect(checkRooms([{ ...party, childAges: [...party.childAges] }], someLimits)?.problem ?? null).toBe(
      problem,
    ),
  );
  const two = { adults: 2, childAges: [] };
  it('checks capacity by room', () =>
    expect([
      fits([two, two], { maxAdults: 2, maxChildren: 1, maxGuests: 3 }),
      fits([two, { adults: 3, childAges: [] }], { maxAdults: 2, maxChildren: 1, maxGuests: 3 }),
    ]).toEqual([true, false]));
  it.each([
    [17, 'too-young', 'too-young'],
    [18, 'guardian-consent', 'too-young'],
    [20, 'allowed', 'allowed'],
  ])('a registrant of %i, in both readings', (age, built, other) => {
    expect([
      registrantAgeVerdict(age, policy.registrantAge.built),
      registrantAgeVerdict(age, policy.registrantAge.other),
    ]).toEqual([built, other]);
  });
  it('makes somebody born on 29 February older on 1 March', () =>
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]));
});

describe('price', () => {
  it('adds up, and more nights never cost less', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 0, max: 15 }),
        (nights, rooms, taxPercent, servicePercent) => {
          const price = stayPrice({ nights, rooms, taxPercent, servicePercent, promotion: null });
          expect(price.total).toBe(price.subtotal - price.discount + price.service + price.tax);
          expect(
            stayPrice({ nights: [...nights, 1], rooms, taxPercent, servicePercent, promotion: null }).total,
          ).toBeGreaterThanOrEqual(price.total);
        },
      ),
    ));
  it('makes the cheapest of every four nights free', () =>
    expect(
      promotionDiscount(
        { code: 'x', kind: 'stay-pay', stay: 4, pay: 3, minNights: 4, minDaysAhead: 0 },
        [5, 3, 9, 7, 4, 6, 8, 10],
      ),
    ).toBe(7));
  it('raises the price at weekends and in season', () =>
    expect(
      nightPermille('2027-04-03', [{ from: '03-20', to: '04-12', permille: 1380 }], {
        days: [5, 6],
        permille: 1100,
      }),
    ).toBe(1518));
  it.each([
    [[29, 100], true],
    [[30, 300], false],
    [[301], true],
  ])('%o against 100 is illogical: %s', (nights, illogical) =>
    expect(isIllogicalPrice(nights, 100)).toBe(illogical),
  );
});

describe('text rules', () => {
  it.each([
    ['Voyage2026', []],
    ['short', ['length', 'upper', 'digit']],
    ['Sato1234x', ['contains-name']],
    ['aaaaaaaaaaaaaaaaaaaA1', ['length']],
  ])('password %s', (password, problems) =>
    expect(checkPassword(password, { names: ['Sato', 'elite@demo.test'] })).toEqual(problems),
  );
  it('has five labels in both readings, one per strength', () =>
    expect(
      [passwordStrength('aA1'), passwordStrength('vK9!mQ2@xW5#')].every(
        (s) => policy.passwordLabels.built[s] && policy.passwordLabels.other[s],
      ),
    ).toBe(true));
  it.each([
    ['10458575', true],
    ['00000000', false],
    ['12345678', false],
    ['1045857', false],
  ])('company number %s: %s', (value, valid) => expect(isCompanyNumber(value)).toBe(valid));
  it('recognises carriers and roles', () => {
    expect([isMobileCarrier('/ABC123.'), isMobileCarrier('/abc1234')]).toEqual([true, false]);
    expect(readRoles(['agent', 'p_travelport_agent'])).toEqual({
      roles: ['agent'],
      permissions: ['travelport_agent'],
    });
  });
  it.each([
    '//evil',
    '/\\evil',
    '/%5cevil',
    'https://evil',
    'javascript:alert(1)',
    '%2F%2Fevil',
    '/\tevil',
    '/a/..//evil',
    '/%2f%2fevil',
    '\\\\evil',
    '',
    '/%0d%0aevil',
    '/%252fevil',
    '/user:pass@evil',
  ])('redirect %o falls back to home', (value) => expect(safeRedirect(value, '/en')).toBe('/en'));
  it.each([
    ['/en/hotel/booking?offer=a.b&adults=2', '/en/hotel/booking?offer=a.b&adults=2'],
    ['%2Fen%2Fuser%2Fhotel-order', '/en/user/hotel-order'],
  ])('redirect %s is kept', (value, path) => expect(safeRedirect(value, '/en')).toBe(path));
  const club = ['zh-tw', 'zh-cn', 'en'] as const;
  it.each([
    [{ stored: 'ja', served: club, fallback: 'en' }, 'en'],
    [{ profile: 'ja', url: 'zh-tw', served: club, fallback: 'en' }, 'en'],
    [{ browser: ['fr', 'zh-Hant-HK'], served: club, fallback: 'en' }, 'zh-tw'],
    [
      { stored: 'xx', url: 'zh-cn', browser: ['en'], served: ['zh-tw', 'zh-cn', 'ja', 'en'], fallback: 'ja' },
      'zh-cn',
    ],
    [{ browser: ['fr'], served: ['zh-tw', 'zh-cn', 'ja', 'en'], fallback: 'ja' }, 'ja'],
  ] as const)('%o resolves to %s', (hints, locale) => expect(resolveLocale(hints)).toBe(locale));
});
