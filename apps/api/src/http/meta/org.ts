import { endpoints } from '@voyage/contracts/endpoints.ts';
import { titleCodes } from '@voyage/contracts/values.ts';
import { localized } from '../../content.ts';
import { organisation } from '../../use-cases/company/organisation.ts';
import { handler } from '../handler.ts';

export const org = handler(endpoints.org, ({ query, locale }) => ({
  data: organisation(query.brand, locale),
  cacheSeconds: 300,
}));

export const titles = handler(endpoints.titles, ({ locale }) => ({
  data: { titles: titleCodes.map((code) => ({ code, desc: localized.titles[code][locale] })) },
  cacheSeconds: 300,
}));
