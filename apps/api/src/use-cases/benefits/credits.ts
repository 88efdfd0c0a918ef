import { policy } from '@voyage/domain/policy.ts';
import { monthlyFreeBookings } from '@voyage/domain/tier.ts';
import { taipeiMonth, taipeiMonthRange } from '@voyage/domain/zoned-time.ts';
import type { credits } from '@voyage/contracts/user.ts';
import type { Level } from '@voyage/domain/level.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { InferOutput } from 'valibot';
import type { Transaction } from '../../db/connect.ts';
import { creditMonths, type users } from '../../db/schema/users.ts';
import type { Services } from '../services.ts';

type Member = Pick<typeof users.$inferSelect, 'id' | 'level' | 'paidCredits'>;

/**
 * The member's credits for the current Taipei month (docs/product/decisions.md, "Quota"). A month without a
 * row is unused.
 */
export async function readCredits(
  services: Services,
  { id, level, paidCredits }: Member,
): Promise<InferOutput<typeof credits>> {
  const month = taipeiMonth(services.now());
  const allowance = monthlyFreeBookings(level);
  const [row] = await services.db.orm
    .select()
    .from(creditMonths)
    .where(and(eq(creditMonths.userId, id), eq(creditMonths.month, month)));
  const granted = (row ? row.granted : allowance) ?? 0;
  const used = row?.used ?? 0;
  const unlimited = allowance === null;
  const left = Math.max(0, granted - used);
  return {
    month,
    unlimited,
    paid: paidCredits,
    free: { granted, used, remaining: unlimited ? 0 : left },
    remaining: unlimited ? 0 : left + paidCredits,
    renewsAt: taipeiMonthRange(month).end.toISOString(),
  };
}

/**
 * The month's free credits after a change of level, in the transaction that has locked the member: see
 * `grantedAt` (packages/domain/src/quota.ts). A month without a row is unused, and has those of the level.
 */
export async function grantCredits(tx: Pick<Transaction, 'update'>, userId: string, level: Level, now: Date) {
  const allowance = monthlyFreeBookings(level);
  await tx
    .update(creditMonths)
    .set({
      granted: allowance === null ? null : sql`greatest(${allowance}::int, ${creditMonths.used})`,
    })
    .where(and(eq(creditMonths.userId, userId), eq(creditMonths.month, taipeiMonth(now))));
}

/** A level's free bookings a month, by a column with its name; null if unlimited. */
const allowanceSql = (level: string): string =>
  `('${JSON.stringify(policy.monthlyFreeBookings)}'::jsonb ->> ${level})::int`;

/**
 * Takes one credit, as the first step of the statement that writes an order (booking-intent): returns one
 * row with its source, or none if no credit is left, in which case that statement writes nothing. Never
 * below zero; row locks serialise simultaneous bookings. Free credits go first, so `paid` is used only after
 * `free` found none. The member is locked before the month, as by everybody (docs/operations/locking.md), so
 * that what is granted follows from the level that they have at this moment.
 */
export const takeCreditSql = {
  free: ({ user, month }: Record<'user' | 'month', string>) =>
    `insert into credit_months as m (user_id, month, granted, used)
     select id, ${month}, allowance, 1 from (select id, ${allowanceSql('level')} as allowance from users where id = ${user} for share) as member where allowance is null or allowance > 0
     on conflict (user_id, month) do update set used = m.used + 1 where m.granted is null or m.used < m.granted
     returning case when m.granted is null then 'unlimited' else 'free' end as source`,
  paid: ({ user }: { user: string }) =>
    `update users set paid_credits = paid_credits - 1 where id = ${user} and paid_credits > 0 returning 'paid' as source`,
  ignored: () => `select 'ignored' as source`,
};

/**
 * Returns the credits of bookings that were never made (never of a cancelled one: decisions, "Quota"): steps
 * of the statement that ends their orders. Its step `orders` provides `id`, `user_id`, `credit_month` and
 * `credit_source`; the step `returned` has the id of each order whose credit was returned. Members are locked
 * before their months (docs/operations/locking.md), and what is granted follows `grantedAt`: a level that has
 * ended leaves nothing behind.
 */
export const returnCreditSql = (orders: string): string => `
  member as materialized (select u.id, ${allowanceSql('u.level')} as allowance from users u where u.id in (select user_id from ${orders}) order by u.id for no key update),
  free as (update credit_months m set used = m.used - 1, granted = case when m.granted is null or u.allowance is null then m.granted else greatest(u.allowance, m.used - 1) end
    from ${orders} o join member u on u.id = o.user_id where o.credit_source in ('free', 'unlimited') and m.user_id = o.user_id and m.month = o.credit_month returning o.id),
  paid as (update users u set paid_credits = u.paid_credits + 1 from ${orders} o join member on member.id = o.user_id where o.credit_source = 'paid' and u.id = o.user_id returning o.id),
  returned as materialized (select id from free union all select id from paid union all select id from ${orders} where credit_source = 'ignored')`;
