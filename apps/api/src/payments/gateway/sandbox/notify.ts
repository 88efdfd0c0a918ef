import { resultOf } from './pay.ts';
import type { PaymentRow, Sandbox } from './sandbox.ts';

/** Minutes from an attempt without a 200 to the next; after the last one the provider gives up. */
const retryMinutes = [1, 2, 4, 8, 16];
/** How long an attempt belongs to the process that makes it; after that any process may take it. */
const leaseSeconds = 60;
const timeoutMs = 10_000;

/**
 * Sends the backend notifies that are due, each at least once across all processes. Returns how many posts
 * were made.
 */
export async function sendDueNotifies({ pool, now }: Sandbox, send: typeof fetch): Promise<number> {
  const { rows } = await pool.query<PaymentRow>(
    `update sandbox_payments set notify_at = $2 where rec_trade_id in (select rec_trade_id from sandbox_payments where notify_at <= $1 order by notify_at limit 20 for update skip locked) returning *`,
    [now(), new Date(now().getTime() + leaseSeconds * 1000)],
  );
  const posts = await Promise.all(
    rows.map(async (row) => {
      const times = row.behaviour === 'notifyTwice' ? 2 : 1;
      let accepted = false;
      for (let i = 0; i < times; i++) accepted = await post(row, send);
      const wait = accepted ? undefined : retryMinutes[row.notify_attempts];
      await pool.query(
        'update sandbox_payments set notify_attempts = notify_attempts + 1, notify_at = $2 where rec_trade_id = $1',
        [row.rec_trade_id, wait === undefined ? null : new Date(now().getTime() + wait * 60_000)],
      );
      return times;
    }),
  );
  return posts.reduce((sum, n) => sum + n, 0);
}

async function post(row: PaymentRow, send: typeof fetch): Promise<boolean> {
  const body = {
    rec_trade_id: row.rec_trade_id,
    bank_transaction_id: row.bank_transaction_id,
    order_number: row.order_number,
    amount: row.amount,
    currency: 'TWD',
    ...resultOf(row),
    auth_code: row.auth_code,
    acquirer: 'EMBEDDED_SANDBOX',
    bank_result_code: row.bank_result_code,
    bank_result_msg: '',
    transaction_time_millis: row.created_at.getTime(),
    transaction_complete_millis: row.completed_at?.getTime() ?? 0,
  };
  try {
    const response = await send(row.backend_notify_url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false; // the schedule tries again
  }
}
