import { endpoints } from '@voyage/contracts/endpoints.ts';
import { viewOrder } from '../../use-cases/product-orders/order-view.ts';
import { advanceTailorMade } from '../../use-cases/products/tailor-made-stages.ts';
import { listTailorMade, requestTailorMade } from '../../use-cases/products/tailor-made.ts';
import { handler } from '../handler.ts';

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
  async ({ caller, body, locale, services }) => {
    const { stage, order } = await advanceTailorMade(services, caller, body);
    return { data: { stage, order: order && (await viewOrder(services, order, locale)) } };
  },
);
