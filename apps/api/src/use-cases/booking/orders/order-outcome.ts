import type { Output } from '@voyage/contracts/endpoint.ts';
import type { createBooking } from '@voyage/contracts/booking.ts';
import { errors } from '../../../platform/errors.ts';
import type { SupplierBooking } from '../../../inventory/supplier.ts';
import type { Services } from '../../services.ts';
import { returnCreditSql } from '../../benefits/credits.ts';
import { afterLocking } from '../../../db/after-locking.ts';
import { queueRoomRelease } from './release-rooms.ts';

/** Why a pending order failed after its member had been asked to wait: the supplier never had it, or refused it late. */
export const unknownToSupplier = 'not at the supplier';
export const refusedLate = 'refused late';
/** Why an order failed about which the supplier was never asked. */
export const notSent = 'not sent';
/** The reason of a cancellation that nobody here asked for. */
export const cancelledByHotel = 'cancelled by the hotel';
/** The failures that members hear of; of any other, the answer to the request told them. */
export const failuresAfterWaiting: readonly string[] = [unknownToSupplier, refusedLate];
export type BookingResult = Output<typeof createBooking.data>;

/**
 * Stores the supplier's confirmation on a pending order, with the answer to its key, in one statement. Does
 * nothing the second time. An order that was given up in the meantime (the supplier took longer than the
 * reconciler waits) is not revived: its booking is cancelled again. @throws ApiError bk0002
 */
export async function confirmOrder(
  services: Services,
  order: { id: string; bookingNumber: string },
  booking: SupplierBooking,
): Promise<BookingResult> {
  const answer: BookingResult = {
    orderId: order.id,
    bookingNumber: order.bookingNumber,
    status: 'confirmed',
    reservationNumber: booking.locator,
    payment: null,
  };
  const {
    rows: [row],
  } = await services.db.pool.query<{ status: string }>({
    name: 'confirm-order',
    // Its payment order is locked first, as by everybody (docs/operations/locking.md).
    text: `with payable as materialized (select p.id from product_orders p join hotel_orders o on o.payment_order_id = p.id where o.id = $1 for update of p),
             moved as (update hotel_orders set status = 'confirmed', locator = $2, hotel_confirmation_number = $3, updated_at = $4, next_check_at = null where id = $1 and status = 'pending' and ${afterLocking('payable')} returning id, payment_order_id),
             noted as (insert into order_events (order_id, kind, at) select id, 'confirmed', $4 from moved),
             paid as (update product_orders p set status = 'confirmed', updated_at = $4 from moved where p.id = moved.payment_order_id and p.status = 'awaiting-confirmation'),
             answered as (update idempotency_keys set answer = $5 where order_id = $1)
           select case when exists (select 1 from moved) then 'confirmed' else (select status from hotel_orders where id = $1) end as status`,
    values: [order.id, booking.locator, booking.confirmationNumber, services.now(), answer],
  });
  if (row?.status !== 'failed' && row?.status !== 'released') return answer;
  await queueRoomRelease(
    services,
    order.id,
    booking.locator,
    'the supplier confirmed a booking that we had given up; cancelling it there',
  );
  throw errors.bookingFailed();
}

/**
 * Ends a pending order that the supplier does not have, and returns the credit, in one statement. Its key is
 * deleted too: nothing was booked, so the same key may be used again. Does nothing the second time. The key
 * is deleted only after the credit is returned (`returned`), in the order in which a booking takes the two,
 * so that the two cannot deadlock.
 */
export async function failOrder(services: Services, orderId: string, why: string): Promise<void> {
  await services.db.pool.query({
    name: 'fail-order',
    text: `with moved as (update hotel_orders set status = 'failed', failure = $2, updated_at = $3, next_check_at = null where id = $1 and status = 'pending' returning id, user_id, credit_month, credit_source),
             ${returnCreditSql('moved')},
             noted as (insert into order_events (order_id, kind, detail, at) select id, 'failed', jsonb_build_object('why', $2::text), $3 from moved)
           delete from idempotency_keys k using returned where k.order_id = returned.id`,
    values: [orderId, why, services.now()],
  });
}
