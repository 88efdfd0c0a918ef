import type { Locale } from '@voyage/domain/locale.ts';
import type { Money } from '@voyage/domain/money.ts';
import type { Party } from '@voyage/domain/occupancy.ts';
import type { Beds, RateTerms } from '@voyage/domain/rate-terms.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';
import type { Capabilities } from './capabilities.ts';
import type { NoticeRequest, SupplierNotice } from './notices.ts';

/** Thrown by an adapter whose supplier accepts no more calls until an instant. */
export class RateLimited extends Error {
  readonly until: Date;
  constructor(until: Date) {
    super(`no more calls until ${until.toISOString()}`);
    this.until = until;
  }
}

/**
 * The selling half of the port: it prices by current facts, and keeps the allotments and the bookings. Every
 * call may throw: the supplier did not answer, or accepts no more calls (`RateLimited`; nothing was done).
 */
export interface InventorySupplier {
  readonly name: string;
  readonly capabilities: Capabilities;
  /** Room types of a hotel with every rate that has rooms left on all nights. */
  rates(query: RatesQuery): Promise<SupplierRate[]>;
  /** How it prices the hotels of lists; null: the adapter knows all prices at any time (`Shopping`). */
  onRequest: PricesOnRequest | null;
  /**
   * The same rate, with the same beds, at its current price (never from memory). Null: it no longer exists. `locale`: as
   * of `RatesQuery`; without it no text of the answer is shown.
   */
  priceCheck(rate: RateKey, stay: SupplierStay, locale?: Locale): Promise<SupplierRate | 'soldOut' | null>;
  /** Idempotent in `clientRef`: a second call with the same reference returns the result of the first. */
  book(request: BookRequest): Promise<BookOutcome>;
  /**
   * Holds rooms without booking them, until an instant: ours, or the supplier's own (`capabilities.hold`). Idempotent in
   * `clientRef`, like `book`.
   */
  hold(request: HoldRequest): Promise<HoldOutcome>;
  /** Extends a hold. 'lost': the rooms are no longer held. */
  extendHold(request: { locator: string; until: Date; now: Date }): Promise<'held' | 'lost' | 'unknown'>;
  /**
   * Books held rooms, at the price and terms of the hold; a second call returns the same. 'lost': they are
   * no longer held, and nothing is booked.
   */
  resume(request: BookedKey & { now: Date }): Promise<ResumeOutcome>;
  /**
   * Releases held rooms; also returns 'released' if the hold has expired. 'booked': they were booked, and
   * only a cancellation can undo that.
   */
  release(request: BookedKey & { now: Date }): Promise<'released' | 'booked' | 'unknown'>;
  /**
   * Cost of cancelling at `now`, determined by the hotel's local time. Null: the supplier does not say, and the windows
   * that were agreed count. `rooms` as of `cancel`.
   */
  quoteCancel:
    | ((request: BookedKey & { now: Date; rooms?: readonly number[] | undefined }) => Promise<CancelQuote>)
    | null;
  /**
   * Cancels as of `now`, the instant of the request, which may be in the past when a reconciler retries: a supplier
   * that cannot backdate cancels now, at the cost of now. Idempotent in `locator`: a second call returns 'already'
   * with the number (if there is one) and cost of the first. With `accepted` it cancels only at exactly that cost,
   * and otherwise returns 'costs' and keeps the booking (an adapter whose supplier cannot compare quotes first, or
   * goes by the windows); without it, at any cost. 'unknown': possibly done; retry.
   * `rooms`: only these, by their numbers in the booking, from 1; given only if single rooms can be cancelled
   * (`capabilities.cancelRooms`). Costs are those of the rooms that are meant, also of such as were cancelled before.
   */
  cancel(request: CancelRequest): Promise<CancelOutcome>;
  retrieve(key: BookedKey | { clientRef: string; email: string }): Promise<SupplierBooking | null>;
  /**
   * The notices in a request of the supplier's. 'forged': it is not proven to be from there. Null: the supplier sends
   * none.
   */
  readNotices: ((request: NoticeRequest) => SupplierNotice[] | 'forged') | null;
}

/** A booking: `locator` is the supplier's, `email` the guest's, which suppliers ask for too. */
export interface BookedKey {
  locator: string;
  email: string;
}

