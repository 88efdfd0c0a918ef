import * as v from 'valibot';
import type { CaptureOutcome, CardBrand, PaidCard, PayOutcome, RecordStatus } from './gateway.ts';

/**
 * TapPay's numbers and shapes on the wire (docs/third-party.md). Describes only what is read; the rest of an
 * answer is ignored.
 */
export const status = {
  success: 0,
  endOfList: 2,
  wrongJson: 5,
  wrongCard: 41,
  merchantNotFound: 61,
  needs3DSecure: 75,
  invalidApiKey: 80,
  partnerNotFound: 81,
  partnerUnauthorized: 84,
  currency: 89,
  expiredPrime: 91,
  /** The acquirer cancels only on the day of the authorisation. */
  cancelTooLate: 92,
  invalidPrime: 121,
  gatewayTimeout: 421,
  authorizationTimeout: 422,
  challengeGivenUp: 925,
  /** Our id of a payment was used before, by that payment or another. */
  repeatedPayment: 6001,
  /** Our id of a refund was used before: the refund may have been made, or refused. */
  repeatedRefund: 6002,
  cardError: 10003,
  /** By the bank, where 6001 and 6002 are by TapPay. */
  duplicate: 10006,
  captureInProgress: 10010,
  partBeforeCapture: 10024,
  nothingLeft: 10050,
  refundTooLarge: 10051,
} as const;

/** The type of the card, or the country of its bank, is not accepted by our acquirer. */
const notAccepted = new Set<number>([10007, 10039, 10042]);
export const isCardNotAccepted = (code: number): boolean => notAccepted.has(code);
const declined = new Set<number>([
  status.wrongCard,
  43,
  122,
  status.challengeGivenUp,
  status.cardError,
  ...notAccepted,
]);
const unusablePrimeStatuses = new Set<number>([status.expiredPrime, status.invalidPrime]);
/**
 * Rejected before any bank was called (keys, merchant, the merchant's features, JSON), or by the bank for the
 * merchant's account (10008) or the amount (10009). 501 to 692 are field errors.
 */
const refused = new Set<number>([
  4,
  status.wrongJson,
  status.merchantNotFound,
  66,
  67,
  68,
  70,
  71,
  72,
  74,
  status.needs3DSecure,
  status.invalidApiKey,
  status.partnerNotFound,
  status.partnerUnauthorized,
  status.currency,
  130,
  131,
  132,
  141,
  10008,
  10009,
]);
export const isRefused = (code: number): boolean => refused.has(code) || (code >= 501 && code <= 692);

/** Not refunded by this request: whether by an earlier one, the record says. */
const refundRefused = new Set<number>([
  status.cancelTooLate,
  status.captureInProgress,
  status.nothingLeft,
  status.refundTooLarge,
]);
export const isRefundRefused = (code: number): boolean => refundRefused.has(code);
const repeated = new Set<number>([status.repeatedRefund, status.duplicate]);
/** Whether our id of a refund was used before. */
export const isRepeatedRefund = (code: number): boolean => repeated.has(code);

/**
 * What a status other than 0 means for a charge. An unlisted one proves nothing, so it is unknown and the
 * record decides.
 */
export function chargeOutcome(
  code: number,
): Exclude<PayOutcome['outcome'], 'captured' | 'authorised' | 'redirect'> {
  if (declined.has(code)) return 'declined';
  if (unusablePrimeStatuses.has(code)) return 'expiredPrime';
  return isRefused(code) ? 'refused' : 'unknown';
}

/** What a status means for a capture of money that the record shows as authorised. */
export function captureOutcome(code: number): Exclude<CaptureOutcome, 'captured'> {
  if (code === status.success || code === status.captureInProgress) return 'requested';
  return chargeOutcome(code) === 'unknown' ? 'unknown' : 'refused';
}

const int = v.pipe(v.number(), v.safeInteger());
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const text = v.fallback(v.optional(v.string()), undefined);
const cardInfo = v.fallback(
  v.optional(
    v.object({
      last_four: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      type: int,
      issuer: v.fallback(v.optional(v.string(), ''), ''),
    }),
  ),
  undefined,
);

export const answerSchema = v.object({ status: int });
export const payAnswerSchema = v.object({
  status: int,
  rec_trade_id: v.fallback(v.optional(id), undefined),
  bank_transaction_id: text,
  amount: v.fallback(v.optional(int), undefined),
  currency: text,
  payment_url: text,
  bank_result_code: text,
  card_info: cardInfo,
});
export const refundAnswerSchema = v.object({
  status: v.literal(status.success),
  refund_id: v.pipe(v.string(), v.nonEmpty()),
});
const recordSchema = v.object({
  rec_trade_id: id,
  bank_transaction_id: v.nullish(v.string(), ''),
  order_number: v.nullish(v.string(), ''),
  record_status: v.picklist([-1, 0, 1, 2, 3, 4, 5]),
  currency: v.optional(v.literal('TWD'), 'TWD'),
  amount: v.pipe(int, v.minValue(0)),
  original_amount: v.pipe(int, v.minValue(0)),
  refunded_amount: v.optional(v.pipe(int, v.minValue(0)), 0),
  time: v.optional(int, 0),
  bank_result_code: text,
  card_info: cardInfo,
});
export const recordsSchema = v.object({
  status: v.picklist([status.success, status.endOfList]),
  number_of_transactions: v.optional(int),
  trade_records: v.optional(v.array(recordSchema)),
});
export type WireRecord = v.InferOutput<typeof recordSchema>;

export const recordStatusOf: Record<WireRecord['record_status'], RecordStatus> = {
  '-1': 'error',
  0: 'authorised',
  1: 'captured',
  2: 'partRefunded',
  3: 'refunded',
  4: 'pending',
  5: 'cancelled',
};
const brandOf: Record<number, CardBrand> = { 1: 'visa', 2: 'mastercard', 3: 'jcb', 5: 'amex' };
export const brandNumber: Record<CardBrand, number> = { visa: 1, mastercard: 2, jcb: 3, amex: 5 };

/** The card as people may see it; undefined if the answer names no brand that we accept. */
export function cardOf(info: v.InferOutput<typeof cardInfo>): PaidCard | undefined {
  const brand = info && brandOf[info.type];
  if (!info || !brand) return undefined;
  return {
    lastFour: info.last_four,
    brand,
    issuer: info.issuer
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .trim()
      .slice(0, 80),
  };
}
