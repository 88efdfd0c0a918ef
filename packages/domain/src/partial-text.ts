import { htmlLang, locales, type Locale, type LocalizedText } from './locale.ts';

/** Something in the languages that its source has: a text, or a list of texts. */
export type InSomeLocales<T> = Partial<Record<Locale, T>>;
/** A text whose source may lack languages. */
export type PartialText = Partial<LocalizedText>;

/** Something to read, and its language. */
export interface Read<T> {
  value: T;
  locale: Locale;
}

/**
 * What a reader of each language understands best, the best first: for Chinese the other characters before English; for
 * Japanese English before Chinese, of which only the characters are familiar. Whatever is left is better than nothing,
 * in the order of the language menu.
 */
const readable = {
  'zh-tw': ['zh-tw', 'zh-cn', 'en'],
  'zh-cn': ['zh-cn', 'zh-tw', 'en'],
  ja: ['ja', 'en'],
  en: ['en'],
} satisfies Record<Locale, Locale[]>;

/**
 * The best of what there is for a reader, with its language; null if there is nothing. Empty texts and lists are as good
 * as none. A list is in one language as a whole.
 */
export function readIn<T extends string | readonly unknown[]>(
  source: InSomeLocales<T>,
  reader: Locale,
): Read<T> | null {
  for (const locale of [...readable[reader], ...locales]) {
    const value = source[locale];
    if (value !== undefined && value.length > 0) return { value, locale };
  }
  return null;
}

type Found = Pick<Read<unknown>, 'locale'> | Locale | null | undefined;
/**
 * `langs` of an answer, to spread into it: by name, the languages of its fields that are not in the reader's. Nothing if
 * all are.
 * @param fields of each field what was read, or the language that another answer named for it
 */
export function langsOf<Field extends string>(
  fields: Partial<Record<Field, Found>>,
  reader: Locale,
): { langs?: Partial<Record<Field, Locale>> } {
  const langs: Partial<Record<Field, Locale>> = {};
  for (const field in fields) {
    const found: Found = fields[field];
    const locale = typeof found === 'object' ? found?.locale : found;
    if (locale && locale !== reader) langs[field] = locale;
  }
  return Object.keys(langs).length === 0 ? {} : { langs };
}

/** The same, as answers have it. */
export function textIn(source: PartialText, reader: Locale): { text: string; lang: Locale } | null {
  const found = readIn(source, reader);
  return found && { text: found.value, lang: found.locale };
}

/** The attribute `lang` of the element with a field of an answer; undefined: it is in the page's language. */
export function langOf<Field extends string>(
  { langs }: { langs?: Partial<Record<Field, Locale | undefined>> | undefined },
  field: Field,
): string | undefined {
  const locale = langs?.[field];
  return locale && htmlLang(locale);
}
