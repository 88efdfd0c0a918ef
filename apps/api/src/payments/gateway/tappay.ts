import type { Logger } from 'pino';
import type { Span } from '@voyage/tracing/tracing.ts';
import { BrokenCircuitError } from 'cockatiel';
import * as v from 'valibot';
import { createCircuit, type Circuit } from '../../platform/circuit.ts';
import { isLoopback } from '../../platform/loopback.ts';
import {
  recordsLagMs,
  type CaptureOutcome,
  type GatewayCode,
  type PayByPrimeRequest,
  type PaymentGateway,
  type PaymentRecord,
  type PayOutcome,
  type RecordKey,
  type RefundOutcome,
  type RefundRequest,
} from './gateway.ts';
import { postJson, type PostResult } from './post-json.ts';
import {
  answerSchema,
  captureOutcome,
  cardOf,
  isRefundRefused,
  isRefused,
  isRepeatedRefund,
  chargeOutcome,
  payAnswerSchema,
  recordsSchema,
  recordStatusOf,
  refundAnswerSchema,
  status,
  type WireRecord,
} from './tappay-wire.ts';

export interface TapPayOptions {
  /** One of TapPay's two, or the address of the embedded gateway. */
  url: 'sandbox' | 'production' | (string & {});
  partnerKey: string;
  merchantId: string;
  fetch?: typeof fetch;
  now?: () => Date;
  /** TapPay recommends 30 seconds: banks are slow at busy hours. */
  timeoutMilliseconds?: number;
  log?: Pick<Logger, 'info' | 'warn'>;
}

const hosts: Record<string, string> = {
  sandbox: 'https://sandbox.tappaysdk.com',
  production: 'https://prod.tappaysdk.com',
};
const paths = {
  pay: 'tpc/payment/pay-by-prime',
  query: 'tpc/transaction/query',
  capture: 'tpc/transaction/cap',
  refund: 'tpc/transaction/refund',
} as const;
type Call = keyof typeof paths;
/** As `delay_capture_in_days`: not until we ask for it. */
const noAutomaticCapture = -1;
const maxDetails = 100;
/** TapPay answers 521 to a longer address, and accepts an empty one. */
const maxEmail = 40;

