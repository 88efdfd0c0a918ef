import type { OrderDetail, RoomState } from '@voyage/contracts/booking.ts';
import { shareOf } from '@voyage/domain/room-shares.ts';
import type { hotelOrders } from '../../db/schema/orders.ts';
import type { payments } from '../../db/schema/payments.ts';
import { isDivisible, pricesOf } from '../booking/orders/order-rooms.ts';
import { cancelNow } from '../booking/orders/stay-payment.ts';
import type { Services } from '../services.ts';
import { openIntent, openRoomIntents } from './cancellation-intent.ts';

type Order = typeof hotelOrders.$inferSelect;

/** The state of each room of an order, and what cancelling it alone would cost now. */
export async function roomStates(
  services: Services,
  order: Order,
  payment: typeof payments.$inferSelect | undefined,
): Promise<OrderDetail['roomStates']> {
  const isOpen = order.status === 'confirmed' && order.rooms > 1;
  const [whole, singles] = isOpen
    ? [await openIntent(services, order.id), await openRoomIntents(services, order.id)]
    : [undefined, []];
  const isSingle = isOpen && !whole && isDivisible(order, services.inventory.capabilities);
  return Array.from({ length: order.rooms }, (_, index): RoomState => {
    const number = index + 1;
    const amount = shareOf(pricesOf(order), order.totalAmount, [number]);
    const gone: RoomState = { ...cancelled, total: { amount, currency: order.currency } };
    const single = order.cancelledRooms.find(({ room }) => room === number);
    if (single)
      return {
        ...gone,
        hotelCancellationNumber: single.cancellationNumber,
        cancelledAt: single.cancelledAt,
        cancellationPenalty: { amount: single.penalty, currency: order.currency },
      };
    if (order.status === 'cancelled')
      return {
        ...gone,
        hotelCancellationNumber: order.hotelCancellationNumber,
        cancelledAt: order.cancelledAt?.toISOString() ?? null,
      };
    const asked = singles.find(({ room }) => room === number);
    return {
      ...gone,
      state: 'booked',
      cancelNow: isSingle && !asked ? cancelNow(services, order, payment, [number]) : null,
      cancelAskedAt: asked?.requestedAt.toISOString() ?? null,
    };
  });
}

const cancelled: Omit<RoomState, 'total'> = {
  state: 'cancelled',
  hotelCancellationNumber: null,
  cancelledAt: null,
  cancellationPenalty: null,
  cancelNow: null,
  cancelAskedAt: null,
};
