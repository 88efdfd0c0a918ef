import { titleCodes } from '@voyage/contracts/values.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { localized } from '../../platform/content.ts';

/** Forms of address for guests and members, in a language. */
export const titlesIn = (locale: Locale) =>
  titleCodes.map((code) => ({ code, desc: localized.titles[code][locale] }));