/** TapPay's wire contract behind the port. @throws Error if `url` is neither https nor on this machine */
export function tappayGateway({
  url,
  partnerKey,
  merchantId,
  fetch: send = fetch,
  now = () => new Date(),
  timeoutMilliseconds = 30_000,
  log,
}: TapPayOptions): PaymentGateway {
  const base = new URL(`${(hosts[url] ?? url).replace(/\/$/, '')}/`);
  const embedded = base.protocol === 'http:' && isLoopback(base);
  if (base.protocol !== 'https:' && !embedded)
    throw new Error('The payment gateway must be reached over https.');
  // One for each kind of call: successful queries say nothing about payments that time out.
  const circuits: Record<Call, Circuit> = {
    pay: createCircuit(now, 'gateway-pay'),
    query: createCircuit(now, 'gateway-query'),
    capture: createCircuit(now, 'gateway-capture'),
    refund: createCircuit(now, 'gateway-refund'),
  };

  async function call(
    name: Call,
    body: Record<string, unknown>,
  ): Promise<PostResult | { kind: 'circuitOpen' }> {
    const post = (span: Span) =>
      postJson(
        new URL(paths[name], base).href,
        { partner_key: partnerKey, ...body },
        { fetch: send, headers: { 'x-api-key': partnerKey }, timeoutMilliseconds, span },
      );
    try {
      return await circuits[name].run(
        post,
        (outcome) => outcome.status === 'rejected' || isUnavailable(outcome.value),
        { name },
      );
    } catch (error) {
      if (error instanceof BrokenCircuitError) return { kind: 'circuitOpen' };
      throw error;
    }
  }

  async function pay(request: PayByPrimeRequest): Promise<PayOutcome> {
    const { cardholder, resultUrl } = request;
    const posted = await call('pay', {
      prime: request.prime,
      merchant_id: merchantId,
      amount: request.amountTwd,
      currency: 'TWD',
      details: Array.from(request.details).slice(0, maxDetails).join(''),
      order_number: request.orderNumber,
      bank_transaction_id: request.bankTransactionId,
      cardholder: {
        phone_number: cardholder.phone_number,
        name: cardholder.name,
        email: cardholder.email.length > maxEmail ? '' : cardholder.email,
      },
      three_domain_secure: request.threeDomainSecure,
      ...(request.capture === 'onRequest' ? { delay_capture_in_days: noAutomaticCapture } : {}),
      result_url: {
        frontend_redirect_url: resultUrl.frontend_redirect_url,
        backend_notify_url: resultUrl.backend_notify_url,
        go_back_url: resultUrl.go_back_url,
      },
      remember: request.remember,
    });
    if (posted.kind !== 'answer')
      return { outcome: isDefinitelyUnsent(posted) ? 'refused' : 'unknown', code: codeOf(posted) };
    const parsed = v.safeParse(payAnswerSchema, posted.body);
    if (!parsed.success) return { outcome: 'unknown', code: 'unreadable' };
    const answer = parsed.output;
    const known = {
      code: `${answer.status}` as const,
      recTradeId: answer.rec_trade_id,
      card: cardOf(answer.card_info),
      bankCode: answer.bank_result_code || undefined,
    };
    if (answer.status !== status.success) return { outcome: chargeOutcome(answer.status), ...known };
    const ours =
      answer.rec_trade_id &&
      answer.bank_transaction_id === request.bankTransactionId &&
      (answer.amount ?? request.amountTwd) === request.amountTwd &&
      (answer.currency ?? 'TWD') === 'TWD';
    if (!ours) return { outcome: 'unknown', ...known, code: 'mismatch' };
    if (!answer.payment_url)
      return { outcome: request.capture === 'onRequest' ? 'authorised' : 'captured', ...known };
    return isPaymentUrl(answer.payment_url)
      ? { outcome: 'redirect', ...known, paymentUrl: answer.payment_url }
      : { outcome: 'unknown', ...known, code: 'unreadable' };
  }

  /** Whether a browser may be sent to the page: a hostile answer could name a script. */
  function isPaymentUrl(text: string): boolean {
    const target = URL.parse(text);
    return target !== null && (target.protocol === 'https:' || (embedded && target.protocol === 'http:'));
  }

  async function query(key: RecordKey): Promise<PaymentRecord | null | 'unavailable'> {
    const [field, value] =
      'recTradeId' in key
        ? (['rec_trade_id', key.recTradeId] as const)
        : 'bankTransactionId' in key
          ? (['bank_transaction_id', key.bankTransactionId] as const)
          : (['order_number', key.orderNumber] as const);
    const posted = await call('query', {
      records_per_page: 50,
      page: 0,
      filters: { merchant_id: [merchantId], [field]: value },
      order_by: { attribute: 'time', is_descending: true },
    });
    const parsed = v.safeParse(recordsSchema, posted.kind === 'answer' ? posted.body : undefined);
    if (!parsed.success) return 'unavailable';
    const { trade_records: records, number_of_transactions: count, status: responseStatus } = parsed.output;
    if (!records)
      return count === 0 || (count === undefined && responseStatus === status.endOfList)
        ? null
        : 'unavailable';
    if (records.length === 0) return count ? 'unavailable' : null;
    const found = records
      .filter((record) => record[field] === value)
      .toSorted((a, b) => weight(b) - weight(a) || b.time - a.time)[0];
    return found ? recordOf(found) : 'unavailable';
  }

  async function capture(recTradeId: string): Promise<{ outcome: CaptureOutcome; code?: GatewayCode }> {
    const record = await query({ recTradeId });
    if (record === 'unavailable' || record === null || record.status === 'pending')
      return { outcome: 'unknown' };
    if (record.status === 'captured' || record.status === 'partRefunded') return { outcome: 'captured' };
    if (record.status !== 'authorised') return { outcome: 'refused' };
    const posted = await call('capture', { rec_trade_id: recTradeId });
    if (posted.kind !== 'answer')
      return {
        outcome: posted.kind === 'http' && isDefinitelyUnsent(posted) ? 'refused' : 'unknown',
        code: codeOf(posted),
      };
    const parsed = v.safeParse(answerSchema, posted.body);
    if (!parsed.success) return { outcome: 'unknown', code: 'unreadable' };
    const { status: answered } = parsed.output;
    return { outcome: captureOutcome(answered), code: `${answered}` };
  }

  async function refund(request: RefundRequest): Promise<{ outcome: RefundOutcome; code: GatewayCode }> {
    const { recTradeId, amount, bankRefundId } = request;
    const posted = await call('refund', {
      rec_trade_id: recTradeId,
      ...(amount === undefined ? {} : { amount }),
      bank_refund_id: bankRefundId,
    });
    if (posted.kind !== 'answer')
      return {
        outcome: posted.kind === 'http' && isDefinitelyUnsent(posted) ? 'refused' : 'unknown',
        code: codeOf(posted),
      };
    if (v.is(refundAnswerSchema, posted.body)) return { outcome: 'refunded', code: '0' };
    const parsed = v.safeParse(answerSchema, posted.body);
    if (!parsed.success || parsed.output.status === status.success)
      return { outcome: 'unknown', code: 'unreadable' };
    const { status: answered } = parsed.output;
    return { outcome: await refundOutcome(request, answered), code: `${answered}` };
  }

  /**
   * What a status other than 0 means for a refund: the record says whether the money is on its way, whoever
   * sent it. An id that was used before without a refund was refused; the record may lag, so this is certain
   * only after a while.
   */
  async function refundOutcome(
    { recTradeId, amount, refundedBefore, firstSentAt }: RefundRequest,
    answered: number,
  ): Promise<RefundOutcome> {
    if (isUnavailableStatus(answered)) return 'unknown';
    if (isRefused(answered) || answered === status.partBeforeCapture) return 'refused';
    const record = await query({ recTradeId });
    if (record === 'unavailable' || record === null) return 'unknown';
    if (record.status === 'refunded') return 'already';
    if (isRefundRefused(answered)) return 'refused';
    if (isRepeatedRefund(answered)) {
      if (amount !== undefined && record.refundedAmount >= refundedBefore + amount) return 'already';
      return now().getTime() - firstSentAt.getTime() >= recordsLagMs ? 'refused' : 'unknown';
    }
    return record.status === 'error' || record.status === 'pending' || record.status === 'cancelled'
      ? 'refused'
      : 'unknown';
  }

  /** Only numbers and our own ids: no prime, card or name. */
  async function logged<T>(
    name: Call,
    ids: Record<string, unknown>,
    work: Promise<T>,
    describe: (result: T) => { outcome: string; code?: string },
  ): Promise<T> {
    const start = performance.now();
    const result = await work;
    const { outcome, code } = describe(result);
    log?.[outcome === 'unknown' || outcome === 'unavailable' || outcome === 'refused' ? 'warn' : 'info'](
      { gateway: name, ...ids, outcome, code, ms: Math.round(performance.now() - start) },
      'payment gateway',
    );
    return result;
  }

  return {
    payByPrime: (request) =>
      logged('pay', { bankTransactionId: request.bankTransactionId }, pay(request), ({ outcome, code }) => ({
        outcome,
        code,
      })),
    query: (key) =>
      logged('query', { ...key }, query(key), (record) => ({
        outcome: record === null ? 'none' : record === 'unavailable' ? record : record.status,
      })),
    capture: async (recTradeId) =>
      (await logged('capture', { recTradeId }, capture(recTradeId), (result) => result)).outcome,
    refund: async (request) =>
      (
        await logged(
          'refund',
          { recTradeId: request.recTradeId, bankRefundId: request.bankRefundId },
          refund(request),
          (result) => result,
        )
      ).outcome,
  };
}

