/** What a supplier tells us about a booking without being asked: never what we do, only a reason to ask. */
export interface SupplierNotice {
  /** The supplier's own: one that arrives again is the same. */
  id: string;
  /** The booking that it is about, by our reference or the supplier's locator; those that it names. */
  clientRef: string | null;
  locator: string | null;
}

/** A request to our address for notices, as it came. */
export interface NoticeRequest {
  /** The header of that name; empty if there is none. */
  authorization: string;
  body: Record<string, unknown>;
}
