import { endpoints } from '@voyage/contracts/endpoints.ts';
import { keptFor } from '../cached-answer.ts';
import { handler } from '../handler.ts';

export const feVersion = handler(endpoints.feVersion, ({ query, services }) => ({
  data: { t: services.changedAt[query.brand] },
  cache: keptFor(30, 'facts'),
}));
