import { randomUUID } from 'node:crypto';
import { rank } from '@voyage/domain/tier.ts';
import { and, desc, eq, gt, inArray, lte, sql } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { hotelOrders, productOrders } from '../../db/schema/orders.ts';
import { membershipTerms, payments } from '../../db/schema/payments.ts';
import { users } from '../../db/schema/users.ts';
import type { Services } from '../services.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { leftOf } from '../orders/refunded.ts';
import { closeOffers } from '../account/registration/invite.ts';
import { lockMember } from '../account/members/lock-member.ts';
import { grantCredits } from '../benefits/credits.ts';
import { markPaid } from '../booking/holds/book-paid.ts';
import type { ProductDetail } from '../../db/schema/product-detail.ts';
import type { ProductOrderRow } from '../orders/orders.ts';
import { tailorMadePaid } from './tailor-made-stages.ts';

/** The status of each kind of order after payment. */
const after: Record<ProductDetail['kind'], ProductOrderRow['status']> = {
  membership: 'completed',
  'booking-credit': 'completed',
  'fast-track': 'awaiting-confirmation',
  'tailor-made': 'paid',
  custom: 'paid',
  stay: 'awaiting-confirmation',
};

/**
 * Delivers a purchase, inside the transaction that captures its payment and has locked its member; a level as
 * `purchaseNow` says.
 */
export async function fulfil(services: Services, tx: Transaction, order: ProductOrderRow): Promise<void> {
  const now = services.now();
  const detail = order.detail;
  await tx
    .update(productOrders)
    .set({ status: after[detail.kind], detail, updatedAt: now })
    .where(eq(productOrders.id, order.id));
  if (detail.kind === 'booking-credit')
    await tx
      .update(users)
      .set({ paidCredits: sql`${users.paidCredits} + ${detail.credits}` })
      .where(eq(users.id, order.userId));
  if (detail.kind === 'tailor-made') await tailorMadePaid(services, tx, order, detail);
  if (detail.kind === 'stay') await markPaid(services, tx, detail.hotelOrderId);
  if (detail.kind === 'membership') {
    const [startsAt, endsAt] = [new Date(detail.startsAt), new Date(detail.endsAt)];
    await tx.insert(membershipTerms).values({
      id: randomUUID(),
      userId: order.userId,
      level: detail.level,
      startsAt,
      endsAt,
      productOrderId: order.id,
    });
    await closeOffers(tx, order.userId, detail.level, now);
    await applyTerms(services, tx, order.userId);
  }
}

/**
 * Sets a member's level from the current terms: the highest that is running, until the last day that it runs
 * without a gap; basic if none is. This month's free credits follow the level at once, up and down.
 */
export async function applyTerms(services: Services, tx: Transaction, userId: string): Promise<void> {
  const now = services.now();
  const [member] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!member || member.level === 'employee' || member.level === 'agent') return;
  const terms = await tx
    .select()
    .from(membershipTerms)
    .where(and(eq(membershipTerms.userId, userId), gt(membershipTerms.endsAt, now)))
    .orderBy(desc(membershipTerms.endsAt));
  const running = terms
    .filter((term) => term.startsAt <= now)
    .toSorted((a, b) => rank[b.level] - rank[a.level])[0];
  const level = running?.level ?? 'basic';
  let endsAt = running?.endsAt ?? null;
  for (const term of terms
    .filter((t) => t.level === level)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()))
    if (endsAt && term.startsAt <= endsAt && term.endsAt > endsAt) endsAt = term.endsAt;
  const changed = level !== member.level;
  await tx
    .update(users)
    .set({
      level,
      isPaid: running !== undefined,
      membershipExpiresAt: endsAt,
      ...(changed ? { claimsVersion: sql`${users.claimsVersion} + 1` } : {}),
    })
    .where(eq(users.id, userId));
  if (changed) await grantCredits(tx, userId, level, now);
}

/** Whether only rooms of a stay were refunded that goes on with others. */
async function isStillStaying(
  tx: Transaction,
  { kind, id }: ProductOrderRow,
  payment: typeof payments.$inferSelect,
): Promise<boolean> {
  if (kind !== 'stay' || leftOf(payment) === 0) return false;
  const [stay] = await tx
    .select({ status: hotelOrders.status })
    .from(hotelOrders)
    .where(eq(hotelOrders.paymentOrderId, id));
  return stay?.status === 'confirmed' || stay?.status === 'completed';
}

/** Revokes what a refunded payment bought; null if it had bought nothing. */
export async function revoke(
  services: Services,
  tx: Transaction,
  payment: typeof payments.$inferSelect,
): Promise<ProductOrderRow | null> {
  if (!payment.productOrderId) return null;
  const others = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.productOrderId, payment.productOrderId), eq(payments.status, 'captured')));
  const order = await lockOrder(tx, payment.productOrderId);
  if (
    !order ||
    others.length > 0 ||
    order.status === 'open' ||
    order.status === 'cancelled' ||
    order.status === 'expired' ||
    (await isStillStaying(tx, order, payment))
  )
    return order ?? null;
  const [moved] = await tx
    .update(productOrders)
    .set({ status: 'refunded', updatedAt: services.now() })
    .where(eq(productOrders.id, order.id))
    .returning();
  const detail = order.detail;
  if (detail.kind === 'booking-credit') await takeBackCredits(tx, order.userId, detail.credits);
  if (detail.kind === 'membership') {
    await lockMember(tx, order.userId);
    await tx
      .update(membershipTerms)
      .set({ endsAt: services.now() })
      .where(eq(membershipTerms.productOrderId, order.id));
    await applyTerms(services, tx, order.userId);
  }
  return moved ?? null;
}

/**
 * Used credits stay used. A credit held by a booking without an outcome is not returned to the member if
 * that booking fails or is released: it has already been refunded.
 */
async function takeBackCredits(tx: Transaction, userId: string, credits: number): Promise<void> {
  const holding = and(
    eq(hotelOrders.userId, userId),
    inArray(hotelOrders.status, ['pending', 'payment']),
    eq(hotelOrders.creditSource, 'paid'),
  );
  // Locked before the member, as by callers that end such a booking and return its credit (returnCreditSql).
  await tx
    .select({ id: hotelOrders.id })
    .from(hotelOrders)
    .where(holding)
    .orderBy(hotelOrders.createdAt)
    .for('update');
  const [member] = await tx
    .select({ left: users.paidCredits })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const left = member?.left ?? 0;
  await tx
    .update(users)
    .set({ paidCredits: Math.max(0, left - credits) })
    .where(eq(users.id, userId));
  if (left >= credits) return;
  const held = tx
    .select({ id: hotelOrders.id })
    .from(hotelOrders)
    .where(holding)
    .orderBy(hotelOrders.createdAt)
    .limit(credits - left);
  await tx.update(hotelOrders).set({ creditSource: 'ignored' }).where(inArray(hotelOrders.id, held));
}

/** Updates members whose term has ended, or whose next one has begun. */
export async function advanceMemberships(services: Services): Promise<number> {
  const now = services.now();
  const due = await services.db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isPaid, true), lte(users.membershipExpiresAt, now)))
    .limit(500);
  for (const { id } of due) await services.db.orm.transaction((tx) => applyTerms(services, tx, id));
  return due.length;
}
