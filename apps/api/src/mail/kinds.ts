import type { Locale } from '@voyage/domain/locale.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { Deposit, FeeAtHotel } from '@voyage/domain/rate-terms.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import type { Level } from '@voyage/domain/level.ts';

/** A moment in a place's local time: the hotel's for deadlines, Taipei's for payments. `at` is ISO 8601. */
export interface Instant {
  at: string;
  timeZone: string;
  /** The hotel's place in the reader's language; Taipei has its own name. */
  place?: string;
}
export interface Travellers {
  adults: number;
  children: number;
}
export interface Party extends Travellers {
  rooms: number;
}

/** Who stays in a room, which has its number from 1. */
export interface RoomParty extends Travellers {
  number: number;
  guest: string;
}

/** The types of a template's fields, with their data. */
export interface KindValues {
  /** A fact of ours, in the reader's language: a hotel, a number, an address. */
  text: string;
  /** How a person is addressed. Omitted if it looks like a web address: strangers can enter names too. */
  name: string;
  /** Text that a user entered, one line: shown, but never as a link. */
  freeText: string;
  /** The same with line breaks. */
  lines: string;
  day: IsoDay;
  instant: Instant;
  money: Money;
  /** What a hotel collects itself; empty: nothing. */
  fees: FeeAtHotel[];
  /** What a hotel collects before the stay; empty: nothing. */
  deposits: Deposit[];
  level: Level;
  party: Party;
  /** Of several rooms, who stays in which; the guests are what a user entered. */
  byRoom: RoomParty[];
  travellers: Travellers;
  count: number;
  nights: number;
  minutes: number;
  days: number;
  /** Bookings per month; null: unlimited. */
  allowance: number | null;
  /** For addresses only, never shown: an id or a token. */
  hidden: string;
  /** By name, the languages of those fields that are not in the reader's, because the hotel has no text in it. */
  langs: Partial<Record<string, Locale>>;
  /** A photograph of the site, by its id (packages/pictures), or the https address of a supplier's. */
  picture: string;
  /** A page of the site after its language: '/user/membership'. */
  page: `/${string}`;
}
export type Kind = keyof KindValues;
