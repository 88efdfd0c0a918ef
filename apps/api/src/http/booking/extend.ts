import { endpoints } from '@voyage/contracts/endpoints.ts';
import { extendHold as extend } from '../../use-cases/booking/extend-hold.ts';
import { handler } from '../handling/handler.ts';

export const extendHold = handler(endpoints.extendHold, async ({ body, caller, services }) => ({
  data: await extend(services, caller, body.orderId),
}));
