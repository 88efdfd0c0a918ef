import { endpoints } from '@voyage/contracts/endpoints.ts';
import { organisation } from '../../use-cases/content/organisation.ts';
import { titlesIn } from '../../use-cases/content/titles.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const org = handler(endpoints.org, ({ query, locale }) => ({
  data: organisation(query.brand, locale),
  cache: cacheFor(300, 'facts'),
}));

export const titles = handler(endpoints.titles, ({ locale }) => ({
  data: { titles: titlesIn(locale) },
  cache: cacheFor(300, 'facts'),
}));
