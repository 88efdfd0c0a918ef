import { endpoints } from '@voyage/contracts/endpoints.ts';
import {
  confirmSubscription,
  endSubscription,
  requestSubscription,
  submitInquiry,
} from '../../use-cases/desk/correspondence.ts';
import { handler } from '../handling/handler.ts';

export const contact = handler(
  endpoints.contact,
  async ({ body, caller, locale, idempotencyKey, address, services }) => ({
    data: await submitInquiry(
      services,
      { key: idempotencyKey, address, account: caller?.userId },
      body,
      locale,
    ),
  }),
);
export const subscribe = handler(endpoints.subscribe, async ({ body, address, services }) => {
  await requestSubscription(services, body, address);
  return { data: {} };
});
export const confirmNewsletter = handler(endpoints.confirmNewsletter, async ({ body, services }) => ({
  data: await confirmSubscription(services, body.token),
}));
export const unsubscribe = handler(endpoints.unsubscribe, async ({ body, services }) => {
  await endSubscription(services, body.token);
  return { data: {} };
});
