/** How amounts of a currency are stored and written. */
interface Currency {
  /** Decimals of the minor unit in which amounts are stored as integers. */
  digits: number;
  /** Decimals that are shown and paid: fewer where small coins no longer exist. */
  shown: number;
}

const usual: Currency = { digits: 2, shown: 2 };
const of = (codes: string, digits: number, shown: number): [string, Currency][] =>
  codes.split(' ').map((code) => [code, { digits, shown }]);

/**
 * Every currency other than "two decimals, both shown", after ISO 4217. One entry is ours: ISO
 * gives the New Taiwan dollar cents, but cards are charged and invoices issued in whole dollars, so
 * amounts are stored in dollars.
 */
const currencies = new Map<string, Currency>([
  ...of('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF', 0, 0),
  ...of('BHD IQD JOD KWD LYD OMR TND', 3, 3),
  ...of('COP HUF IDR', 2, 0),
  ['TWD', { digits: 0, shown: 0 }],
]);
const find = (code: string): Currency => currencies.get(code) ?? usual;

/** Decimals of the minor unit in which amounts are stored. */
export const minorDigits = (code: string): number => find(code).digits;
/** Decimals that are shown: no more than those of the minor unit. */
export const shownDigits = (code: string): number => find(code).shown;
/**
 * Minor units in the smallest amount that is shown and paid: prices are whole multiples of it (100
 * for COP, 1 for most).
 */
export const priceIncrement = (code: string): number => {
  const { digits, shown } = find(code);
  return 10 ** (digits - shown);
};
