import { expired, maxAttempts } from '../../mail/send-outbox.ts';
import type { Services } from '../services.ts';
import { awaitingCapture } from '../orders/await-capture.ts';

/** Messages that will not be sent, decided within this time; an expired code is nobody's concern. */
const abandoned = (within: string): string =>
  `from outbox where state = 'dead' and last_failure <> '${expired}' and ended_at > $1::timestamptz - interval '${within}'`;

/**
 * What waits for a job, another system or a person: a kind, and when each of it last moved. Messages that will not be
 * sent are kept for months: counted without end, the first one would hide all that follow.
 */
const sources = {
  'booking-pending': `updated_at as at from hotel_orders where status = 'pending'`,
  hold: `updated_at as at from hotel_orders where status = 'payment'`,
  'payment-unsettled': `updated_at as at from payments where status in ('created', 'unknown')`,
  'payment-at-bank': `updated_at as at from payments where status = 'redirected'`,
  refund: `updated_at as at from payments where status = 'refunding' and gateway_code is distinct from '${awaitingCapture}'`,
  'refund-awaiting-capture': `updated_at as at from payments where status = 'refunding' and gateway_code = '${awaitingCapture}'`,
  capture: `o.updated_at as at from payments p join product_orders o on o.id = p.product_order_id where p.capture = 'later' and p.status = 'captured' and o.status in ('confirmed', 'completed')`,
  cancellation: `requested_at as at from (select requested_at from cancellation_intents union all select requested_at from room_cancellation_intents) as intents`,
  'message-queued': `created_at as at from outbox where state in ('queued', 'sending')`,
  'message-given-up': `ended_at as at ${abandoned('1 day')} and attempts >= ${maxAttempts}`,
  'message-refused': `max(ended_at) as at ${abandoned('1 hour')} and attempts < ${maxAttempts} group by recipient`,
  'ledger-difference': `found_at as at from ledger_differences where ended_at is null`,
} satisfies Record<string, string>;
export const backlogKinds = Object.keys(sources);
const statement = Object.entries(sources)
  .map(
    ([kind, source]) =>
      `select '${kind}' as kind, count(*)::int as count, coalesce(extract(epoch from $1::timestamptz - min(at)), 0)::float8 as age from (select ${source}) as open`,
  )
  .join(' union all ');

export interface Backlog {
  kind: keyof typeof sources;
  count: number;
  /** Seconds since the oldest last moved; 0 if there is none. */
  age: number;
}

/** How much of each kind there is now, of all processes together. */
export async function readBacklog({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Backlog[]> {
  return (await db.pool.query<Backlog>(statement, [now()])).rows;
}
