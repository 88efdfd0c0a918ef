import { itemAt } from '@voyage/domain/item-at.ts';

/** The maximum number of bars side by side in a column. */
const maxBars = 24;
/** Percentile up to which prices have their own bars; higher ones share the last bar. */
const shownPercent = 95;

/** The smallest of 1, 2, 2.5, 5, 10, 20 ... that is at least `least`. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= least && Number.isInteger(n));
  return step ?? 10 * power;
}

/**
 * The distribution of prices (whole units): bars `step` wide from `from`; the last includes everything
 * above. No bars without prices.
 */
export function priceBars(prices: readonly number[]): { from: number; step: number; counts: number[] } {
  if (prices.length === 0) return { from: 0, step: 1, counts: [] };
  const sorted = Float64Array.from(prices).toSorted();
  const least = itemAt(sorted, 0);
  const most = itemAt(sorted, Math.floor(((sorted.length - 1) * shownPercent) / 100));
  const step = roundStep((most - least) / (maxBars - 2));
  const from = Math.floor(least / step) * step;
  const bars = Math.min(maxBars, Math.floor((itemAt(sorted, sorted.length - 1) - from) / step) + 1);
  const counts = Array.from({ length: bars }, () => 0);
  for (const price of prices) {
    const at = Math.min(bars - 1, Math.floor((price - from) / step));
    counts[at] = itemAt(counts, at) + 1;
  }
  return { from, step, counts };
}
