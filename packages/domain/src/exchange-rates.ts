import type { Locale } from './locale.ts';
import { formatRate, type RateTable } from './money.ts';

/**
 * The rates between these currencies and another one as shown, each once: "NT$1 = JPY 4.952". Without those
 * that the table does not know.
 */
export function exchangeRates(currencies: readonly string[], to: string, table: RateTable, locale: Locale) {
  const rateOf = (code: string) => (code === table.base ? 1 : table.rates[code]);
  const target = rateOf(to);
  if (!target) return [];
  return [...new Set(currencies)].flatMap((from) => {
    const source = rateOf(from);
    return source && from !== to ? [formatRate({ from, to, rate: target / source }, locale)] : [];
  });
}
