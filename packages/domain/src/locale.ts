/** The languages of the product (docs/product/overview.md), in the order of the language menu. */
export const locales = ['zh-tw', 'zh-cn', 'ja', 'en'] as const;
export type Locale = (typeof locales)[number];
export type LocalizedText = Record<Locale, string>;
/** A value made for every language. */
export const inEveryLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({
  'zh-tw': make('zh-tw'),
  'zh-cn': make('zh-cn'),
  ja: make('ja'),
  en: make('en'),
});

const html: Record<Locale, string> = { 'zh-tw': 'zh-Hant', 'zh-cn': 'zh-Hans', ja: 'ja', en: 'en' };
const intl: Record<Locale, string> = { 'zh-tw': 'zh-TW', 'zh-cn': 'zh-CN', ja: 'ja-JP', en: 'en-GB' };
/** The value of an element's `lang`. */
export const htmlLang = (locale: Locale): string => html[locale];
/** The locale for Intl and react-intl. */
export const intlLocale = (locale: Locale): string => intl[locale];

/** Chinese languages as browsers and systems name them: ISO 639-3 has one for each. */
const chinese = new Set(['zh', 'cmn', 'yue', 'nan', 'hak', 'wuu', 'gan', 'hsn']);
/** Those whose readers mostly have traditional characters, and what else stands for these. */
const traditional = new Set(['hant', 'tw', 'hk', 'mo', 'yue', 'nan', 'hak']);
/** Whatever else is said. */
const simplified = /-hans\b|\b(?:yue|nan|hak)-cn\b/;
/** `zh-Hant-HK` to zh-tw, `ja-JP` to ja, ...; undefined for an unsupported language. */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  const parts = (tag ?? '').trim().toLowerCase().split(/[-_]/);
  if (chinese.has(parts[0] ?? ''))
    return parts.some((part) => traditional.has(part)) && !simplified.test(parts.join('-'))
      ? 'zh-tw'
      : 'zh-cn';
  if (parts[0] === 'ja') return 'ja';
  return parts[0] === 'en' ? 'en' : undefined;
}

export interface LocaleHints {
  stored?: string | null;
  profile?: string | null;
  url?: string | null;
  /** In the browser's order of preference. */
  browser?: readonly string[];
  served: readonly Locale[];
  fallback: Locale;
}

/**
 * The first supported language of stored preference, profile, URL, browser and the brand's default.
 * Where Japanese is not supported it becomes English, whichever source it came from
 * (docs/product/overview.md).
 */
export function resolveLocale({ stored, profile, url, browser = [], served, fallback }: LocaleHints): Locale {
  for (const tag of [stored, profile, url, ...browser, fallback]) {
    const locale = matchLocale(tag);
    if (locale && served.includes(locale)) return locale;
    if (locale === 'ja' && served.includes('en')) return 'en';
  }
  return served[0] ?? 'en';
}
