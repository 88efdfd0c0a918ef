import { addDays, type IsoDay } from '@voyage/domain/stay-date.ts';

interface Span {
  /** First and last day; without a last day it is open. */
  from: IsoDay | null;
  to: IsoDay | null;
}

/**
 * Spans of days in order, those that adjoin or overlap as one: seasons are stored within a year and by level, so
 * that one continues in the next.
 */
export function adjoiningSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))) {
    const last = merged.at(-1);
    if (last?.to && span.from && span.to && span.from <= addDays(last.to, 1))
      last.to = span.to > last.to ? span.to : last.to;
    else merged.push({ from: span.from, to: span.to });
  }
  return merged;
}
