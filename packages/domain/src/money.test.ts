import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, convertMoney, formatMoney, fromMajor, minorDigits, multiplyPermille, roundHalfUp, toMajor, type RateTable } from './money.ts';

const currency = fc.constantFrom('TWD', 'USD', 'EUR', 'GBP', 'JPY', 'CNY', 'KWD', 'KRW', 'THB');
const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const table: RateTable = {
  base: 'USD',
  asOf: '2026-11-20',
  rates: { TWD: 32.15, JPY: 155.2, CNY: 7.1, EUR: 0.92, GBP: 0.79, KWD: 0.307, KRW: 1390, THB: 34.4 },
};

describe('figures', () => {
  it.each([
    ['TWD', 0],
    ['JPY', 0],
    ['KRW', 0],
    ['VND', 0],
    ['IDR', 0],
    ['CLP', 0],
    ['ISK', 0],
    ['HUF', 0],
    ['XPF', 0],
    ['BHD', 3],
    ['KWD', 3],
    ['OMR', 3],
    ['JOD', 3],
    ['TND', 3],
    ['USD', 2],
    ['CNY', 2],
  ])('%s has %i decimals', (code, digits) => {
    expect(minorDigits(code)).toBe(digits);
  });

  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.5, 2],
    [2.4999, 2],
    [-0.2, 0],
  ])('%d rounds to %i', (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });

  it('rounds what a reader would round', () => {
    expect(fromMajor(1.005, 'USD').amount).toBe(101);
    expect(fromMajor(35_000, 'TWD').amount).toBe(35_000);
    expect(fromMajor(1.2345, 'KWD').amount).toBe(1235);
  });

  it('comes back from whole units as it went', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(fromMajor(toMajor({ amount: value, currency: code }), code).amount).toBe(value);
      }),
    );
  });
});

describe('sums', () => {
  it('is associative, commutative and loses no unit', () => {
    fc.assert(
      fc.property(amount, amount, amount, currency, (a, b, c, code) => {
        const [x, y, z] = [a, b, c].map((value) => ({ amount: value, currency: code })) as [never, never, never];
        expect(addMoney(addMoney(x, y), z)).toEqual(addMoney(x, addMoney(y, z)));
        expect(addMoney(x, y)).toEqual(addMoney(y, x));
        expect(BigInt(addMoney(x, y).amount)).toBe(BigInt(a) + BigInt(b));
      }),
    );
  });

  it('refuses two currencies, fractions and what is not exact', () => {
    const twd = (value: number) => ({ amount: value, currency: 'TWD' });
    expect(() => addMoney(twd(1), { amount: 1, currency: 'USD' })).toThrow(RangeError);
    expect(() => addMoney(twd(0.5), twd(0.5))).toThrow(RangeError);
    expect(() => addMoney(twd(Number.MAX_SAFE_INTEGER), twd(1))).toThrow(RangeError);
    expect(() => multiplyPermille(twd(Number.MAX_SAFE_INTEGER), 1001)).toThrow(RangeError);
    expect(() => fromMajor(Number.NaN, 'TWD')).toThrow(RangeError);
  });

  it('multiplies by permille with one rounding', () => {
    expect(multiplyPermille({ amount: 5, currency: 'TWD' }, 500).amount).toBe(3);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 5000 }), (value, permille) => {
        const exact = (BigInt(value) * BigInt(permille) * 2n + 1000n) / 2000n;
        expect(BigInt(multiplyPermille({ amount: value, currency: 'TWD' }, permille).amount)).toBe(exact);
      }),
    );
  });
});

describe('conversion', () => {
  it('goes there and back within half a unit of each currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), currency, currency, (value, from, to) => {
        const rate = (code: string) => (code === table.base ? 1 : (table.rates[code] as number));
        const there = convertMoney({ amount: value, currency: from }, to, table);
        const back = convertMoney(there, from, table);
        const halfUnitThere = (0.5 / 10 ** minorDigits(to)) * (rate(from) / rate(to)) * 10 ** minorDigits(from);
        expect(Math.abs(back.amount - value)).toBeLessThanOrEqual(halfUnitThere + 0.5 + 1e-3);
      }),
    );
  });

  it('knows the base without a rate, leaves the same currency alone, refuses an unknown one', () => {
    expect(convertMoney({ amount: 10_000, currency: 'USD' }, 'TWD', table)).toEqual({ amount: 3215, currency: 'TWD' });
    expect(convertMoney({ amount: 7, currency: 'XAF' }, 'XAF', table)).toEqual({ amount: 7, currency: 'XAF' });
    expect(() => convertMoney({ amount: 1, currency: 'USD' }, 'XAF', table)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it.each([
    [35_000, 'TWD', 'NT$35,000'],
    [62_000, 'JPY', 'JPY 62,000'],
    [120_000, 'CNY', 'CNY 1,200'],
    [120_050, 'CNY', 'CNY 1,200.50'],
    [124_050, 'USD', 'US$1,240.50'],
    [124_000, 'USD', 'US$1,240'],
    [99, 'EUR', '€0.99'],
    [1_000_00, 'GBP', '£1,000'],
    [1_500, 'KWD', 'KWD 1.500'],
    [3_440_00, 'THB', 'THB 3,440'],
    [-35_000, 'TWD', '−NT$35,000'],
    [0, 'TWD', 'NT$0'],
  ])('%i %s is %s', (value, code, text) => {
    expect(formatMoney({ amount: value, currency: code })).toBe(text);
    expect(formatMoney({ amount: value, currency: code }, 'ja')).toBe(text);
  });

  it('says "about" in the language', () => {
    const money = { amount: 62_000, currency: 'JPY' };
    expect(formatMoney(money, 'en', { approximate: true })).toBe('approx. JPY 62,000');
    expect(formatMoney(money, 'zh-cn', { approximate: true })).toBe('约 JPY 62,000');
  });
});
