import type { Money } from '@voyage/domain/money.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import type { Level } from '@voyage/domain/level.ts';

/** A moment on the clock of a place: deadlines are the hotel's, payments are Taipei's. `at` is ISO 8601. */
export interface Instant {
  at: string;
  timeZone: string;
  /** The hotel's place in the reader's language; Taipei goes by its own name. */
  place?: string;
}
export interface Travellers {
  adults: number;
  children: number;
}
export interface Party extends Travellers {
  rooms: number;
}

/** What a field of a template may be, and what its data is. */
export interface KindValues {
  /** A fact of ours, in the reader's language: a hotel, a number, an address. */
  text: string;
  /** How a person is addressed. Omitted if it looks like a web address: strangers enter names too. */
  name: string;
  /** Text that a user entered, one line: shown, but never as a link. */
  freeText: string;
  /** The same with its lines. */
  lines: string;
  day: IsoDay;
  instant: Instant;
  money: Money;
  level: Level;
  party: Party;
  travellers: Travellers;
  count: number;
  nights: number;
  minutes: number;
  days: number;
  /** Bookings a month; null: without limit. */
  allowance: number | null;
  /** For addresses only, never shown: an id or a token. */
  hidden: string;
  /** A page of the site after its language: '/user/membership'. */
  page: `/${string}`;
}
export type Kind = keyof KindValues;
