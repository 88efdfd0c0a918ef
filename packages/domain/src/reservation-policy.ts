interface ReservationPolicy {
  /** How long an offer can be booked at its price. */
  offerMinutes: number;
  /**
   * Rooms of a prepaid rate are held for `minutes` until they are paid, and can be extended once by
   * `extensionMinutes`. A payment begun in time may take `bankMinutes` longer to finish (bank pages
   * expire after 15 and are polled for 30); then the rooms are released in any case.
   */
  hold: { minutes: number; extensionMinutes: number; bankMinutes: number };
}

/** What only the service applies; `policy` is part of every page. */
export const reservationPolicy = {
  offerMinutes: 15,
  hold: { minutes: 15, extensionMinutes: 15, bankMinutes: 35 },
} as const satisfies ReservationPolicy;
