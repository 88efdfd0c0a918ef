import { book } from '../../use-cases/booking/requests/booking.ts';
import { cancel } from '../../use-cases/stays/cancel.ts';
import { extendHold as extend } from '../../use-cases/booking/holds/extend-hold.ts';
import type { Handlers } from '../handling/handler.ts';

export const bookings = {
  createBooking: async ({ body, caller, idempotencyKey, locale, services }) => ({
    data: await book(services, caller, idempotencyKey, body, locale),
  }),
  cancelBooking: async ({ body, caller, services }) => ({
    data: await cancel(services, caller, body.orderId, body.acceptedPenalty),
  }),
  extendHold: async ({ body, caller, services }) => ({ data: await extend(services, caller, body.orderId) }),
} satisfies Partial<Handlers>;
