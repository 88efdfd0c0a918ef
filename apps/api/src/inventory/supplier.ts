import type { Money } from '@voyage/domain/money.ts';
import type { RateTerms } from '@voyage/domain/rate-terms.ts';
import type { IsoDay } from '@voyage/domain/stay-date.ts';

/** The half of the port that sells: it prices by what is true now, keeps the allotments and the bookings. */
export interface InventorySupplier {
  readonly name: string;
  /** Room types of a hotel with every rate that has rooms left on all nights. */
  rates(query: RatesQuery): Promise<SupplierRate[]>;
  /** The same rate with a current price from the database (never from the catalogue). Null: the rate is gone. */
  priceCheck(rate: RateKey, stay: SupplierStay): Promise<SupplierRate | null>;
  /** Idempotent in `clientRef`: a second call with the same reference answers what the first did. */
  book(request: BookRequest): Promise<BookOutcome>;
  /** Keeps rooms without booking them, until an instant. Idempotent in `clientRef`, as `book` is. */
  hold(request: HoldRequest): Promise<HoldOutcome>;
  /** Keeps held rooms for longer. 'lost': they are not held any more. */
  extendHold(request: { locator: string; until: Date; now: Date }): Promise<'held' | 'lost' | 'unknown'>;
  /** Makes a booking of held rooms, at the price and policy at which they were held; a second call answers the same. 'lost': they are not held any more, and nothing is booked. */
  resume(request: { locator: string; now: Date }): Promise<ResumeOutcome>;
  /** Lets held rooms go; also answers 'released' where they went by themselves. 'booked': they were booked, and only a cancellation undoes that. */
  release(request: { locator: string; now: Date }): Promise<'released' | 'booked' | 'unknown'>;
  /** Cost of cancelling at `now`, decided by the hotel's own time. */
  quoteCancel(request: {
    locator: string;
    now: Date;
  }): Promise<{ penalty: Money; free: boolean } | 'already' | 'refused' | 'unknown'>;
  /**
   * Cancels as of `now`, the instant of the request, which may lie in the past when a reconciler asks again. Idempotent in
   * `locator`: a second call answers 'already' with the number and cost of the first. With `accepted` it cancels only at exactly
   * that cost, and else answers 'costs' and leaves the booking (an adapter whose supplier cannot compare quotes first); without
   * it, at whatever it costs. 'unknown': perhaps done; ask again.
   */
  cancel(request: { locator: string; now: Date; accepted?: Money | undefined }): Promise<CancelOutcome>;
  retrieve(key: { clientRef: string } | { locator: string }): Promise<SupplierBooking | null>;
}

export interface SupplierStay {
  checkIn: IsoDay;
  checkOut: IsoDay;
  rooms: number;
  adults: number;
  childAges: number[];
}
export interface RatesQuery {
  hotelId: number;
  stay: SupplierStay;
}
export interface RateKey {
  hotelId: number;
  roomTypeId: number;
  planCode: string;
}

/** One bookable rate. Amounts are in the hotel's currency. */
export interface SupplierRate extends RateKey, RateTerms {
  currency: string;
  deadline: Date | null;
  memberOnly: boolean;
  roomsLeft: number;
  /** Median rate of the room over the 60 days around the stay, for the check on illogical prices. */
  median60: number;
}

export interface BookRequest {
  /** Ours, unique: prevents a second booking, finds an unknown one. */
  clientRef: string;
  rate: RateKey;
  stay: SupplierStay;
  acceptedTotal: number;
  acceptedPolicyHash: string;
  /** Who checks in, a name a room: 'SATO/HARUKA' as booking systems write it. */
  guestNames: string[];
  /** Of the programme of the hotel's group; null for none. */
  loyalty: { programme: string; number: string } | null;
  /** 'HH:mm' on the day of arrival by the hotel's clock; null if it is not known. */
  arrivalTime: string | null;
}
export interface HoldRequest extends BookRequest {
  until: Date;
}

export interface SupplierBooking {
  clientRef: string;
  locator: string;
  confirmationNumber: string;
  state: 'held' | 'confirmed' | 'cancelled';
  cancellationNumber: string | null;
}

export type BookOutcome = { outcome: 'confirmed'; booking: SupplierBooking } | NotBooked;
export type HoldOutcome = { outcome: 'held'; booking: SupplierBooking } | NotBooked;
export type ResumeOutcome =
  | { outcome: 'confirmed'; booking: SupplierBooking }
  | { outcome: 'lost' | 'unknown' };
/** `pending` and `unknown`: perhaps done after all; `retrieve` knows. */
export type NotBooked =
  | { outcome: 'pending' | 'unknown' }
  | { outcome: 'soldOut' | 'notBookable' }
  | { outcome: 'priceChanged' | 'policyChanged'; rate: SupplierRate };

export type CancelOutcome =
  | { outcome: 'cancelled' | 'already'; cancellationNumber: string; penalty: Money }
  | { outcome: 'costs'; penalty: Money; free: boolean }
  | { outcome: 'refused' | 'unknown' };
