import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/connect.ts';
import { paymentEvents, payments, productOrders } from '../../db/schema.ts';
import { newReference } from '../../payments/gateway/reference.ts';
import type { Services } from '../../services.ts';
import { fulfil } from '../products/fulfil.ts';
import { tellPaid, tellPaymentFailed } from '../products/letters.ts';

type Found = Partial<Pick<typeof payments.$inferInsert, 'recTradeId' | 'cardLastFour' | 'cardBrand' | 'gatewayCode'>> & { updatedAt: Date };
const notYet = ['created', 'redirected', 'unknown', 'abandoned', 'declined'] as const;

/**
 * Money has moved: the payment is captured and what was bought is given, in one transaction, once, however
 * often this is told. Where the order is paid already, or can no longer be had, the money goes back.
 */
export async function settle(services: Services, paymentId: string, found: Found): Promise<'settled' | 'owed-back' | 'nothing'> {
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    const [seen] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!seen?.productOrderId) return 'nothing';
    const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, seen.productOrderId)).for('update');
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
    if (!order || !payment || !(notYet as readonly string[]).includes(payment.status)) return 'nothing';
    const paid = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.productOrderId, order.id), eq(payments.status, 'captured'), ne(payments.id, paymentId)));
    if (paid.length > 0 || (order.status !== 'open' && order.status !== 'expired')) {
      await oweBack(tx, paymentId, { ...found, updatedAt: now }, paid.length > 0 ? 'paid already' : `order ${order.status}`);
      return 'owed-back';
    }
    await tx
      .update(payments)
      .set({ status: 'abandoned', updatedAt: now })
      .where(and(eq(payments.productOrderId, order.id), inArray(payments.status, ['created', 'redirected', 'unknown']), ne(payments.id, paymentId))); // another tab's: if its money comes too, it goes back
    await tx
      .update(payments)
      .set({ ...found, status: 'captured', updatedAt: now })
      .where(eq(payments.id, paymentId));
    await tx.insert(paymentEvents).values({ paymentId, kind: 'captured', at: now });
    await fulfil(services, tx, order);
    await tellPaid(services, tx, order, { ...payment, ...found });
    return 'settled';
  });
}

/** Marks money as owed back; the job gives it back, with one refund id for ever. */
export async function oweBack(tx: Pick<Transaction, 'update' | 'insert'>, paymentId: string, found: Found, why: string): Promise<void> {
  await tx
    .update(payments)
    .set({ ...found, status: 'refunding', bankRefundId: newReference() })
    .where(eq(payments.id, paymentId));
  await tx.insert(paymentEvents).values({ paymentId, kind: 'owed-back', detail: { why }, at: found.updatedAt });
}

/** No money moved. The order stays open for another try. Nothing happens the second time, nor after a capture. */
export async function markDeclined(services: Services, paymentId: string, found: Found & { status: 'declined' | 'abandoned' }): Promise<void> {
  await services.db.orm.transaction(async (tx) => {
    const [payment] = await tx
      .update(payments)
      .set(found)
      .where(and(eq(payments.id, paymentId), inArray(payments.status, ['created', 'redirected', 'unknown'])))
      .returning();
    if (!payment?.productOrderId) return;
    await tx.insert(paymentEvents).values({ paymentId, kind: found.status, detail: { code: found.gatewayCode ?? null }, at: found.updatedAt });
    const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, payment.productOrderId));
    if (order && payment.createdAt.getTime() + 120_000 < found.updatedAt.getTime()) await tellPaymentFailed(services, tx, order, payment, found.status); // the payer is no longer looking
  });
}
