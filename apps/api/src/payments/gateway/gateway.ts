/**
 * The port to a card-payment gateway (docs/payments.md; third-party facts, TapPay). Nothing here throws:
 * whatever the network or the gateway does comes back as one of the named outcomes. Amounts are whole
 * New Taiwan dollars, the only currency accepted for payment.
 */
export interface PaymentGateway {
  /** Charges a card once. Never repeat it after `unknown`: query by `bankTransactionId` first. */
  payByPrime(request: PayByPrimeRequest): Promise<PayOutcome>;
  /**
   * What the gateway has on record. Null: it has no such payment now, which is final only once the payment
   * is ten minutes old (its records may lag). 'unavailable': ask again later, nothing is known.
   * Where an order has several records, the one that moved money is answered, then a pending one, then the latest.
   */
  query(key: RecordKey): Promise<PaymentRecord | null | 'unavailable'>;
  /** Gives money back. Repeat it only with the same `bankRefundId`, and after `unknown` only when a query shows nothing came back. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
}

export interface PayByPrimeRequest {
  /** Stands for the card, once, for 90 seconds. Never logged, never stored. */
  prime: string;
  amountTwd: number;
  /** Ours, may come again when an order is paid a second time after a decline. */
  orderNumber: string;
  /** Ours, unique, one for each attempt (`newReference`): finds a payment whose outcome is unknown. */
  bankTransactionId: string;
  /** What is paid for, in words; cut at 100 characters. */
  details: string;
  cardholder: { phone_number: string; name: string; email: string };
  threeDomainSecure: boolean;
  resultUrl: { frontend_redirect_url: string; backend_notify_url: string; go_back_url: string };
  /** Cards are never kept. */
  remember: false;
}

export const cardBrands = ['visa', 'mastercard', 'jcb', 'amex'] as const;
export type CardBrand = (typeof cardBrands)[number];
export interface PaidCard {
  lastFour: string;
  brand: CardBrand;
  issuer: string;
}

/** How a payment ended on the bank's page: `stopped` by whoever was to confirm it, `unconfirmed` without a word why. */
export type ChallengeEnd = 'stopped' | 'unconfirmed';

/**
 * The gateway's own status as a decimal, or ours: `http503` an HTTP failure, `timeout` no answer in time, `network` cut
 * off, `unreachable` never connected, `unreadable` an answer that is none, `mismatch` an answer about another
 * payment, `circuitOpen` not sent because the gateway was away several times in a row.
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
   * - captured: paid (authorised by the bank; its capture follows by itself).
   * - redirect: the cardholder must go to `paymentUrl` (3-D Secure); nothing is paid yet.
   * - declined: the card was not charged; another card may be.
   * - expiredPrime: not charged; the card must be entered again.
   * - refused: not charged; the request or the configuration is wrong, or the gateway is away (`unreachable`, `circuitOpen`).
   * - unknown: perhaps charged. Query before anything else.
   */
  outcome: 'captured' | 'redirect' | 'declined' | 'expiredPrime' | 'unknown' | 'refused';
  code: GatewayCode;
  recTradeId?: string;
  /** https, or the embedded gateway's own address. */
  paymentUrl?: string;
  card?: PaidCard;
  /** The bank's answer, ISO 8583 (51: insufficient funds). */
  bankCode?: string;
}

export type RecordKey = { recTradeId: string } | { bankTransactionId: string } | { orderNumber: string };

export const recordStatuses = [
  'error',
  'authorised',
  'captured',
  'partRefunded',
  'refunded',
  'pending',
  'cancelled',
] as const;
/** `authorised` and `captured` both mean paid: the bank captures what it authorised at its next settlement. */
export type RecordStatus = (typeof recordStatuses)[number];

export interface PaymentRecord {
  status: RecordStatus;
  /** What is left after refunds. */
  amount: number;
  /** What was paid: compare orders with this one. */
  originalAmount: number;
  refundedAmount: number;
  recTradeId: string;
  bankTransactionId: string;
  orderNumber: string;
  card: PaidCard | null;
  /** The bank's answer, as in `PayOutcome`; null where the bank was not asked, or has not answered. */
  bankCode: string | null;
}

export interface RefundRequest {
  recTradeId: string;
  /** Left out: everything that is left. A part can be given back only once the payment is `captured`. */
  amount?: number;
  /** Ours, unique, one for each refund that is owed (`newReference`). */
  bankRefundId: string;
}

/**
 * - refunded: done now. - already: had been done. - refused: not done, and repeating it as it is will not do it.
 * - unknown: perhaps done, or not sent because the gateway is away. Query, then repeat with the same `bankRefundId`.
 */
export type RefundOutcome = 'refunded' | 'already' | 'refused' | 'unknown';
