import { endpoints } from '@voyage/contracts/endpoints.ts';
import { policy } from '@voyage/domain/policy.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const specialRequests = handler(endpoints.specialRequests, ({ locale, services }) => ({
  data: { limit: policy.specialRequestLimit, requests: services.inventory.specialRequests(locale) },
  cache: cacheFor(300, 'catalogue'),
}));
