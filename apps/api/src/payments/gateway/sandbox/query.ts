import { status } from '../tappay-wire.ts';
import { cardInfo } from './pay.ts';
import {
  answer,
  recordStatus,
  currentStatus,
  type Answer,
  type PaymentRow,
  type Sandbox,
} from './sandbox.ts';
import { invalidArgument, isBody, isText, isInteger, type Body } from './wire.ts';

const keys = ['rec_trade_id', 'bank_transaction_id', 'order_number'] as const;

/** tpc/transaction/query. Status 2 ("End of list") comes with the last page, even without records. */
export async function queryRecords(
  { pool, now, keys: { merchantId } }: Sandbox,
  body: Body,
): Promise<Answer> {
  const { filters = {}, records_per_page: size = 50, page = 0 } = body;
  if (!isBody(filters)) return invalidArgument(510, 'filters');
  if (!isInteger(size) || !isInteger(page) || size < 1 || size > 200 || page < 0)
    return invalidArgument(510, 'records_per_page');
  const wanted = keys.filter((key) => filters[key] !== undefined);
  if (wanted.some((key) => !isText(filters[key]))) return invalidArgument(510, 'filters');
  const merchants = Array.isArray(filters.merchant_id) ? filters.merchant_id : [merchantId];
  const where = ['merchant_id = any($1)', ...wanted.map((key, i) => `${key} = $${i + 2}`)].join(' and ');
  const values = [merchants.filter(isText), ...wanted.map((key) => filters[key])];
  const { rows: counted } = await pool.query<{ count: string | number }>(
    `select count(*) from sandbox_payments where ${where}`,
    values,
  );
  const count = Number(counted[0]?.count);
  const { rows } = await pool.query<PaymentRow>(
    `select * from sandbox_payments where ${where} order by created_at desc limit ${size} offset ${size * page}`,
    values,
  );
  const pages = Math.ceil(count / size);
  const last = page + 1 >= pages;
  return answer(last ? status.endOfList : status.success, last ? 'End of list' : 'Success', {
    records_per_page: size,
    page,
    total_page_count: pages,
    number_of_transactions: count,
    trade_records: rows.map((row) => tradeRecord(row, now())),
  });
}

function tradeRecord(row: PaymentRow, now: Date) {
  const state = currentStatus(row, now);
  const start = row.created_at.getTime();
  return {
    rec_trade_id: row.rec_trade_id,
    bank_transaction_id: row.bank_transaction_id,
    order_number: row.order_number,
    merchant_id: row.merchant_id,
    merchant_name: 'Embedded sandbox',
    app_name: 'Embedded sandbox',
    details: row.details,
    payment_method: 'direct_pay',
    record_status: state,
    amount: row.amount - row.refunded_amount,
    original_amount: row.amount,
    refunded_amount: row.refunded_amount,
    currency: 'TWD',
    is_captured: state === recordStatus.captured || state === recordStatus.partRefunded,
    auth_code: row.auth_code,
    bank_result_code: row.bank_result_code,
    bank_result_msg: '',
    three_domain_secure: row.three_domain_secure,
    pay_by_instalment: false,
    pay_by_redeem: false,
    is_rba_verified: false,
    time: start,
    cap_millis: row.capture_at?.getTime() ?? 0,
    bank_transaction_start_millis: start,
    bank_transaction_end_millis: row.completed_at?.getTime() ?? 0,
    transaction_complete_millis: row.completed_at?.getTime() ?? 0,
    partial_card_number: `${row.bin}-${row.last_four}`,
    card_info: cardInfo(row),
  };
}
