import { endpoints } from '@voyage/contracts/endpoints.ts';
import { book } from '../../use-cases/booking/booking.ts';
import { handler } from '../handling/handler.ts';

export const createBooking = handler(
  endpoints.createBooking,
  async ({ body, caller, idempotencyKey, locale, services }) => ({
    data: await book(services, caller, idempotencyKey, body, locale),
  }),
);
