import type { Money } from '@voyage/domain/money.ts';
import { and, eq } from '../../db/drizzle.ts';
import { bind } from '../../db/bind.ts';
import { hotelOrders, cancellationIntents, productOrders } from '../../db/schema/orders.ts';
import type { Services } from '../services.ts';
import { lockCaptured, lockOrder } from '../orders/lock-order.ts';
import { queueRefund } from '../orders/queue-refund.ts';
import { refundAt, toldRefund } from '../booking/orders/stay-payment.ts';

type Order = typeof hotelOrders.$inferSelect;
/** What the supplier answered. */
interface Done {
  cancellationNumber: string | null;
  penalty: Money;
}
/** The effect on the order, for its owner. `refundTwd`: the refund of a charge. */
export interface FinishedCancellation {
  penalty: Money;
  refundTwd: number | null;
}

/**
 * Ends the intent and the order together, with the event, in one statement; a second caller changes nothing.
 * The email is sent by a job (booking/emails/booking-emails.ts), which reads the event.
 */
const statement = `
  with ended as (delete from cancellation_intents where order_id = $1 returning actor_id, waived, reason, requested_at),
    moved as (
      update hotel_orders o set status = 'cancelled', hotel_cancellation_number = $2::text, cancellation_penalty = case when e.waived then 0 else $3::bigint end, cancelled_at = e.requested_at, updated_at = $4::timestamptz
      from ended e where o.id = $1 and o.status = 'confirmed' returning o.id, e.actor_id, e.waived, e.reason),
    noted as (
      insert into order_events (order_id, actor_id, kind, detail, at)
      select id, actor_id, 'cancelled', $5::jsonb || jsonb_strip_nulls(jsonb_build_object('reason', reason, 'waived', nullif(waived, false))), $4::timestamptz from moved)
  select waived from moved`;
const values = (services: Services, order: Order, { cancellationNumber, penalty }: Done, paid: object) => [
  order.id,
  cancellationNumber,
  penalty.amount,
  services.now(),
  JSON.stringify({ penalty, refundTwd: null, ...paid }),
];
interface Moved extends Record<string, unknown> {
  waived: boolean;
}
const finished = (
  [moved]: Moved[],
  { penalty }: Done,
  refundTwd: number | null,
): FinishedCancellation | undefined =>
  moved && { penalty: moved.waived ? { ...penalty, amount: 0 } : penalty, refundTwd };

/**
 * The supplier has cancelled: updates order, event and the money of a prepaid stay, all or nothing.
 * Undefined: another caller finished it.
 */
export async function finishCancellation(
  services: Services,
  order: Order,
  done: Done,
): Promise<FinishedCancellation | undefined> {
  if (order.paymentOrderId) return finishPaid(services, order, order.paymentOrderId, done);
  const { rows } = await services.db.pool.query<Moved>({
    name: 'finish-cancellation',
    text: statement,
    values: values(services, order, done, {}),
  });
  return finished(rows, done, null);
}

/** Refunds the part of a prepaid charge that the rate's policy allows; all of it if staff waive the cost. */
async function finishPaid(
  services: Services,
  order: Order,
  paymentOrderId: string,
  done: Done,
): Promise<FinishedCancellation | undefined> {
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    await lockOrder(tx, paymentOrderId);
    const [intent] = await tx
      .select()
      .from(cancellationIntents)
      .where(eq(cancellationIntents.orderId, order.id))
      .for('update');
    const paid = await lockCaptured(tx, paymentOrderId);
    const back = paid && intent?.waived ? paid.amountTwd : refundAt(order, paid, done.penalty.amount);
    const told = toldRefund(paid, back);
    const isCharged = paid !== undefined && told === back;
    const { rows } = await tx.execute<Moved>(
      bind(statement, values(services, order, done, { prepaid: isCharged, refundTwd: told })),
    );
    const end = finished(rows, done, told);
    if (!end || !paid) return end; // staff refunded it before
    if (back !== null)
      await queueRefund(
        tx,
        paid.id,
        { updatedAt: now, refundTwd: back === paid.amountTwd ? null : back },
        intent?.reason ?? 'the stay was cancelled',
      );
    else
      await tx
        .update(productOrders)
        .set({ status: 'completed', updatedAt: now })
        .where(and(eq(productOrders.id, paymentOrderId), eq(productOrders.status, 'confirmed')));
    return end;
  });
}
