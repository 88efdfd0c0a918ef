import { endpoints } from '@voyage/contracts/endpoints.ts';
import { countriesIn, phoneAreasIn } from '../../use-cases/company/countries.ts';
import { handler } from '../handler.ts';

const cacheSeconds = 3600;
export const countries = handler(endpoints.countries, ({ locale }) => ({
  data: { countries: countriesIn(locale) },
  cacheSeconds,
}));
export const phoneAreas = handler(endpoints.phoneAreas, ({ locale }) => ({
  data: { areas: phoneAreasIn(locale) },
  cacheSeconds,
}));
