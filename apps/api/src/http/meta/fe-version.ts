import { endpoints } from '@voyage/contracts/endpoints.ts';
import { keptFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const feVersion = handler(endpoints.feVersion, ({ query, services }) => ({
  data: { t: services.changedAt[query.brand] },
  cache: keptFor(30, 'facts'),
}));
