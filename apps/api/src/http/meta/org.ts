import { endpoints } from '@voyage/contracts/endpoints.ts';
import { organisation } from '../../use-cases/company/organisation.ts';
import { titlesIn } from '../../use-cases/company/titles.ts';
import { handler } from '../handler.ts';

export const org = handler(endpoints.org, ({ query, locale }) => ({
  data: organisation(query.brand, locale),
  cacheSeconds: 300,
}));

export const titles = handler(endpoints.titles, ({ locale }) => ({
  data: { titles: titlesIn(locale) },
  cacheSeconds: 300,
}));
