import { endpoints } from '@voyage/contracts/endpoints.ts';
import { countriesIn, phoneAreasIn } from '../../use-cases/content/countries.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

const cache = cacheFor(3600, 'facts');
export const countries = handler(endpoints.countries, ({ locale }) => ({
  data: { countries: countriesIn(locale) },
  cache,
}));
export const phoneAreas = handler(endpoints.phoneAreas, ({ locale }) => ({
  data: { areas: phoneAreasIn(locale) },
  cache,
}));
