import { countriesIn, phoneAreasIn } from '../../use-cases/content/countries.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import * as rates from '../../use-cases/content/convert.ts';
import { organisation, titlesIn } from '../../use-cases/content/organisation.ts';
import type { Handlers } from '../handling/handler.ts';

const cache = cacheFor(3600, 'facts');

export const facts = {
  countries: ({ locale }) => ({ data: { countries: countriesIn(locale) }, cache }),
  phoneAreas: ({ locale }) => ({ data: { areas: phoneAreasIn(locale) }, cache }),
  exchange: async ({ services }) => ({
    data: await rates.dailyRates(services),
    cache: cacheFor(300, 'rates'),
  }),
  convert: async ({ body, services }) => ({ data: await rates.convert(services, body) }),
  feVersion: ({ query, services }) => ({
    data: { t: services.changedAt[query.brand] },
    cache: cacheFor(30, 'facts'),
  }),
  org: ({ query, locale }) => ({ data: organisation(query.brand, locale), cache: cacheFor(300, 'facts') }),
  titles: ({ locale }) => ({ data: { titles: titlesIn(locale) }, cache: cacheFor(300, 'facts') }),
} satisfies Partial<Handlers>;
