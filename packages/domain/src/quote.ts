import type { Money } from './money.ts';

/** What hotels cost for a stay, and when that was said. */
export interface Quote {
  /** ISO 8601, to the minute. */
  at: string;
  /** The lowest total by the hotel's id; null where no room was left. */
  totals: ReadonlyMap<string, Money | null>;
}

/** A quote is of so few hotels; what follows in an address is not read. */
const most = 8;
const entry = /^([a-z0-9-]{1,64})\.(?:([A-Z]{3})\.(\d{1,12})|full)$/;

/**
 * As an address says it: the minute in UTC, then each hotel with its currency and its total in the minor unit, or
 * `full` where no room was left: `20261103T1405Z_3066.EUR.124000_17.full`.
 */
export const quoteText = ({ at, totals }: Quote): string =>
  [
    `${at.slice(0, 16).replaceAll(/[-:]/g, '')}Z`,
    ...[...totals].map(([id, total]) => (total ? `${id}.${total.currency}.${total.amount}` : `${id}.full`)),
  ].join('_');

/** The quote of an address. Of its hotels those that make no sense are left out; null without a time or without any hotel. */
export function readQuote(text: string): Quote | null {
  const [minute = '', ...entries] = text.split('_');
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)Z$/.exec(minute);
  if (!parts) return null;
  const [, year, month, day, hour, minutes] = parts;
  const written = `${year}-${month}-${day}T${hour}:${minutes}:00.000Z`;
  const at = new Date(written);
  // A day that there is not, as 30 February, is read as another one, or as none.
  if (Number.isNaN(at.getTime()) || at.toISOString() !== written) return null;
  const totals = new Map<string, Money | null>();
  for (const one of entries.slice(0, most)) {
    const [, id, currency, amount] = entry.exec(one) ?? [];
    if (id && !totals.has(id)) totals.set(id, currency ? { amount: Number(amount), currency } : null);
  }
  return totals.size > 0 ? { at: written, totals } : null;
}
