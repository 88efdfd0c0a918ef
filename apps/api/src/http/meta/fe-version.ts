import { endpoints } from '@voyage/contracts/endpoints.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const feVersion = handler(endpoints.feVersion, ({ query, services }) => ({
  data: { t: services.changedAt[query.brand] },
  cache: cacheFor(30, 'facts'),
}));
