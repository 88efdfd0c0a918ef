import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isIllogicalPrice,
  median,
  nightlyRate,
  nightPermille,
  promotionApplies,
  promotionDiscount,
  stayPrice,
  type Promotion,
} from './price.ts';

const terms = { code: 'p', minNights: 1, minDaysAhead: 0 };
const nights = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 30 });
const percent = fc.integer({ min: 0, max: 30 });
const promotion = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 100 }).map((value): Promotion => ({ ...terms, kind: 'percent-off', value })),
  fc
    .tuple(fc.integer({ min: 2, max: 7 }), fc.nat(6))
    .map(([stay, less]): Promotion => ({ ...terms, kind: 'stay-pay', stay, pay: Math.max(1, stay - less) })),
  fc.integer({ min: 1, max: 500 }).map((value): Promotion => ({ ...terms, kind: 'credit', value })),
);

describe('nights', () => {
  const seasons = [
    { from: '03-20', to: '04-12', permille: 1380 },
    { from: '12-26', to: '01-03', permille: 1480 },
  ];
  const weekend = { days: [5, 6], permille: 1100 };
  it.each([
    ['2026-03-20', 1518],
    ['2026-04-12', 1380],
    ['2026-04-13', 1000],
    ['2026-11-20', 1100],
    ['2026-11-22', 1000],
    ['2026-12-31', 1480],
    ['2027-01-03', 1480],
    ['2027-01-04', 1000],
  ])('%s: %i', (day, permille) => {
    expect(nightPermille(day, seasons, weekend)).toBe(permille);
  });

  it('rounds a rate once', () => {
    expect(nightlyRate(1001, [1500, 1000])).toBe(1502);
    expect(nightlyRate(333, [])).toBe(333);
    expect(nightlyRate(3, [500, 500, 1000])).toBe(1);
    expect(nightlyRate(1_234_550, [1000], 100)).toBe(1_234_600); // amounts in pesos are whole
    expect(() => nightlyRate(2e15, [3000, 3000])).toThrow(RangeError);
  });

  it('is exact even if the product of its factors is not', () => {
    const permille = fc.integer({ min: 100, max: 3000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e14 }),
        permille,
        permille,
        fc.constantFrom(1, 100),
        (base, a, b, step) => {
          const by = 1_000_000n * BigInt(step);
          const exact = ((BigInt(base) * BigInt(a) * BigInt(b) * 2n + by) / (2n * by)) * BigInt(step);
          expect(BigInt(nightlyRate(base, [a, b], step))).toBe(exact);
        },
      ),
    );
  });

  it('rises with the base price and with each factor', () => {
    const permille = fc.integer({ min: 100, max: 3000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.nat(1000),
        permille,
        permille,
        fc.nat(500),
        (base, more, a, b, increase) => {
          expect(nightlyRate(base + more, [a, b])).toBeGreaterThanOrEqual(nightlyRate(base, [a, b]));
          expect(nightlyRate(base, [a + increase, b])).toBeGreaterThanOrEqual(nightlyRate(base, [a, b]));
          expect(nightlyRate(base, [a, b])).toBe(nightlyRate(base, [b, a]));
        },
      ),
    );
  });
});

describe('stayPrice', () => {
  it('adds up, in whole units', () => {
    fc.assert(
      fc.property(
        nights,
        fc.integer({ min: 1, max: 4 }),
        percent,
        percent,
        promotion,
        (list, rooms, taxPercent, servicePercent, offer) => {
          const price = stayPrice({ nights: list, rooms, taxPercent, servicePercent, promotion: offer });
          expect(price.total).toBe(price.subtotal - price.discount + price.service + price.tax);
          expect(price.subtotal).toBe(list.reduce((a, b) => a + b, 0) * rooms);
          expect(price.discount).toBeLessThanOrEqual(price.subtotal);
          for (const part of Object.values(price)) {
            expect(Number.isSafeInteger(part)).toBe(true);
            expect(part).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });

  it('has no part below the smallest payable amount', () => {
    const dear = fc.array(
      fc.integer({ min: 1, max: 1e9 }).map((n) => n * 100),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(
        dear,
        fc.integer({ min: 1, max: 4 }),
        percent,
        percent,
        promotion,
        (list, rooms, taxPercent, servicePercent, offer) => {
          const price = stayPrice({
            nights: list,
            rooms,
            taxPercent,
            servicePercent,
            promotion: offer,
            step: 100,
          });
          for (const part of Object.values(price)) expect(part % 100).toBe(0);
          expect(price.total).toBe(price.subtotal - price.discount + price.service + price.tax);
        },
      ),
    );
  });

  it('rises with nights and rooms', () => {
    fc.assert(
      fc.property(
        nights,
        fc.integer({ min: 1, max: 3 }),
        percent,
        percent,
        (list, rooms, taxPercent, servicePercent) => {
          const total = (some: number[], count: number) =>
            stayPrice({ nights: some, rooms: count, taxPercent, servicePercent, promotion: null }).total;
          expect(total([...list, 100], rooms)).toBeGreaterThan(total(list, rooms));
          expect(total(list, rooms + 1)).toBeGreaterThan(total(list, rooms));
        },
      ),
    );
  });

  it('applies service after the discount and tax after service', () => {
    expect(
      stayPrice({
        nights: [10_000, 10_000],
        rooms: 1,
        taxPercent: 5,
        servicePercent: 10,
        promotion: { ...terms, kind: 'percent-off', value: 10 },
      }),
    ).toEqual({ subtotal: 20_000, discount: 2_000, service: 1_800, tax: 990, total: 20_790 });
  });
});

describe('promotions', () => {
  const fourForThree: Promotion = {
    code: 's',
    minNights: 1,
    minDaysAhead: 14,
    kind: 'stay-pay',
    stay: 4,
    pay: 3,
  };
  it.each([
    [4, 14, true],
    [3, 14, false],
    [4, 13, false],
    [9, 30, true],
  ])('%i nights %i days ahead: %s', (count, daysAhead, answer) => {
    expect(promotionApplies(fourForThree, { nights: count, daysAhead })).toBe(answer);
  });
  it('makes the cheapest nights free, once per complete set of nights', () => {
    expect(promotionDiscount(fourForThree, [9, 5, 7, 8])).toBe(5);
    expect(promotionDiscount(fourForThree, [9, 5, 7])).toBe(0);
    expect(promotionDiscount(fourForThree, [9, 5, 7, 8, 9, 9, 9, 6])).toBe(11);
  });
  it('a credit does not change the price', () => {
    expect(promotionDiscount({ ...terms, kind: 'credit', value: 100 }, [9, 9])).toBe(0);
  });
});

describe('illogical prices', () => {
  it.each([
    [[300], false],
    [[299], true],
    [[3000], false],
    [[3001], true],
    [[1000, 1000, 100], true],
    [[], false],
  ])('%j of a median of 1000: %s', (list, answer) => {
    expect(isIllogicalPrice(list, 1000)).toBe(answer);
  });
  it('is not decided without a median', () => {
    expect(isIllogicalPrice([1], 0)).toBe(false);
  });
  it('the median is the middle value', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
    fc.assert(
      fc.property(nights, (list) => {
        const middle = median(list);
        expect(list.filter((n) => n < middle).length).toBeLessThanOrEqual(list.length / 2);
        expect(list.filter((n) => n > middle).length).toBeLessThanOrEqual(list.length / 2);
      }),
    );
  });
});
