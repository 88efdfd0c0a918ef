import type { Output } from '@voyage/contracts/endpoint.ts';
import type { orderCustom, settleProductOrder } from '@voyage/contracts/product-order.ts';
import { and, eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema/users.ts';
import { hotelOrders, productOrders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import { lockCaptured, lockOrder, lockPaid } from '../orders/lock-order.ts';
import type { Caller } from '../../session/caller.ts';
import { executeCancellation, type CancellationEnd } from '../stays/execute-cancellation.ts';
import { openIntent, recordWaiver } from '../stays/cancellation-intent.ts';
import type { Transaction } from '../../db/connect.ts';
import { queueNextRefund, queueRefund } from '../orders/queue-refund.ts';
import { isOpenStay, leftOf } from '../orders/refunded.ts';
import { countOutgoingMessage } from '../../session/sending-limits.ts';
import { answerOnce, forgetKey, storeKeyAnswer } from '../records/idempotency-keys.ts';
import { logStaff } from '../records/staff-log.ts';
import { revoke } from './fulfil.ts';
import { writeOrder, type ProductOrderRow } from '../orders/orders.ts';
import { notifyCustomOrder, notifyFastTrackAnswer } from './purchase-emails.ts';
import { endRefundTwd, partOf, steps } from './staff-actions.ts';

/**
 * An order for something that an employee agreed with a member, who receives an email and pays it like anything
 * else. @returns its id @throws ApiError au0107, au0105, us0002, us0008 (a colleague has made one meanwhile), rq0007,
 * rq0008
 */
export async function createCustomOrder(
  services: Services,
  caller: Caller,
  key: string,
  body: Output<typeof orderCustom.body>,
): Promise<string> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const { settled } = await answerOnce(services, { userId: caller.userId, key, body }, async () => {
    await countOutgoingMessage(services, 'customOrder', { account: caller.userId, recipient: body.userId });
    return services.db.orm.transaction(async (tx) => {
      const answer = { settled: (await writeCustomOrder(services, tx, caller, body)).id };
      await storeKeyAnswer(tx, caller.userId, key, answer);
      return answer;
    });
  });
  return settled;
}

/** How many individual orders were ever made for a member. */
export const countCustomOrders = (orm: Pick<Transaction, '$count'>, userId: string): Promise<number> =>
  orm.$count(productOrders, and(eq(productOrders.userId, userId), eq(productOrders.kind, 'custom')));

async function writeCustomOrder(
  services: Services,
  tx: Transaction,
  caller: Caller,
  body: Output<typeof orderCustom.body>,
): Promise<ProductOrderRow> {
  const { userId, title, description, amountTwd, days, reason, brand } = body;
  // Two employees wait for each other here, and the second counts the order of the first.
  const [member] = /^[0-9a-f-]{36}$/.test(userId)
    ? await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    : [];
  if (!member) throw errors.memberOrProgrammeNotFound();
  if ((await countCustomOrders(tx, userId)) !== body.customOrders) throw errors.stateChanged();
  const order = await writeOrder(services, tx, {
    userId,
    amountTwd,
    brand,
    minutes: days * 24 * 60,
    detail: { kind: 'custom', title, description, reason, madeBy: caller.userId },
  });
  await logStaff(services, tx, {
    actorId: caller.userId,
    subjectId: userId,
    kind: 'order-made',
    detail: { orderId: order.id, reason },
  });
  await notifyCustomOrder(services, tx, order);
  return order;
}

/**
 * Refunding a future stay also cancels it at the hotel, so that no unpaid room stays booked. What is recorded
 * is stored with the answer to its key; while the hotel has not answered, the same request asks it again.
 * @throws ApiError au0107, py0002, py0003 (wrong status for it), rq0001 (an amount that cannot be refunded),
 * bk0004 (the hotel has not answered yet: it will still be finished), bk0005 (the guests have arrived: a
 * refund is possible once they have left), us0008 (a colleague was faster), rq0007, rq0008
 */
export async function settleByStaff(
  services: Services,
  caller: Caller,
  key: string,
  body: Output<typeof settleProductOrder.body>,
): Promise<string> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const { settled } = await answerOnce(services, { userId: caller.userId, key, body }, () =>
    services.db.orm.transaction(async (tx) => {
      await settle(services, tx, caller, body);
      const answer = { settled: body.orderId };
      await storeKeyAnswer(tx, caller.userId, key, answer);
      return answer;
    }),
  );
  const end = await cancelWaived(services, settled);
  if (end === 'unknown') throw errors.cancellationUnanswered();
  if (end === 'refused' || end === 'costs') {
    // Nothing came of it: the same request may be made again, when the guests have left.
    await forgetKey(services, caller.userId, key);
    throw errors.notCancellable();
  }
  return settled;
}

