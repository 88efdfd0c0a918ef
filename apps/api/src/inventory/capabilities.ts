import type { StayLimits } from '@voyage/domain/stay-limits.ts';

/** When the rates of a search are paid (contracts, `paymentTimings`). */
export type PaymentTimings = readonly ('property' | 'prepaid')[];

/** What an adapter and its supplier can do; rules and pages follow it. */
export interface Capabilities {
  /** Of one booking. */
  limits: StayLimits;
  /** When the rates are paid that a search finds if it does not say. */
  payAt: PaymentTimings;
  /** Calls a minute that the supplier accepts from each of our processes; null: any number. */
  callsPerMinute: number | null;
  /**
   * How long after a booking without an answer the supplier may still carry it out: until then it proves nothing that
   * it does not know the booking.
   */
  lateBookingMs: number;
  /**
   * Whether rooms can be held until they are paid for. `extendable`: as long as we say. `fixed`: until an instant of
   * the supplier's (`SupplierBooking.heldUntil`), and `extendHold` is never called. `none`: rooms are booked once a card is authorised; `hold`,
   * `extendHold`, `resume` and `release` are never called.
   */
  hold: 'none' | 'fixed' | 'extendable';
  /** Who may see rates that are for members only. `members`: only who has logged in (`Scoped.memberRates`). */
  memberRates: 'everyone' | 'members';
  /** Whether single rooms of a booking can be cancelled, or all of them `together` only. */
  cancelRooms: 'together' | 'single';
}
