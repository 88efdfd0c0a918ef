import { endpoints } from '@voyage/contracts/endpoints.ts';
import {
  requestSubscription,
  confirmSubscription,
  earlierInquiry,
  endSubscription,
  sendInquiry,
} from '../../use-cases/correspondence/correspondence.ts';
import { countAttempt } from '../../session/throttle.ts';
import { handler } from '../handler.ts';

export const contact = handler(
  endpoints.contact,
  async ({ body, locale, idempotencyKey, address, services }) => {
    const earlier = await earlierInquiry(services, idempotencyKey, body);
    if (earlier) return { data: earlier }; // asked again because the answer was lost: not another inquiry
    await countAttempt(services, [{ subject: `contact:${address}`, limit: 10 }]);
    return { data: await sendInquiry(services, idempotencyKey, body, locale) };
  },
);
export const subscribe = handler(endpoints.subscribe, async ({ body, address, services }) => {
  await countAttempt(services, [{ subject: `newsletter:${address}`, limit: 20 }]);
  await requestSubscription(services, body);
  return { data: {} };
});
export const confirmNewsletter = handler(endpoints.confirmNewsletter, async ({ body, services }) => ({
  data: await confirmSubscription(services, body.token),
}));
export const unsubscribe = handler(endpoints.unsubscribe, async ({ body, services }) => {
  await endSubscription(services, body.token);
  return { data: {} };
});