/** Prices of many hotels at once, of which each costs the supplier, and us, something. */
export interface PricesOnRequest {
  /** How many hotels one call may ask for. */
  hotelsPerCall: number;
  /** How long lists may show an answer. */
  freshMs: number;
  /** Every rate of the hotels that has rooms left on all nights. */
  rates(query: { hotelIds: number[]; stay: SupplierStay }): Promise<SupplierRate[]>;
}
export interface SupplierStay {
  checkIn: IsoDay;
  checkOut: IsoDay;
  /** The party of each room. */
  rooms: Party[];
}
interface RatesQuery {
  hotelId: number;
  stay: SupplierStay;
  /** In which the supplier's own texts are shown, if it has them in one language at a time. */
  locale: Locale;
  /** Whether who asks has logged in. */
  memberRates: boolean;
}
export interface RateKey {
  hotelId: number;
  roomTypeId: number;
  planCode: string;
  /** What the supplier calls this rate for this stay, where the three do not say enough; opaque. */
  supplierKey?: string;
  /** Which of its beds were chosen (`SupplierRate.beds`); the key is theirs. */
  bedsId?: string;
}

/** One bookable rate. Amounts are in the hotel's currency. */
export interface SupplierRate extends RateKey, RateTerms {
  currency: string;
  /** Until when the supplier sells it at these terms; null: as long as we say. */
  expiresAt: Date | null;
  /**
   * The beds of which one kind is chosen for all rooms, each sold under a key of its own; the rate's is that of the
   * first. Absent if the supplier does not say, or does not say it again in the check of some of them.
   */
  beds?: (Beds & { supplierKey: string })[];
  memberOnly: boolean;
  /**
   * What the supplier bills us for a prepaid rate: the card is charged this, as it is. Null if it bills nothing, as
   * our own inventory: the total is converted at the rate of the day.
   */
  billing: Money | null;
  /**
   * Median rate of the room over the 60 days around the stay, for the check on illogical prices; null: the supplier
   * does not say, and nothing is checked.
   */
  median60: number | null;
}

export interface BookRequest {
  /** Our unique reference, at most 20 characters: prevents a second booking, and finds one with an unknown outcome. */
  clientRef: string;
  rate: RateKey;
  stay: SupplierStay;
  acceptedTotal: number;
  /** Of the cancellation windows (domain, `termsHash`). */
  acceptedTerms: string;
  /** The guests, one name per room: 'SATO/HARUKA' as booking systems write it. */
  guestNames: string[];
  /** Of the first room's guest, who is told of changes. */
  contact: { title: string; email: string; phone: string };
  /** Codes (`specialRequests`), and a message in the guest's words, which may be empty. */
  specialRequests: string[];
  note: string;
  /** The IP address from which it is booked. */
  customerAddress: string;
  /** Of the programme of the hotel's group; null for none. */
  loyalty: { programme: string; number: string } | null;
  /** 'HH:mm' on the day of arrival in the hotel's local time; null if unknown. */
  arrivalTime: string | null;
}
interface HoldRequest extends BookRequest {
  until: Date;
}

export interface SupplierBooking {
  clientRef: string;
  locator: string;
  confirmationNumber: string;
  state: 'held' | 'confirmed' | 'cancelled';
  cancellationNumber: string | null;
  /** Until when rooms are held, if the supplier set the end itself; null: as long as we asked. */
  heldUntil: Date | null;
  /** In the order in which they were booked; of a booking that was cancelled, all are. */
  rooms: SupplierRoom[];
}
export interface SupplierRoom {
  state: 'booked' | 'cancelled';
  cancellationNumber: string | null;
}

export type BookOutcome = { outcome: 'confirmed'; booking: SupplierBooking } | NotBooked;
export type HoldOutcome = { outcome: 'held'; booking: SupplierBooking } | NotBooked;
export type ResumeOutcome =
  | { outcome: 'confirmed'; booking: SupplierBooking }
  | { outcome: 'lost' | 'unknown' };
/** `pending` and `unknown`: possibly done; `retrieve` finds out. */
export type NotBooked =
  | { outcome: 'pending' | 'unknown' }
  | { outcome: 'soldOut' | 'notBookable' }
  | { outcome: 'priceChanged' | 'policyChanged'; rate: SupplierRate };

export interface CancelRequest extends BookedKey {
  now: Date;
  accepted?: Money | undefined;
  rooms?: readonly number[] | undefined;
}
type CancelQuote = { penalty: Money; free: boolean } | 'already' | 'refused' | 'unknown';
export type CancelOutcome =
  /** Not every supplier gives a number. */
  | { outcome: 'cancelled' | 'already'; cancellationNumber: string | null; penalty: Money }
  | { outcome: 'costs'; penalty: Money; free: boolean }
  | { outcome: 'refused' | 'unknown' };
