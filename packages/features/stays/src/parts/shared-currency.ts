/**
 * What all prices begin with before their figures ('JPY ', '約 NT$'), empty if they differ or there is none: a
 * map says it once, so that markers are narrow and fewer of them overlap.
 */
export function sharedCurrency(prices: readonly (string | null)[]): string {
  const [first = '', ...others] = new Set(prices.flatMap((price) => price?.match(/^\D*/) ?? []));
  return others.length === 0 ? first : '';
}
