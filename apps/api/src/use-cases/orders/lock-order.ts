import { and, eq, inArray } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import type { ProductOrderRow } from './orders.ts';
import { leftOf } from './refunded.ts';

type Tx = Pick<Transaction, 'select'>;

/** Locks an order, which comes before all that belongs to it (docs/operations/locking.md). */
export async function lockOrder(tx: Tx, orderId: string): Promise<ProductOrderRow | undefined> {
  const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId)).for('update');
  return order;
}

/** Locks the payment that paid an order, and is not being refunded. */
export async function lockCaptured(
  tx: Tx,
  orderId: string,
): Promise<typeof payments.$inferSelect | undefined> {
  const [paid] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.productOrderId, orderId), eq(payments.status, 'captured')))
    .for('update');
  return paid;
}

/** Locks the payment of a stay of which money is left, perhaps after a part was refunded. */
export async function lockPaid(tx: Tx, orderId: string): Promise<typeof payments.$inferSelect | undefined> {
  const paid = await tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.productOrderId, orderId),
        inArray(payments.status, ['captured', 'refunding', 'refunded']),
      ),
    )
    .for('update');
  return paid.find((payment) => leftOf(payment) > 0);
}
