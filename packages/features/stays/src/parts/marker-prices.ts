/**
 * What all prices begin with before their figures ('JPY ', '約 NT$'), empty if they differ or there is none: a
 * map says it once, so that markers are narrow and fewer of them overlap.
 */
export function sharedCurrency(prices: readonly (string | null)[]): string {
  const [first = '', ...others] = new Set(prices.flatMap((price) => price?.match(/^\D*/) ?? []));
  return others.length === 0 ? first : '';
}

/** A price as the map says it, and its amount in minor units of the currency that the text is in. */
export interface Price {
  text: string;
  amount: number;
}
/** The lowest of several prices of one currency; hotels without a price do not count. */
export const lowestPrice = (prices: readonly (Price | null)[]): Price | undefined =>
  prices.flatMap((price) => price ?? []).toSorted((a, b) => a.amount - b.amount)[0];
