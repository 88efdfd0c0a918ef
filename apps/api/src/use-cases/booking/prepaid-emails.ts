import type { Transaction } from '../../db/connect.ts';
import type { hotelOrders } from '../../db/schema/orders.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Services } from '../services.ts';
import { creditOf } from './credit-of.ts';
import { orderSummaryLines } from './order-summary-lines.ts';

/** Held rooms were released, and why; `refundTwd` is the refund of a payment. */
export async function notifyReleased(
  services: Services,
  tx: Pick<Transaction, 'select' | 'insert'>,
  order: typeof hotelOrders.$inferSelect,
  reason: 'notPaid' | 'notAvailable',
  refundTwd: number | null,
): Promise<void> {
  const found = await orderSummaryLines(services, tx, order);
  if (!found) return;
  await queueMail(tx, {
    ...found.to,
    template: 'hold-ended',
    dedupeKey: `hold-ended:${order.id}`,
    data: {
      name: found.name,
      bookingNumber: order.bookingNumber,
      hotel: found.hotel.name,
      checkIn: order.checkIn,
      checkOut: order.checkOut,
      reason,
      refund: refundTwd === null ? null : { amount: refundTwd, currency: 'TWD' },
      credit: creditOf(order),
    },
  });
}
