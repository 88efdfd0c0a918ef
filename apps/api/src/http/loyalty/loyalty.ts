import { saveLoyaltyNumber, loyaltyProgrammesIn, readLoyalty } from '../../use-cases/benefits/loyalty.ts';
import { cached } from '../handling/cached-answer.ts';
import type { Handlers } from '../handling/handler.ts';

export const loyalty = {
  loyaltyProgrammes: ({ locale }) => cached({ programmes: loyaltyProgrammesIn(locale) }, 300, 'facts'),
  loyaltyNumbers: async ({ caller, query, services }) => ({
    numbers: await readLoyalty(services, caller, query.brands, query.userId),
  }),
  keepLoyaltyNumber: async ({ caller, query, body, services }) => ({
    numbers: await saveLoyaltyNumber(services, caller, body, query.userId),
  }),
} satisfies Partial<Handlers>;
