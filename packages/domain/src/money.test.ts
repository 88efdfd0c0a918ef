import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits, shownDigits, priceIncrement } from './currency.ts';
import {
  convertMoney,
  formatMoney,
  formatRate,
  fromMajor,
  roundedQuotient,
  roundHalfUp,
  toMajor,
  wholeMoney,
  type RateTable,
} from './money.ts';

const currency = fc.constantFrom(
  'TWD',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CNY',
  'KWD',
  'KRW',
  'THB',
  'COP',
  'VND',
  'IDR',
);
/** Small enough for the sum of three to be exact. */
const amount = fc.maxSafeInteger().map((n) => Math.trunc(n / 3) + 0); // never -0
const table: RateTable = {
  base: 'USD',
  asOf: '2026-11-20',
  rates: {
    TWD: 32.15,
    JPY: 155.2,
    CNY: 7.1,
    EUR: 0.92,
    GBP: 0.79,
    KWD: 0.307,
    KRW: 1390,
    THB: 34.4,
    COP: 3850,
    VND: 26_350,
    IDR: 16_650,
  },
};

describe('%s has %i decimals, of which %i are shown', () => {
  it.each([
    ['TWD', 0, 0],
    ['JPY', 0, 0],
    ['KRW', 0, 0],
    ['VND', 0, 0],
    ['CLP', 0, 0],
    ['ISK', 0, 0],
    ['XPF', 0, 0],
    ['COP', 2, 0],
    ['HUF', 2, 0],
    ['IDR', 2, 0],
    ['BHD', 3, 3],
    ['KWD', 3, 3],
    ['OMR', 3, 3],
    ['JOD', 3, 3],
    ['TND', 3, 3],
    ['USD', 2, 2],
    ['CNY', 2, 2],
    ['CZK', 2, 2],
  ])('%s has %i decimals, of which %i are written', (code, digits, shown) => {
    expect([minorDigits(code), shownDigits(code), priceIncrement(code)]).toEqual([
      digits,
      shown,
      10 ** (digits - shown),
    ]);
  });

  it('formats like browsers (CLDR), except for the New Taiwan dollar', () => {
    const exchanged =
      'AED AUD BRL CAD CHF CNY COP CZK DKK EUR FJD GBP HKD HUF IDR INR ISK JOD JPY KRW MAD MOP MXN MYR NOK NZD OMR QAR SAR SEK SGD THB TWD USD VND XPF ZAR';
    const inBrowsers = (currency: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
    expect(exchanged.split(' ').filter((code) => inBrowsers(code) !== shownDigits(code))).toEqual(['TWD']);
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

  it('rounds decimal halves as people expect', () => {
    expect(fromMajor(1.005, 'USD').amount).toBe(101);
    expect(fromMajor(35_000, 'TWD').amount).toBe(35_000);
    expect(fromMajor(1.2345, 'KWD').amount).toBe(1235);
  });

  it('round-trips through whole units', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(fromMajor(toMajor({ amount: value, currency: code }), code).amount).toBe(value);
      }),
    );
  });
});

describe('quotients', () => {
  it('are rounded once, and exact', () => {
    expect(roundedQuotient([5, 500], 1000)).toBe(3);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), fc.integer({ min: 0, max: 5000 }), (value, permille) => {
        const exact = (BigInt(value) * BigInt(permille) * 2n + 1000n) / 2000n;
        expect(BigInt(roundedQuotient([value, permille], 1000))).toBe(exact);
      }),
    );
  });

  it('reject what is not exact, and amounts that are not numbers', () => {
    expect(() => roundedQuotient([Number.MAX_SAFE_INTEGER, 1001], 1000)).toThrow(RangeError);
    expect(roundedQuotient([Number.MAX_SAFE_INTEGER, 1000], 1000)).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => fromMajor(Number.NaN, 'TWD')).toThrow(RangeError);
  });
});

