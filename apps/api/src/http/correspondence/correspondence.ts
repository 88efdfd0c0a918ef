import { cacheFor } from '../handling/cached-answer.ts';
import {
  confirmSubscription,
  contactTypesIn,
  describeSubscriber,
  endSubscription,
  requestSubscription,
  submitInquiry,
} from '../../use-cases/desk/correspondence.ts';
import type { Handlers } from '../handling/handler.ts';

export const correspondence = {
  contactMeta: ({ locale }) => ({ data: { types: contactTypesIn(locale) }, cache: cacheFor(300, 'facts') }),
  contact: async ({ body, caller, locale, idempotencyKey, address, services }) => ({
    data: await submitInquiry(
      services,
      { key: idempotencyKey, address, account: caller?.userId },
      body,
      locale,
    ),
  }),
  subscribe: async ({ body, address, services }) => {
    await requestSubscription(services, body, address);
    return { data: {} };
  },
  confirmNewsletter: async ({ body, services }) => ({
    data: await confirmSubscription(services, body.token),
  }),
  describeSubscriber: async ({ body, services }) => {
    await describeSubscriber(services, body);
    return { data: {} };
  },
  unsubscribe: async ({ body, services }) => {
    await endSubscription(services, body.token);
    return { data: {} };
  },
} satisfies Partial<Handlers>;
