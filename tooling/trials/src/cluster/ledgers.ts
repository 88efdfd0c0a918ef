import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import type { Query } from '@voyage/bench/members.ts';
import { root } from '@voyage/bench/processes.ts';
import type { Storm } from './storm.ts';

const execute = promisify(execFile);
interface LedgerFault {
  what: string;
  rows: object[];
}

/** What is wrong in the ledgers, as the service's own tests compare them. */
async function ledgerFaults(url: string): Promise<LedgerFault[]> {
  const { stdout } = await execute(process.execPath, ['testing/print-ledger-faults.ts'], {
    cwd: join(root, 'apps', 'api'),
    env: { ...process.env, DATABASE_URL: url },
  });
  return JSON.parse(stdout);
}
const open = `select 1 from hotel_orders where status = 'pending' union all select 1 from payments where status in ('created', 'unknown', 'refunding')`;

interface Compared {
  /** Until all ledgers agreed. */
  seconds: number;
  faults: string[];
  /** Orders and payments whose outcome the reconciler still awaits: nothing was acknowledged. */
  open: number;
}
/** Waits until the jobs have ended what was interrupted, and all ledgers agree. */
export async function compareLedgers(query: Query, url: string, withinSeconds: number): Promise<Compared> {
  const from = performance.now();
  let agreedAfter: number | undefined;
  for (;;) {
    const { length } = await query(open);
    const faults = await ledgerFaults(url);
    const seconds = (performance.now() - from) / 1000;
    agreedAfter = faults.length > 0 ? undefined : (agreedAfter ?? seconds);
    if ((length === 0 && faults.length === 0) || seconds > withinSeconds)
      return {
        seconds: agreedAfter ?? seconds,
        open: length,
        faults: faults.map(({ what, rows }) => `not so: ${what}: ${JSON.stringify(rows.slice(0, 3))}`),
      };
    await pause(1_000);
  }
}

/** What members were told that is not true. */
export async function brokenPromises(
  query: Query,
  { acknowledged, cancelRequested }: Pick<Storm, 'acknowledged' | 'cancelRequested'>,
): Promise<string[]> {
  const rows = await query<{
    id: string;
    number: string;
    status: string;
    cancellation: string | null;
    paid: string[] | null;
  }>(
    `select o.id, o.booking_number as number, o.status, o.hotel_cancellation_number as cancellation, (select array_agg(p.status) from payments p where p.product_order_id = o.payment_order_id) as paid from hotel_orders o`,
  );
  const orders = new Map(rows.map((row) => [row.id, row]));
  const broken: string[] = [];
  for (const [id, { number, prepaid, status }] of acknowledged.booked) {
    const order = orders.get(id);
    const standing = prepaid ? ['payment', 'confirmed', 'released'] : ['confirmed'];
    // told that the hotel had not answered yet: it may still be so, or the hotel may have said no
    if (status === 'pending') standing.push('pending', 'failed');
    if (cancelRequested.has(id)) standing.push('cancelled', 'released');
    if (order?.number !== number || !standing.includes(order.status))
      broken.push(`${number} was answered "${status}", and is ${order?.status ?? 'lost'}`);
  }
  for (const id of acknowledged.paid)
    if (!orders.get(id)?.paid?.some((status) => ['captured', 'refunding', 'refunded'].includes(status)))
      broken.push(`${orders.get(id)?.number} was paid, and is not`);
  for (const [id, cancellation] of acknowledged.cancelled) {
    const order = orders.get(id);
    if (
      order?.status !== (cancellation === null ? 'released' : 'cancelled') ||
      order.cancellation !== cancellation
    )
      broken.push(`${order?.number} was cancelled as ${cancellation}, and is ${order?.status}`);
  }
  return broken;
}
