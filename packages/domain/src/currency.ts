/** How a currency is counted and how people write it. */
interface Currency {
  /** Decimals of its minor unit: amounts are kept as whole numbers of it. */
  digits: number;
  /** Decimals that people see and pay: fewer where the small coins are gone. */
  shown: number;
}

const usual: Currency = { digits: 2, shown: 2 };
const of = (codes: string, digits: number, shown: number): [string, Currency][] =>
  codes.split(' ').map((code) => [code, { digits, shown }]);

/**
 * Every currency that differs from "two decimals, both written", after ISO 4217. One is ours: ISO gives the
 * New Taiwan dollar cents, but cards are charged and invoices made out in whole dollars, so it is kept in them.
 */
const currencies = new Map<string, Currency>([
  ...of('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF', 0, 0),
  ...of('BHD IQD JOD KWD LYD OMR TND', 3, 3),
  ...of('COP HUF IDR', 2, 0),
  ['TWD', { digits: 0, shown: 0 }],
]);
const find = (code: string): Currency => currencies.get(code) ?? usual;

/** Decimals of the minor unit that amounts are kept in. */
export const minorDigits = (code: string): number => find(code).digits;
/** Decimals that are written: no more than those of the minor unit. */
export const shownDigits = (code: string): number => find(code).shown;
/** Minor units in the smallest amount that is written and paid: prices are whole multiples of it (100 for COP, 1 for most). */
export const priceIncrement = (code: string): number => {
  const { digits, shown } = find(code);
  return 10 ** (digits - shown);
};
