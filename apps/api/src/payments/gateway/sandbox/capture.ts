import { status } from '../tappay-wire.ts';
import {
  answer,
  currentStatus,
  inSandboxTransaction,
  recordStatus,
  type Answer,
  type PaymentRow,
  type Sandbox,
} from './sandbox.ts';
import { isText, missingArgument, outOfRange, type Body } from './wire.ts';

/** tpc/transaction/cap: the bank captures what it has authorised at its next settlement, instead of later or never. */
export async function capturePayment({ pool, now, captureDelay }: Sandbox, body: Body): Promise<Answer> {
  const { rec_trade_id: recTradeId } = body;
  if (!isText(recTradeId)) return missingArgument(521, 'rec_trade_id');
  return inSandboxTransaction<Answer>(pool, async (client) => {
    const { rows } = await client.query<PaymentRow>(
      'select * from sandbox_payments where rec_trade_id = $1 for update',
      [recTradeId],
    );
    const row = rows[0];
    const state = row && currentStatus(row, now());
    if (state === recordStatus.captured || (state === recordStatus.authorised && row?.capture_at))
      return { keep: false, value: answer(status.captureInProgress, 'Capture in progress') };
    if (!row || state !== recordStatus.authorised) return { keep: false, value: outOfRange('rec_trade_id') };
    if (row.behaviour === 'captureRefused')
      return { keep: false, value: answer(status.cardError, 'Card Error') };
    const captureAt = new Date(now().getTime() + captureDelay());
    await client.query(
      'update sandbox_payments set record_status = $2, capture_at = $3 where rec_trade_id = $1',
      [recTradeId, recordStatus.captured, captureAt],
    );
    return {
      keep: true,
      value: answer(status.success, 'Success', { cap_millis: captureAt.getTime(), currency: 'TWD' }),
    };
  });
}
