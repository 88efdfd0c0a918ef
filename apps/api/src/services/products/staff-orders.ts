import type { Output } from '@voyage/contracts/endpoint.ts';
import type { orderCustom, settleProductOrder } from '@voyage/contracts/product.ts';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { ApiError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { oweBack } from '../payments/owe-back.ts';
import { logStaff } from '../staff-log.ts';
import { writeOrder, type ProductOrderRow } from './orders.ts';

/** What an employee agreed with a member, to be paid like anything else. @throws ApiError au0107, us0002 */
export async function makeCustomOrder(
  services: Services,
  caller: Caller,
  { userId, title, description, amountTwd, days, reason, brand }: Output<typeof orderCustom.body>,
): Promise<ProductOrderRow> {
  if (!caller.roles.includes('employee')) throw new ApiError('au0107');
  return services.db.orm.transaction(async (tx) => {
    const [member] = /^[0-9a-f-]{36}$/.test(userId) ? await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)) : [];
    if (!member) throw new ApiError('us0002');
    const order = await writeOrder(services, tx, {
      userId,
      amountTwd,
      brand,
      minutes: days * 24 * 60,
      detail: { kind: 'custom', title, description, reason, madeBy: caller.userId },
    });
    await logStaff(services, tx, { actorId: caller.userId, subjectId: userId, kind: 'order-made', detail: { orderId: order.id, reason } });
    return order;
  });
}

const from: Record<'confirm' | 'complete', { states: ProductOrderRow['status'][]; to: ProductOrderRow['status'] }> = {
  confirm: { states: ['awaiting-confirmation'], to: 'confirmed' },
  complete: { states: ['paid', 'confirmed'], to: 'completed' },
};

/** @throws ApiError au0107, py0002, py0003 (not in a state for it) */
export async function settleByStaff(
  services: Services,
  caller: Caller,
  { orderId, action, reason }: Output<typeof settleProductOrder.body>,
): Promise<ProductOrderRow> {
  if (!caller.roles.includes('employee')) throw new ApiError('au0107');
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    const [order] = await tx.select().from(productOrders).where(eq(productOrders.id, orderId)).for('update');
    if (!order) throw new ApiError('py0002');
    await logStaff(services, tx, { actorId: caller.userId, subjectId: order.userId, kind: `order-${action}`, detail: { orderId, reason } });
    // The hotel confirms a stay, and its end completes it; money cannot go back while nobody knows whether it is booked.
    if (order.kind === 'stay' && (action !== 'refund' || order.status === 'awaiting-confirmation')) throw new ApiError('py0003');
    if (action === 'refund') {
      const [paid] = await tx
        .select()
        .from(payments)
        .where(and(eq(payments.productOrderId, orderId), eq(payments.status, 'captured')))
        .for('update');
      if (!paid) throw new ApiError('py0003');
      await oweBack(tx, paid.id, { updatedAt: now }, reason);
      return order;
    }
    if (!from[action].states.includes(order.status)) throw new ApiError('py0003');
    const [moved] = await tx.update(productOrders).set({ status: from[action].to, updatedAt: now }).where(eq(productOrders.id, orderId)).returning();
    return moved ?? order;
  });
}
