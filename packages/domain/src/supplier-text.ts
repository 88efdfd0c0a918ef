import type { Locale } from './locale.ts';

/** A text of a supplier, in as many of our languages as it has. */
export type SupplierText = Partial<Record<Locale, string>>;

/** For a reader of a language, those in which a text is better understood than in none, the best first. */
const instead: Record<Locale, readonly Locale[]> = {
  'zh-tw': ['zh-cn', 'en', 'ja'],
  'zh-cn': ['zh-tw', 'en', 'ja'],
  ja: ['en', 'zh-tw', 'zh-cn'],
  en: ['zh-tw', 'zh-cn', 'ja'],
};

/** The text in a language, or else in another, which it names. Null: there is none. */
export function textIn(text: SupplierText, locale: Locale): { text: string; lang: Locale } | null {
  for (const lang of [locale, ...instead[locale]]) {
    const own = text[lang]?.trim();
    if (own) return { text: own, lang };
  }
  return null;
}
