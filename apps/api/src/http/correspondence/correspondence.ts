import { cached } from '../handling/cached-answer.ts';
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
  contactMeta: ({ locale }) => cached({ types: contactTypesIn(locale) }, 300, 'facts'),
  contact: ({ body, caller, locale, idempotencyKey, address, services }) =>
    submitInquiry(services, { key: idempotencyKey, address, account: caller?.userId }, body, locale),
  subscribe: ({ body, address, services }) => requestSubscription(services, body, address),
  confirmNewsletter: ({ body, services }) => confirmSubscription(services, body.token),
  describeSubscriber: ({ body, services }) => describeSubscriber(services, body),
  unsubscribe: ({ body, services }) => endSubscription(services, body.token),
} satisfies Partial<Handlers>;
