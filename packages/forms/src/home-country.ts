import type { Locale } from '@voyage/domain/locale.ts';

const byLocale = { 'zh-tw': 'TW', 'zh-cn': 'CN', ja: 'JP', en: 'US' } as const satisfies Record<
  Locale,
  string
>;
/**
 * The likely country of a visitor's telephone, in ISO 3166-1: from the browser, otherwise from the page's
 * language.
 */
export function homeCountry(locale: Locale): string {
  const named = globalThis.navigator?.languages ?? [];
  const region = named.map((language) => /-([A-Z]{2})$/.exec(language)?.[1]).find(Boolean);
  return region ?? byLocale[locale];
}
