import { withdrawalEnds } from '@voyage/domain/membership.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import { lockCaptured, lockOrder } from '../orders/lock-order.ts';
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
    const order = await lockOrder(tx, orderId);
    if (order?.kind !== 'membership' || order.status !== 'completed' || withdrawalEnds(order.updatedAt) < now)
      throw errors.orderClosed();
    const paid = await lockCaptured(tx, orderId);
    if (!paid) throw errors.orderClosed();
    await queueRefund(tx, paid.id, { updatedAt: now }, 'ended by the member');
    return (await revoke(services, tx, paid)) ?? order;
  });
}
