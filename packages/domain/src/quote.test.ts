import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteText, readQuote } from './quote.ts';

const at = '2026-11-03T14:05:00.000Z';

describe('a quote in a URL', () => {
  test('is short and round-trips', () => {
    const totals = new Map([
      ['3066', { amount: 124_000, currency: 'EUR' }],
      ['17', null],
    ]);
    const text = quoteText({ at: '2026-11-03T14:05:59.123Z', totals });
    expect(text).toBe('20261103T1405Z_3066.EUR.124000_17.full');
    expect(readQuote(text)).toEqual({ at, totals });
    expect(encodeURIComponent(text)).toBe(text);
  });
  test('any quote is read back as written', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.tuple(
            fc.stringMatching(/^[a-z0-9-]{1,64}$/),
            fc.option(
              fc.record({
                amount: fc.integer({ min: 0, max: 999_999_999_999 }),
                currency: fc.stringMatching(/^[A-Z]{3}$/),
              }),
            ),
          ),
          { selector: ([id]) => id, minLength: 1, maxLength: 4 },
        ),
        (entries) => {
          const quote = { at, totals: new Map(entries) };
          expect(readQuote(quoteText(quote))).toEqual(quote);
        },
      ),
    ));
  test.each([
    '',
    'yesterday_3066.EUR.124000',
    '20261103T1405_3066.EUR.124000',
    '20260230T1405Z_3066.EUR.124000',
    '20261103T2505Z_3066.EUR.124000',
    '20261103T1405Z',
    '20261103T1405Z_3066.EUR.-5',
    '20261103T1405Z_3066.euro.5',
    '20261103T1405Z_<script>.EUR.5',
    '20261103T1405Z_3066.EUR.1234567890123',
  ])('%j is not a quote', (text) => expect(readQuote(text)).toBeNull());
  test('invalid parts are skipped, and duplicates count once', () =>
    expect(readQuote('20261103T1405Z_x_3066.EUR.1.5_17.GBP.99000_17.full_4.full')).toEqual({
      at,
      totals: new Map([
        ['17', { amount: 99_000, currency: 'GBP' }],
        ['4', null],
      ]),
    }));
  test('reading never throws, for any text', () =>
    fc.assert(fc.property(fc.string(), (text) => void readQuote(text))));
});
