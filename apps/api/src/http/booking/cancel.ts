import { endpoints } from '@voyage/contracts/endpoints.ts';
import { cancel } from '../../use-cases/cancelling/cancel.ts';
import { handler } from '../handler.ts';

export const cancelBooking = handler(endpoints.cancelBooking, async ({ body, caller, services }) => ({
  data: await cancel(services, caller, body.orderId, body.acceptedPenalty),
}));
