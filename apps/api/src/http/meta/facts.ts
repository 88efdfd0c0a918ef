import { countriesIn, phoneAreasIn } from '../../use-cases/content/countries.ts';
import { cached } from '../handling/cached-answer.ts';
import * as rates from '../../use-cases/content/convert.ts';
import { organisation, titlesIn } from '../../use-cases/content/organisation.ts';
import type { Handlers } from '../handling/handler.ts';

export const facts = {
  countries: ({ locale }) => cached({ countries: countriesIn(locale) }, 3600, 'facts'),
  phoneAreas: ({ locale }) => cached({ areas: phoneAreasIn(locale) }, 3600, 'facts'),
  exchange: async ({ services }) => cached(await rates.dailyRates(services), 300, 'rates'),
  convert: ({ body, services }) => rates.convert(services, body),
  feVersion: ({ query, services }) => cached({ t: services.changedAt[query.brand] }, 30, 'facts'),
  org: ({ query, locale }) => cached(organisation(query.brand, locale), 300, 'facts'),
  titles: ({ locale }) => cached({ titles: titlesIn(locale) }, 300, 'facts'),
} satisfies Partial<Handlers>;
