import { intlLocale, type Locale } from '@voyage/domain/locale.ts';

/** Where CLDR's short name is an abbreviation, has brackets, or is not what our readers write. */
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
/** A list of hotels asks for the same few names again and again. */
const cached = new Map<string, string>();

/** A country or region as people call it: "Hong Kong", "香港". `code` is ISO 3166-1 alpha-2; one that is unknown comes back as it is. */
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
