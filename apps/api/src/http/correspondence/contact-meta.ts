import { endpoints } from '@voyage/contracts/endpoints.ts';
import { contactTypesIn } from '../../use-cases/desk/contact-types.ts';
import { cacheFor } from '../handling/cached-answer.ts';
import { handler } from '../handling/handler.ts';

export const contactMeta = handler(endpoints.contactMeta, ({ locale }) => ({
  data: { types: contactTypesIn(locale) },
  cache: cacheFor(300, 'facts'),
}));