async function settle(
  services: Services,
  tx: Transaction,
  caller: Caller,
  { orderId, action, status, amountTwd, reason, message }: Output<typeof settleProductOrder.body>,
): Promise<void> {
  const now = services.now();
  const order = await lockOrder(tx, orderId);
  if (!order) throw errors.orderNotFound();
  if (status !== undefined && order.status !== status) throw errors.stateChanged();
  await logStaff(services, tx, {
    actorId: caller.userId,
    subjectId: order.userId,
    kind: `order-${action}`,
    detail: { orderId, reason, amountTwd },
  });
  // The hotel confirms a stay, and its end completes it; no refund is possible while it is unknown
  // whether it is booked.
  if (order.kind === 'stay' && (action !== 'refund' || order.status === 'awaiting-confirmation'))
    throw errors.orderClosed();
  // An order that is being refunded allows no further action.
  const paid = await (isOpenStay(order) ? lockPaid : lockCaptured)(tx, orderId);
  if (!paid) throw errors.orderClosed();
  if (action === 'refund') {
    const leftTwd = leftOf(paid);
    const part = partOf(order, amountTwd, leftTwd);
    const [stay] = await tx.select().from(hotelOrders).where(and(eq(hotelOrders.paymentOrderId, orderId), eq(hotelOrders.status, 'confirmed'))); // prettier-ignore
    if (stay) {
      await recordWaiver(services, tx, stay.id, { actorId: caller.userId, reason });
      return;
    }
    if (leftTwd < paid.amountTwd) await queueNextRefund(tx, paid, { refundTwd: leftTwd, now }, reason);
    else await queueRefund(tx, paid.id, { updatedAt: now, ...part }, reason);
    if (order.status === 'awaiting-confirmation')
      await notifyFastTrackAnswer(services, tx, order, 'declined', message);
    return;
  }
  if (action === 'end') return endByCompany(services, tx, { order, paid, reason });
  if (!steps[action].states.includes(order.status)) throw errors.orderClosed();
  await tx
    .update(productOrders)
    .set({ status: steps[action].to, updatedAt: now })
    .where(eq(productOrders.id, orderId));
  if (action === 'confirm') await notifyFastTrackAnswer(services, tx, order, 'confirmed', message);
}

/**
 * Ends a paid membership: its remaining whole months are refunded, and the level falls at once. @throws
 * ApiError py0003 (no running membership, or less than a month is left)
 */
async function endByCompany(
  services: Services,
  tx: Transaction,
  { order, paid, reason }: { order: ProductOrderRow; paid: typeof payments.$inferSelect; reason: string },
): Promise<void> {
  const now = services.now();
  const refundTwd = endRefundTwd(order, now);
  if (refundTwd === 0) throw errors.orderClosed();
  const part = refundTwd < order.amountTwd ? { refundTwd } : {};
  await queueRefund(tx, paid.id, { updatedAt: now, ...part }, reason);
  await revoke(services, tx, paid);
}

/**
 * Carries out the cancellation that is recorded for the stay of this order, if there is one; the money is
 * refunded with it or not at all.
 */
async function cancelWaived(
  services: Services,
  orderId: string,
): Promise<CancellationEnd['end'] | undefined> {
  const [stay] = await services.db.orm
    .select()
    .from(hotelOrders)
    .where(and(eq(hotelOrders.paymentOrderId, orderId), eq(hotelOrders.status, 'confirmed')));
  if (!stay) return undefined;
  const intent = await openIntent(services, stay.id);
  return intent?.waived ? (await executeCancellation(services, stay, intent)).end : undefined;
}
