import type { Money } from './money.ts';

/** The prices of hotels for a stay, and when they were quoted. */
export interface Quote {
  /** ISO 8601, to the minute. */
  at: string;
  /** The lowest total by hotel id; null if no room was available. */
  totals: ReadonlyMap<string, Money | null>;
}

/** The most hotels in a quote; any others in a URL are ignored. */
const most = 8;
const entry = /^([a-z0-9-]{1,64})\.(?:([A-Z]{3})\.(\d{1,12})|full)$/;

/**
 * For a URL: the minute in UTC, then each hotel with its currency and its total in the minor unit,
 * or `full` if no room was available: `20261103T1405Z_3066.EUR.124000_17.full`.
 */
export const quoteText = ({ at, totals }: Quote): string =>
  [
    `${at.slice(0, 16).replaceAll(/[-:]/g, '')}Z`,
    ...[...totals].map(([id, total]) => (total ? `${id}.${total.currency}.${total.amount}` : `${id}.full`)),
  ].join('_');

/** Parses a quote from a URL. Invalid hotels are skipped; null without a time or without any valid hotel. */
export function readQuote(text: string): Quote | null {
  const [minute = '', ...entries] = text.split('_');
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z$/.exec(minute);
  if (!parts) return null;
  const [, year, month, day, hour, minutes] = parts;
  const written = `${year}-${month}-${day}T${hour}:${minutes}:00.000Z`;
  const at = new Date(written);
  // A date that does not exist, such as 30 February, parses as another date or as none.
  if (Number.isNaN(at.getTime()) || at.toISOString() !== written) return null;
  const totals = new Map<string, Money | null>();
  for (const one of entries.slice(0, most)) {
    const [, id, currency, amount] = entry.exec(one) ?? [];
    if (id && !totals.has(id)) totals.set(id, currency ? { amount: Number(amount), currency } : null);
  }
  return totals.size > 0 ? { at: written, totals } : null;
}