/** Whether the outcome counts against the gateway: it, or the bank behind it, was unavailable. */
function isUnavailable(posted: PostResult): boolean {
  if (posted.kind !== 'answer')
    return posted.kind !== 'http' || posted.status >= 500 || posted.status === 408 || posted.status === 429;
  const parsed = v.safeParse(answerSchema, posted.body);
  return !parsed.success || isUnavailableStatus(parsed.output.status);
}
const isUnavailableStatus = (code: number) =>
  code === status.gatewayTimeout || code === status.authorizationTimeout;

type Unanswered = Exclude<PostResult, { kind: 'answer' }> | { kind: 'circuitOpen' };
const codeOf = (posted: Unanswered): GatewayCode =>
  posted.kind === 'http' ? `http${posted.status}` : posted.kind;
/** Whether a charge is impossible: the request was never sent, or was rejected at once. */
const isDefinitelyUnsent = (posted: Unanswered): boolean =>
  posted.kind === 'circuitOpen' ||
  posted.kind === 'unreachable' ||
  (posted.kind === 'http' && rejectedStatuses.has(posted.status));
const rejectedStatuses = new Set([400, 401, 403, 404, 405, 413, 415, 429]);

/**
 * Ranks an order's records to find the one that determines its state: one that moved money, then one that still
 * may, then the rest.
 */
const weight = ({ record_status }: WireRecord): number =>
  record_status >= 0 && record_status <= 3 ? 2 : record_status === 4 ? 1 : 0;

const recordOf = (record: WireRecord): PaymentRecord => ({
  status: recordStatusOf[record.record_status],
  amount: record.amount,
  originalAmount: record.original_amount,
  refundedAmount: record.refunded_amount,
  recTradeId: record.rec_trade_id,
  bankTransactionId: record.bank_transaction_id,
  orderNumber: record.order_number,
  card: cardOf(record.card_info) ?? null,
  bankCode: record.bank_result_code || null,
});
