import { randomBytes } from 'node:crypto';
import { referencePattern } from '../reference.ts';
import { status } from '../tappay-wire.ts';
import {
  answer,
  inSandboxTransaction,
  isPaid,
  recordStatus,
  currentStatus,
  type Answer,
  type PaymentRow,
  type Sandbox,
} from './sandbox.ts';
import { invalidArgument, isAmount, isText, missingArgument, outOfRange, type Body } from './wire.ts';

/** tpc/transaction/refund. A `bank_refund_id` works once, for any amount, and a refusal uses it up as well. */
export async function refundPayment({ pool, now }: Sandbox, body: Body): Promise<Answer> {
  const {
    rec_trade_id: recTradeId,
    amount,
    bank_refund_id: bankRefundId = randomBytes(10).toString('hex'),
  } = body;
  if (!isText(recTradeId)) return missingArgument(521, 'rec_trade_id');
  if (amount !== undefined && !isAmount(amount)) return invalidArgument(510, 'amount');
  if (typeof bankRefundId !== 'string' || !referencePattern.test(bankRefundId))
    return outOfRange('bank_refund_id');
  return inSandboxTransaction<Answer>(pool, async (client) => {
    const no = (code: number, msg: string) => ({ keep: false, value: answer(code, msg) });
    const { rows } = await client.query<PaymentRow>(
      'select * from sandbox_payments where rec_trade_id = $1 for update',
      [recTradeId],
    );
    const row = rows[0];
    if (!row) return no(status.refundTooLarge, 'Invalid arguments : rec_trade_id');
    const refundId = `R${randomBytes(8).toString('hex').toUpperCase()}`;
    /** Uses up the id, for a refund or for a refusal (0). Undefined if it was used before. */
    const use = async (refunded: number): Promise<true | undefined> => {
      const used = await client.query(
        'insert into sandbox_refunds (refund_id, bank_refund_id, rec_trade_id, amount, refunded_at) values ($1, $2, $3, $4, $5) on conflict (bank_refund_id) do nothing',
        [refundId, bankRefundId, recTradeId, refunded, now()],
      );
      return used.rowCount ? true : undefined;
    };
    const repeated = no(status.repeatedRefund, 'Duplicate bank_refund_id');
    const refuse = async (code: number, msg: string) =>
      (await use(0)) ? { keep: true, value: answer(code, msg) } : repeated;
    const left = row.amount - row.refunded_amount;
    const back = amount ?? left;
    const captured = currentStatus(row, now()) !== recordStatus.authorised;
    if (!isPaid(row)) return refuse(status.refundTooLarge, 'Out of range : amount');
    if (left === 0) return refuse(status.nothingLeft, 'Nothing left to refund');
    if (back > left) return refuse(status.refundTooLarge, 'Out of range : amount');
    if (!captured && back < left)
      return refuse(status.partBeforeCapture, 'Authorized transaction cannot be partially refunded');
    if (!(await use(back))) return repeated;
    await client.query(
      'update sandbox_payments set refunded_amount = refunded_amount + $2, record_status = $3 where rec_trade_id = $1',
      [recTradeId, back, back === left ? recordStatus.refunded : recordStatus.partRefunded],
    );
    return {
      keep: true,
      value: answer(status.success, 'Success', {
        refund_id: refundId,
        refund_amount: back,
        is_captured: captured,
        bank_result_code: '00',
        bank_result_msg: '',
        currency: 'TWD',
      }),
    };
  });
}
