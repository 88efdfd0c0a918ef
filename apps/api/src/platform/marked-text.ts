import { locales, type Locale } from '@voyage/domain/locale.ts';
import { itemAt } from '@voyage/domain/item-at.ts';

// Noncharacters of Unicode, which are for use within a program only: one to open each language, and one to close.
const first = 0xfd_d0;
const opening = (locale: Locale): string => String.fromCodePoint(first + locales.indexOf(locale));
const closing = '\ufddf';
const marked = new RegExp(`([${locales.map(opening).join('')}])([^${closing}]*)${closing}`);

/**
 * A text in another language than the document for which it is composed: marked, so that the document can say which
 * when it is complete. As it is without one, or with nothing to mark. Marks do not contain each other.
 */
export const inLanguage = (text: string, lang: Locale | null | undefined): string =>
  lang && text !== '' ? opening(lang) + withoutMarks(text) + closing : text;

/** The text itself. Also for texts from outside, which must not bring marks of their own. */
export const withoutMarks = (text: string): string => text.replaceAll(/[\ufdd0-\ufdef]/g, '');

/** A text in its parts: `lang` is null where it is in the language of the document. */
export function partsByLanguage(text: string): { text: string; lang: Locale | null }[] {
  // Each part, then its mark and what it marks.
  return text.split(marked).flatMap((part, i, all) => {
    if (i % 3 === 2) return [];
    const lang = i % 3 === 1 ? itemAt(locales, (part.codePointAt(0) ?? first) - first) : null;
    const found = withoutMarks(lang ? (all[i + 1] ?? '') : part);
    return found === '' ? [] : [{ text: found, lang }];
  });
}
