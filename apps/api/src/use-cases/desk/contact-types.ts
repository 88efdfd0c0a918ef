import { contactTypes } from '@voyage/contracts/correspondence.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { localized } from '../../platform/content.ts';

/** The subjects of an inquiry, in a language. */
export const contactTypesIn = (locale: Locale) =>
  contactTypes.map((code) => ({ code, name: localized.contactTypes[code][locale] }));
