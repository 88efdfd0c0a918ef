import { book } from '../../use-cases/booking/requests/booking.ts';
import { cancel } from '../../use-cases/stays/cancel.ts';
import { extendHold as extend } from '../../use-cases/booking/holds/extend-hold.ts';
import { receiveNotices } from '../../use-cases/booking/orders/supplier-notices.ts';
import type { Handlers } from '../handling/handler.ts';

export const bookings = {
  createBooking: ({ address, body, caller, idempotencyKey, locale, services }) =>
    book(services, caller, idempotencyKey, body, locale, address),
  cancelBooking: ({ body, caller, services }) => cancel(services, caller, body),
  supplierNotify: ({ authorization, body, services }) => receiveNotices(services, { authorization, body }),
  extendHold: ({ body, caller, services }) => extend(services, caller, body.orderId),
} satisfies Partial<Handlers>;
