import type { Cluster } from './cluster.ts';
import type { Figures } from './figures.ts';
import { until } from '../until.ts';
import type { Visit } from './visit.ts';

/**
 * Every process runs the jobs. What they did for the members of a storm in which nothing was killed must have happened
 * once: the rooms of unpaid bookings are released, and each message is sent.
 */
export async function countJobs(cluster: Cluster, { members }: Visit, figures: Figures): Promise<void> {
  const { query } = cluster;
  const count = async (text: string) => (await query<{ n: number }>(text, [members]))[0]?.n ?? 0;
  const due = `update hotel_orders set payment_due = now() - interval '1 second' where status = 'payment' and user_id = any($1) returning id`;
  const held = (await query(due, [members])).length;
  const orders = 'from hotel_orders where user_id = any($1)';
  const open = `select count(*)::int as n ${orders} and (status = 'payment' or release_at is not null)`;
  await until('unpaid rooms are released', async () => (await count(open)) === 0);
  const recipients = '(select username from users where id = any($1))';
  const queued = `select count(*)::int as n from outbox where state in ('queued', 'sending') and recipient in ${recipients}`;
  await until('all emails are sent', async () => (await count(queued)) === 0, { seconds: 180 });
  figures.figure('rooms released because nobody paid', '', held);
  const repeated = (kinds: string) =>
    `select count(*)::int as n from (select 1 from order_events where kind in (${kinds}) and order_id in (select id ${orders}) group by order_id, kind having count(*) > 1) twice`;
  figures.exactly(
    'steps of an order that happened twice',
    await count(repeated(`'confirmed', 'released', 'cancelled'`)),
    0,
  );
  const inOutbox = await count(
    `select count(*)::int as n from outbox where state = 'sent' and recipient in ${recipients}`,
  );
  const inMailbox = await count(`select count(*)::int as n from mailbox where recipient in ${recipients}`);
  figures.figure('messages to send', '', inOutbox);
  figures.exactly('messages sent', inMailbox, inOutbox);
}
