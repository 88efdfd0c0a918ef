import { randomBytes, randomInt } from 'node:crypto';
import { newReference, referencePattern } from '../reference.ts';
import { brandNumber, status } from '../tappay-wire.ts';
import { alwaysChallenges, type Behaviour } from './cards.ts';
import { usePrime, type PrimeCard } from './prime.ts';
import {
  answer,
  inSandboxTransaction,
  isPaid,
  issuer,
  recordStatus,
  type Answer,
  type PaymentRow,
  type Sandbox,
} from './sandbox.ts';
import { invalidArgument, isAmount, isBody, isText, missingArgument, outOfRange, type Body } from './wire.ts';

interface ResultUrl {
  frontend: string;
  notify: string;
  goBack: string;
}
interface PayRequest {
  prime: string;
  amount: number;
  orderNumber: string;
  bankTransactionId: string;
  details: string;
  threeDomainSecure: boolean;
  /** Whether the bank captures the money by itself. */
  automaticCapture: boolean;
  resultUrl: ResultUrl | undefined;
}

/** tpc/payment/pay-by-prime */
export async function payByPrime(sandbox: Sandbox, body: Body): Promise<Answer> {
  const request = readRequest(sandbox, body);
  if ('status' in request) return request;
  const now = sandbox.now();
  return inSandboxTransaction<Answer>(sandbox.pool, async (client) => {
    const card = await usePrime(client, request.prime, now);
    if ('status' in card) return { keep: true, value: card };
    if (card.behaviour === 'timeoutNotCaptured') return { keep: true, value: timeout };
    const challenged =
      card.behaviour !== 'timeoutCaptured' &&
      card.behaviour !== 'duplicate' &&
      (request.threeDomainSecure || alwaysChallenges(card.behaviour));
    if (challenged && !request.resultUrl) return { keep: false, value: missingArgument(521, 'result_url') };
    const captureAt = request.automaticCapture ? new Date(now.getTime() + sandbox.captureDelay()) : null;
    const { rows } = await client.query<PaymentRow>(
      `insert into sandbox_payments (rec_trade_id, bank_transaction_id, order_number, merchant_id, details, amount, record_status, bank_result_code, auth_code, bin, last_four, brand, behaviour, three_domain_secure,
         challenge, frontend_redirect_url, backend_notify_url, go_back_url, created_at, completed_at, capture_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) on conflict (bank_transaction_id) do nothing returning *`,
      [
        newTradeId(now),
        request.bankTransactionId,
        request.orderNumber,
        sandbox.keys.merchantId,
        request.details,
        request.amount,
        ...firstState(card, challenged, captureAt),
        card.bin,
        card.last_four,
        card.brand,
        card.behaviour,
        challenged,
        challenged ? randomBytes(24).toString('base64url') : null,
        request.resultUrl?.frontend ?? '',
        request.resultUrl?.notify ?? '',
        request.resultUrl?.goBack ?? '',
        now,
        challenged ? null : now,
        captureAt,
      ],
    );
    const row = rows[0];
    if (!row)
      return {
        keep: false,
        value: answer(status.repeatedPayment, 'Duplicate bank_transaction_id'),
      };
    return {
      keep: true,
      value:
        row.behaviour === 'timeoutCaptured'
          ? timeout
          : row.behaviour === 'duplicate'
            ? duplicate
            : answerOf(sandbox, row),
    };
  });
}

const timeout = answer(status.gatewayTimeout, 'Gateway Timeout');
const duplicate = answer(status.duplicate, 'Duplicate Transaction');
const newTradeId = (now: Date): string =>
  `D${now.toISOString().slice(0, 10).replaceAll('-', '')}${randomBytes(5).toString('hex').toUpperCase()}`;

/** The bank's answer to a charge: ISO 8583 response codes. */
export function bankAnswer(behaviour: Behaviour): { paid: boolean; code: string } {
  if (behaviour === 'declined') return { paid: false, code: '05' };
  if (behaviour === 'insufficientFunds') return { paid: false, code: '51' };
  return behaviour === 'threeDSFailure' ? { paid: false, code: '82' } : { paid: true, code: '00' };
}
/** record_status, bank_result_code and auth_code of a new payment. */
function firstState(card: PrimeCard, challenged: boolean, captureAt: Date | null): [number, string, string] {
  if (challenged) return [recordStatus.pending, '', ''];
  const { paid, code } = bankAnswer(card.behaviour);
  return [paid ? paidStatus(captureAt) : recordStatus.error, code, paid ? newAuthCode() : ''];
}
/** By when the bank captures the money, if it does so by itself. */
export const paidStatus = (captureAt: Date | null): number =>
  captureAt ? recordStatus.captured : recordStatus.authorised;
