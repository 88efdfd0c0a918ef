import { sql } from '../../db/drizzle.ts';
import type { Services } from '../services.ts';

const days = (count: number) => count * 86_400_000;

/**
 * Deletes rows that are no longer needed (docs/security.md, "Data we keep, and for how long"). Sold nights,
 * orders and payments stay.
 */
export async function purgeOldRows({ db: { orm }, now }: Services): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age);
  await orm.execute(
    sql`delete from refresh_tokens where session_id in (select id from sessions where expires_at < ${before(days(30))})`,
  );
  await orm.execute(sql`delete from sessions where expires_at < ${before(days(30))}`);
  await orm.execute(
    sql`delete from idempotency_keys where created_at < ${before(days(30))} and answer is not null`,
  );
  await orm.execute(sql`delete from listed_rates where priced_at < ${before(days(1))}`);
  await orm.execute(sql`delete from supplier_notices where received_at < ${before(days(90))}`);
  await orm.execute(sql`delete from content_runs where started_at < ${before(days(90))}`);
  await orm.execute(
    sql`delete from cancellation_costs c where stored_at < ${before(days(90))}
      and not exists (select from hotel_orders o where o.locator = c.locator and o.check_out >= ${before(days(90)).toISOString().slice(0, 10)})`,
  );
  await orm.execute(sql`delete from supplier_offers where created_at < ${before(days(1))}`);
  await orm.execute(
    sql`delete from newsletter_subscribers where status = 'pending' and created_at < ${before(days(30))}`,
  );
  await orm.execute(
    sql`update invite_codes set recipient = null where recipient is not null and expires_at < ${before(days(365))}`,
  );
  await orm.execute(
    sql`update hotel_orders set unheld = unheld - 'customerAddress' where unheld ? 'customerAddress' and status not in ('pending', 'payment')`,
  );
  await orm.execute(sql`delete from contact_inquiries where created_at < ${before(days(730))}`);
  await orm.execute(sql`delete from concierge_messages where created_at < ${before(days(730))}`);
  await orm.execute(
    sql`update concierge_conversations c set unanswered_from = null where unanswered_from is not null
      and not exists (select 1 from concierge_messages m where m.user_id = c.user_id and m.seq = c.unanswered_from)`,
  );
}
