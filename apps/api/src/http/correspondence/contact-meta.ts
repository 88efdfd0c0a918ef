import { endpoints } from '@voyage/contracts/endpoints.ts';
import { contactTypes } from '@voyage/contracts/correspondence.ts';
import { localized } from '../../content.ts';
import { handler } from '../handler.ts';

export const contactMeta = handler(endpoints.contactMeta, ({ locale }) => ({
  data: { types: contactTypes.map((code) => ({ code, name: localized.contactTypes[code][locale] })) },
  cacheSeconds: 300,
}));
