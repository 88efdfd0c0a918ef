import { penaltyAt } from '@voyage/domain/cancellation-windows.ts';
import { roomTotalsOf } from '@voyage/domain/rate-sums.ts';
import { shareOf, type RoomPrices } from '@voyage/domain/room-shares.ts';
import type { hotelOrders } from '../../../db/schema/orders.ts';
import type { Capabilities } from '../../../inventory/capabilities.ts';
import { windowsOfOrder } from './order-windows.ts';

type Row = Pick<
  typeof hotelOrders.$inferSelect,
  'rooms' | 'cancelledRooms' | 'totalAmount' | 'terms' | 'cancellationDeadline'
>;

/** The rooms of an order that were not cancelled before it, by their numbers from 1. */
export const roomsLeft = ({ rooms, cancelledRooms }: Pick<Row, 'rooms' | 'cancelledRooms'>): number[] =>
  Array.from({ length: rooms }, (_, index) => index + 1).filter(
    (number) => !cancelledRooms.some(({ room }) => room === number),
  );

export const pricesOf = ({ rooms, totalAmount, terms }: Row): RoomPrices => ({
  rooms,
  total: totalAmount,
  roomTotals: roomTotalsOf(terms.rate.lines, rooms),
});

/** What cancelling these rooms costs, as agreed. */
export const penaltyOfRooms = (order: Row, now: Date, numbers: readonly number[]): number =>
  shareOf(pricesOf(order), penaltyAt(windowsOfOrder(order), now), numbers);

/** What those of its rooms have cost that were cancelled before it. */
export const penaltyBefore = ({ cancelledRooms }: Pick<Row, 'cancelledRooms'>): number =>
  cancelledRooms.reduce((sum, { penalty }) => sum + penalty, 0);

/** Whether one of its rooms can be cancelled by itself, as far as the supplier decides it. */
export const isDivisible = (order: Row, { cancelRooms }: Capabilities): boolean =>
  cancelRooms === 'single' && roomsLeft(order).length > 1;