describe('conversion', () => {
  it('converts there and back within half a unit of each currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), currency, currency, (value, from, to) => {
        const rate = (code: string) => (code === table.base ? 1 : (table.rates[code] as number));
        const there = convertMoney({ amount: value, currency: from }, to, table);
        const back = convertMoney(there, from, table);
        const halfUnitThere =
          (0.5 / 10 ** minorDigits(to)) * (rate(from) / rate(to)) * 10 ** minorDigits(from);
        expect(Math.abs(back.amount - value)).toBeLessThanOrEqual(halfUnitThere + 0.5 + 1e-3);
      }),
    );
  });

  it('needs no rate for the base, keeps the same currency, rejects an unknown one', () => {
    expect(convertMoney({ amount: 10_000, currency: 'USD' }, 'TWD', table)).toEqual({
      amount: 3215,
      currency: 'TWD',
    });
    expect(convertMoney({ amount: 7, currency: 'XAF' }, 'XAF', table)).toEqual({
      amount: 7,
      currency: 'XAF',
    });
    expect(() => convertMoney({ amount: 1, currency: 'USD' }, 'XAF', table)).toThrow(RangeError);
    expect(() => convertMoney({ amount: Number.MAX_SAFE_INTEGER, currency: 'USD' }, 'VND', table)).toThrow(
      RangeError,
    );
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
    [2_147_483_648_00, 'COP', 'COP 2,147,483,648'],
    [12_345_50, 'COP', 'COP 12,346'],
    [-49, 'IDR', 'IDR 0'],
    [9_007_199_254_740_991, 'USD', 'US$90,071,992,547,409.91'],
    [0, 'TWD', 'NT$0'],
  ])('%i %s is %s', (value, code, text) => {
    expect(formatMoney({ amount: value, currency: code }, 'en')).toBe(text);
    expect(formatMoney({ amount: value, currency: code }, 'zh-tw')).toBe(text);
  });

  it.each([
    ['ja', 'JPY', 16_200, '16,200円'],
    ['ja', 'JPY', -16_200, '−16,200円'],
    ['ja', 'CNY', 120_000, 'CNY 1,200'],
    ['ja', 'TWD', 35_000, 'NT$35,000'],
    ['zh-cn', 'CNY', 1_620_050, '¥16,200.50'],
    ['zh-cn', 'JPY', 16_200, 'JPY 16,200'],
    ['zh-tw', 'JPY', 16_200, 'JPY 16,200'],
    ['en', 'CNY', 120_000, 'CNY 1,200'],
  ] as const)('in %s, %s %i is %s', (locale, code, value, text) => {
    expect(formatMoney({ amount: value, currency: code }, locale)).toBe(text);
  });

  it('marks an approximation in the language', () => {
    const money = { amount: 62_000, currency: 'JPY' };
    expect(formatMoney(money, 'en', { approximate: true })).toBe('approx. JPY 62,000');
    expect(formatMoney(money, 'zh-cn', { approximate: true })).toBe('约 JPY 62,000');
    expect(formatMoney(money, 'ja', { approximate: true })).toBe('約62,000円');
  });
});

describe('formatRate', () => {
  it.each([
    ['JPY', 'TWD', 0.2019417, 'NT$1 = JPY 4.952'],
    ['TWD', 'JPY', 4.8331, 'NT$1 = JPY 4.833'],
    ['USD', 'TWD', 31.2, 'US$1 = NT$31.2'],
    ['EUR', 'TWD', 36.27907, '€1 = NT$36.28'],
    ['COP', 'TWD', 0.0081038961, 'NT$1 = COP 123.4'],
    ['IDR', 'USD', 1 / 16_650, 'US$1 = IDR 16,650'],
    ['VND', 'TWD', 0.001184060721, 'NT$1 = VND 844.6'],
    ['OMR', 'TWD', 81.1443, 'OMR 1 = NT$81.14'],
    ['USD', 'EUR', 1, 'US$1 = €1'],
  ])('%s in %s at %d is %s', (from, to, rate, text) => {
    expect(formatRate({ from, to, rate }, 'en')).toBe(text);
  });

  it('writes the reader’s own currency as the reader does', () => {
    expect(formatRate({ from: 'JPY', to: 'TWD', rate: 0.2019417 }, 'ja')).toBe('NT$1 = 4.952円');
    expect(formatRate({ from: 'CNY', to: 'TWD', rate: 4.5 }, 'zh-cn')).toBe('¥1 = NT$4.5');
  });

  it('reads back within a thousandth, and never has leading zeros', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-7, max: 1e7, noNaN: true }), (rate) => {
        const [, from, figure] =
          /^(US\$|€)1 = .*?([\d,]+(?:\.\d+)?)$/.exec(formatRate({ from: 'USD', to: 'EUR', rate }, 'en')) ??
          [];
        const read = Number(figure?.replaceAll(',', ''));
        expect(figure).not.toMatch(/^0/);
        expect(Math.abs((from === 'US$' ? read : 1 / read) / rate - 1)).toBeLessThan(0.001);
      }),
    );
    expect(() => formatRate({ from: 'USD', to: 'EUR', rate: 0 }, 'en')).toThrow(RangeError);
  });
});

describe('amounts of a list', () => {
  it.each([
    ['EUR', 405_020, '€4,050'],
    ['EUR', 405_050, '€4,051'],
    ['USD', 49, 'US$0'],
    ['JPY', 62_001, 'JPY 62,001'],
    ['TWD', 146_257, 'NT$146,257'],
    ['KWD', 812_500, 'KWD 813'],
    ['IDR', 1_290_000_000, 'IDR 12,900,000'],
  ])('%s %i is written %s', (code, amount, written) => {
    expect(formatMoney(wholeMoney({ amount, currency: code }), 'en')).toBe(written);
  });
  it('differ from what is paid by at most half a unit, and have no fraction', () => {
    fc.assert(
      fc.property(amount, currency, (n, code) => {
        const money = { amount: Math.trunc(n / 1000), currency: code };
        const whole = wholeMoney(money);
        expect(Math.abs(toMajor(whole) - toMajor(money))).toBeLessThanOrEqual(0.5);
        expect(Number.isInteger(toMajor(whole))).toBe(true);
      }),
    );
  });
});
