import { endpoints } from '@voyage/contracts/endpoints.ts';
import * as rates from '../../use-cases/content/convert.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const exchange = handler(endpoints.exchange, async ({ services }) => ({
  data: await rates.dailyRates(services),
  cache: cacheFor(300, 'rates'),
}));
export const convert = handler(endpoints.convert, async ({ body, services }) => ({
  data: await rates.convert(services, body),
}));
