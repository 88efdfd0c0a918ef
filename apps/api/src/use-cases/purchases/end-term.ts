import { withdrawalEnds } from '@voyage/domain/membership.ts';
import { and, eq } from '../../db/drizzle.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { ownOrder, type ProductOrderRow } from '../orders/orders.ts';
import { queueRefund } from '../orders/queue-refund.ts';
import { revoke } from './fulfil.ts';

/**
 * Ends a paid term within the withdrawal period of the member terms, with a full refund: the level falls at
 * once to the highest remaining one, the money is refunded by the job.
 * @throws ApiError py0002, py0003 (no membership, not paid, ended already, or too late)
 */
export async function endTerm(services: Services, caller: Caller, orderId: string): Promise<ProductOrderRow> {
  await ownOrder(services, caller, orderId);
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId)).for('update');
    if (order?.kind !== 'membership' || order.status !== 'completed' || withdrawalEnds(order.updatedAt) < now)
      throw errors.orderClosed();
    const [paid] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.productOrderId, orderId), eq(payments.status, 'captured')))
      .for('update');
    if (!paid) throw errors.orderClosed();
    await queueRefund(tx, paid.id, { updatedAt: now }, 'ended by the member');
    return (await revoke(services, tx, paid)) ?? order;
  });
}
