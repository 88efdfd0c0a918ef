/**
 * The port to a card-payment gateway (docs/payments.md; third-party facts, TapPay). Nothing here throws:
 * every behaviour of the network or the gateway is returned as one of the named outcomes. Amounts are whole
 * New Taiwan dollars, the only currency accepted for payment.
 */
export interface PaymentGateway {
  /** Charges a card once. Never repeat it after `unknown`: query by `bankTransactionId` first. */
  payByPrime(request: PayByPrimeRequest): Promise<PayOutcome>;
  /**
   * The gateway's record. Null: it has no such payment now, which is final only once the payment is older
   * than `recordsLagMs`. 'unavailable': nothing is known, query again later. If an order has
   * several records, the one that moved money is returned, else a pending one, else the latest.
   */
  query(key: RecordKey): Promise<PaymentRecord | null | 'unavailable'>;
  /**
   * Captures an authorised payment, all of it. Asks for the record first, so that it may be repeated, after any
   * outcome and at any time.
   */
  capture(recTradeId: string): Promise<CaptureOutcome>;
  /**
   * Refunds a payment; before it is captured, in full, that releases the authorisation and the card is not charged.
   * After `unknown` repeat it with the same `bankRefundId`, and with another one only after
   * `refused`, which may have used it up.
   */
  refund(request: RefundRequest): Promise<RefundOutcome>;
}

/** How long the gateway's records may lag: an older payment that it does not know was never made. */
export const recordsLagMs = 10 * 60_000;

export interface PayByPrimeRequest {
  /** Represents the card, once, for 90 seconds. Never logged, never stored. */
  prime: string;
  amountTwd: number;
  /** Ours; may repeat when an order is paid again after a decline. */
  orderNumber: string;
  /** Ours, unique per attempt (`newReference`): identifies a payment whose outcome is unknown. */
  bankTransactionId: string;
  /** What is being paid for, in words; truncated to 100 characters. */
  details: string;
  cardholder: { phone_number: string; name: string; email: string };
  threeDomainSecure: boolean;
  /** `onRequest`: the money is only authorised, until `capture` or `refund`. */
  capture: 'automatic' | 'onRequest';
  resultUrl: { frontend_redirect_url: string; backend_notify_url: string; go_back_url: string };
  /** Cards are never stored. */
  remember: false;
}

const cardBrands = ['visa', 'mastercard', 'jcb', 'amex'] as const;
export type CardBrand = (typeof cardBrands)[number];
export interface PaidCard {
  lastFour: string;
  brand: CardBrand;
  issuer: string;
}

/**
 * How a payment ended on the bank's page: `stopped` by the person who was to confirm it, or `unconfirmed`
 * without a stated reason.
 */
type ChallengeEnd = 'stopped' | 'unconfirmed';

/**
 * The gateway's own status as a decimal, or one of ours: `http503` an HTTP failure, `timeout` no answer in
 * time, `network` connection lost, `unreachable` never connected, `unreadable` an invalid answer, `mismatch`
 * an answer about another payment, `circuitOpen` not sent because the gateway had failed several times in a
 * row.
 */
export type GatewayCode =
  | `${number}`
  | `http${number}`
  | ChallengeEnd
  | 'timeout'
  | 'network'
  | 'unreachable'
  | 'unreadable'
  | 'mismatch'
  | 'circuitOpen';

export interface PayOutcome {
  /**
   * - captured: paid (authorised by the bank; capture follows automatically).
   * - authorised: the money is reserved, and captured on request.
   * - redirect: the cardholder must go to `paymentUrl` (3-D Secure); nothing is paid yet.
   * - declined: the card was not charged; another card may work.
   * - expiredPrime: not charged; the card must be entered again.
   * - refused: not charged; the request or the configuration is wrong, or the gateway is unavailable
   *   (`unreachable`, `circuitOpen`).
   * - unknown: possibly charged. Query before anything else.
   */
  outcome: 'captured' | 'authorised' | 'redirect' | 'declined' | 'expiredPrime' | 'unknown' | 'refused';
  code: GatewayCode;
  recTradeId?: string;
  /** https, or the address of the embedded gateway. */
  paymentUrl?: string;
  card?: PaidCard;
  /** The bank's answer, ISO 8583 (51: insufficient funds). */
  bankCode?: string;
}

export type RecordKey = { recTradeId: string } | { bankTransactionId: string } | { orderNumber: string };

const recordStatuses = [
  'error',
  'authorised',
  'captured',
  'partRefunded',
  'refunded',
  'pending',
  'cancelled',
] as const;
/**
 * `authorised` and `captured` both mean paid: the bank captures authorised money at its next settlement, or after
 * `capture`.
 */
export type RecordStatus = (typeof recordStatuses)[number];

export interface PaymentRecord {
  status: RecordStatus;
  /** What remains after refunds. */
  amount: number;
  /** What was paid: compare it with the order. */
  originalAmount: number;
  refundedAmount: number;
  recTradeId: string;
  bankTransactionId: string;
  orderNumber: string;
  card: PaidCard | null;
  /** The bank's answer, as in `PayOutcome`; null if the bank was not reached or has not answered. */
  bankCode: string | null;
}

/**
 * - requested: the bank captures it at its next settlement; ask again a day later.
 * - captured: the record says so.
 * - refused: not captured; a person must find out why. The authorisation may have ended.
 * - unknown: possibly requested. Ask again.
 */
export type CaptureOutcome = 'requested' | 'captured' | 'refused' | 'unknown';

export interface RefundRequest {
  recTradeId: string;
  /** If absent, everything that remains. A partial refund is possible only once the payment is `captured`. */
  amount?: number;
  /** Ours, unique per refund, and new after each `refused` (`newReference`). */
  bankRefundId: string;
  /** What the record showed as refunded before this id was first sent; tells whether a repeated id was refunded. */
  refundedBefore: number;
  /** When this id was first sent. */
  firstSentAt: Date;
}

/**
 * - refunded: done now.
 * - already: was done before.
 * - refused: not done. The same `bankRefundId` will never do.
 * - unknown: possibly done, or not sent because the gateway is unavailable. Repeat with the same
 *   `bankRefundId`.
 */
export type RefundOutcome = 'refunded' | 'already' | 'refused' | 'unknown';
