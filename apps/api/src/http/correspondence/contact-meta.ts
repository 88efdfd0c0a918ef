import { endpoints } from '@voyage/contracts/endpoints.ts';
import { contactTypesIn } from '../../use-cases/correspondence/contact-types.ts';
import { keptFor } from '../cached-answer.ts';
import { handler } from '../handler.ts';

export const contactMeta = handler(endpoints.contactMeta, ({ locale }) => ({
  data: { types: contactTypesIn(locale) },
  cache: keptFor(300, 'facts'),
}));
