/**
 * The currency that all prices are written in, before their figures or after them ('JPY ', '約NT$', '円'), empty
 * if they differ or there is none: a map says it once, so that markers are narrow and fewer of them overlap.
 */
export function sharedCurrency(prices: readonly (string | null)[]): string {
  const [first = '', ...others] = new Set(
    prices.flatMap((price) =>
      price === null ? [] : (/\D+$/.exec(price)?.[0] ?? /^\D*/.exec(price)?.[0] ?? []),
    ),
  );
  return others.length === 0 ? first : '';
}
/** The figures alone of a price in the shared currency: '62,000'; the price as it is if there is none. */
export const figuresOf = (price: string, currency: string): string =>
  currency === '' ? price : price.replaceAll(/^\D+|\D+$/g, '');

/** A price as the map says it, and its amount in minor units of the currency that the text is in. */
export interface Price {
  text: string;
  amount: number;
}
/** The lowest of several prices of one currency; hotels without a price do not count. */
export const lowestPrice = (prices: readonly (Price | null)[]): Price | undefined =>
  prices.flatMap((price) => price ?? []).toSorted((a, b) => a.amount - b.amount)[0];
