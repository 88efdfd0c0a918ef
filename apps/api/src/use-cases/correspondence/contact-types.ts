import { contactTypes } from '@voyage/contracts/correspondence.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { localized } from '../../content.ts';

/** What one may write to us about, in a language. */
export const contactTypesIn = (locale: Locale) =>
  contactTypes.map((code) => ({ code, name: localized.contactTypes[code][locale] }));
