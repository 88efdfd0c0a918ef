import { intlLocale, type Locale } from '@voyage/domain/locale.ts';

/** For names that CLDR abbreviates, puts in brackets, or writes in an unusual way. */
const ours: Record<Locale, Record<string, string>> = {
  en: {
    BA: 'Bosnia & Herzegovina',
    CD: 'DR Congo',
    CG: 'Congo',
    GB: 'United Kingdom',
    MO: 'Macau',
    US: 'United States',
  },
  'zh-tw': { CC: '科克斯群島', CD: '剛果民主共和國', CG: '剛果共和國', TW: '臺灣' },
  'zh-cn': { AE: '阿联酋', CC: '科科斯群岛', CD: '刚果民主共和国', CG: '刚果共和国' },
  ja: { CC: 'ココス諸島', CD: 'コンゴ民主共和国', CG: 'コンゴ共和国', GB: 'イギリス', MM: 'ミャンマー' },
};
const formats = new Map<Locale, Intl.DisplayNames>();
/** A list of hotels needs the same few names repeatedly. */
const cached = new Map<string, string>();

/**
 * The common name of a country or region: "Hong Kong", "香港". `code` is ISO 3166-1 alpha-2; an unknown one is
 * returned as it is.
 */
export function countryName(code: string, locale: Locale): string {
  const key = `${locale} ${code}`;
  let name = cached.get(key);
  if (name === undefined) {
    let format = formats.get(locale);
    if (!format)
      formats.set(
        locale,
        (format = new Intl.DisplayNames(intlLocale(locale), { type: 'region', style: 'short' })),
      );
    cached.set(key, (name = ours[locale][code] ?? format.of(code) ?? code));
  }
  return name;
}
