import { endpoints } from '@voyage/contracts/endpoints.ts';
import { viewOrder } from '../../use-cases/orders/order-view.ts';
import { findOrder } from '../../use-cases/orders/orders.ts';
import { advanceTailorMade } from '../../use-cases/purchases/tailor-made-stages.ts';
import { listTailorMade, requestTailorMade } from '../../use-cases/purchases/tailor-made.ts';
import { handler } from '../handling/handler.ts';

export const tailorMade = handler(
  endpoints.tailorMade,
  async ({ caller, body, locale, address, idempotencyKey, services }) => ({
    data: await requestTailorMade(services, caller, idempotencyKey, body, { locale, address }),
  }),
);
export const tailorMadeList = handler(endpoints.tailorMadeList, async ({ caller, locale, services }) => ({
  data: await listTailorMade(services, caller, locale),
}));
export const moveTailorMade = handler(
  endpoints.moveTailorMade,
  async ({ caller, body, locale, idempotencyKey, services }) => {
    const { stage, made } = await advanceTailorMade(services, caller, idempotencyKey, body);
    const order = made === null ? null : await viewOrder(services, await findOrder(services, made), locale);
    return { data: { stage, order } };
  },
);
