import { endpoints } from '@voyage/contracts/endpoints.ts';
import { saveLoyaltyNumber, loyaltyProgrammesIn, readLoyalty } from '../../use-cases/benefits/loyalty.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const loyaltyProgrammes = handler(endpoints.loyaltyProgrammes, ({ locale }) => ({
  data: { programmes: loyaltyProgrammesIn(locale) },
  cache: cacheFor(300, 'facts'),
}));
export const loyaltyNumbers = handler(endpoints.loyaltyNumbers, async ({ caller, query, services }) => ({
  data: { numbers: await readLoyalty(services, caller, query.brands, query.userId) },
}));
export const keepLoyaltyNumber = handler(
  endpoints.keepLoyaltyNumber,
  async ({ caller, query, body, services }) => ({
    data: { numbers: await saveLoyaltyNumber(services, caller, body, query.userId) },
  }),
);