export const newAuthCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What a finished payment is called in answers, redirects and notifies. */
export function resultOf(row: PaymentRow): { status: number; msg: string } {
  if (isPaid(row)) return { status: status.success, msg: 'Success' };
  return row.record_status === recordStatus.cancelled
    ? { status: status.challengeGivenUp, msg: '3D secure was cancelled' }
    : { status: status.cardError, msg: 'Card Error' };
}

export const cardInfo = (row: Pick<PaymentRow, 'bin' | 'last_four' | 'brand'>) => ({
  bin_code: row.bin,
  last_four: row.last_four,
  issuer: issuer.name,
  issuer_zh_tw: issuer.zhTw,
  bank_id: '',
  funding: 0,
  type: brandNumber[row.brand],
  level: '',
  country: 'TAIWAN R.O.C.',
  country_code: 'TW',
});

function answerOf(sandbox: Sandbox, row: PaymentRow): Answer {
  const millis = row.created_at.getTime();
  const result = row.challenge ? { status: status.success, msg: 'Success' } : resultOf(row);
  return answer(result.status, result.msg, {
    rec_trade_id: row.rec_trade_id,
    bank_transaction_id: row.bank_transaction_id,
    order_number: row.order_number,
    auth_code: row.auth_code,
    amount: row.amount,
    currency: 'TWD',
    acquirer: 'EMBEDDED_SANDBOX',
    transaction_time_millis: millis,
    bank_transaction_time: { start_time_millis: String(millis), end_time_millis: String(millis) },
    bank_result_code: row.bank_result_code,
    bank_result_msg: '',
    card_info: cardInfo(row),
    ...(row.challenge
      ? { payment_url: `${sandbox.publicUrl(row.frontend_redirect_url)}/tpc/sandbox/3ds/${row.challenge}` }
      : {}),
  });
}

/** The request, or the number and message with which TapPay reports what is wrong with it. */
function readRequest({ keys }: Sandbox, body: Body): PayRequest | Answer {
  const {
    prime,
    merchant_id,
    amount,
    currency,
    details,
    cardholder,
    order_number = '',
    bank_transaction_id = newReference(),
    three_domain_secure = false,
    delay_capture_in_days = 0,
    result_url,
  } = body;
  if (!isText(merchant_id)) return missingArgument(502, 'merchant_id');
  if (merchant_id !== keys.merchantId)
    return answer(status.merchantNotFound, 'Merchant not found or removed');
  if (!isText(prime)) return missingArgument(503, 'prime');
  if (!isText(currency)) return missingArgument(504, 'currency');
  if (currency !== 'TWD') return answer(status.currency, 'This merchant does not support this currency');
  if (!isText(details)) return missingArgument(505, 'details');
  if (Array.from(details).length > 100) return answer(515, 'Out of range : details');
  if (!isBody(cardholder)) return missingArgument(501, 'cardholder');
  const absent = (['phone_number', 'name', 'email'] as const).findIndex(
    (field) => typeof cardholder[field] !== 'string',
  );
  if (absent >= 0)
    return missingArgument(507 + absent, `cardholder > ${['phone_number', 'name', 'email'][absent]}`);
  if (String(cardholder.email).length > 40) return outOfRange('cardholder > email');
  if (!isAmount(amount)) return invalidArgument(510, 'amount');
  // TapPay also captures after a number of days, which we never ask for.
  if (delay_capture_in_days !== 0 && delay_capture_in_days !== -1) return outOfRange('delay_capture_in_days');
  if (
    typeof order_number !== 'string' ||
    order_number.length > 50 ||
    ('order_number' in body && order_number === '')
  )
    return outOfRange('order_number');
  if (typeof bank_transaction_id !== 'string' || !referencePattern.test(bank_transaction_id))
    return outOfRange('bank_transaction_id');
  const resultUrl = readResultUrl(result_url);
  if (resultUrl === 'invalid' || (three_domain_secure === true && !resultUrl))
    return outOfRange('result_url');
  return {
    prime,
    amount,
    orderNumber: order_number,
    bankTransactionId: bank_transaction_id,
    details,
    threeDomainSecure: three_domain_secure === true,
    automaticCapture: delay_capture_in_days === 0,
    resultUrl,
  };
}

function readResultUrl(value: unknown): ResultUrl | undefined | 'invalid' {
  if (value === undefined || value === null) return undefined;
  if (!isBody(value)) return 'invalid';
  const {
    frontend_redirect_url: frontend,
    backend_notify_url: notify,
    go_back_url: goBack = frontend,
  } = value;
  return isWebAddress(frontend) && isWebAddress(notify) && isWebAddress(goBack)
    ? { frontend, notify, goBack }
    : 'invalid';
}
const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 2000 &&
  ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
