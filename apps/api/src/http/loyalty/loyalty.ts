import { saveLoyaltyNumber, loyaltyProgrammesIn, readLoyalty } from '../../use-cases/benefits/loyalty.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import type { Handlers } from '../handling/handler.ts';

export const loyalty = {
  loyaltyProgrammes: ({ locale }) => ({
    data: { programmes: loyaltyProgrammesIn(locale) },
    cache: cacheFor(300, 'facts'),
  }),
  loyaltyNumbers: async ({ caller, query, services }) => ({
    data: { numbers: await readLoyalty(services, caller, query.brands, query.userId) },
  }),
  keepLoyaltyNumber: async ({ caller, query, body, services }) => ({
    data: { numbers: await saveLoyaltyNumber(services, caller, body, query.userId) },
  }),
} satisfies Partial<Handlers>;
