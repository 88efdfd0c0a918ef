import { endpoints } from '@voyage/contracts/endpoints.ts';
import { cancel } from '../../use-cases/stays/cancel.ts';
import { handler } from '../handling/handler.ts';

export const cancelBooking = handler(endpoints.cancelBooking, async ({ body, caller, services }) => ({
  data: await cancel(services, caller, body.orderId, body.acceptedPenalty),
}));
