import { intlLocale, locales } from '@voyage/domain/locale.ts';
import { readRows } from '../../platform/content-files.ts';
import { countryName } from '../../platform/country-name.ts';

/** Hong Kong's names too: 新西蘭 is 紐西蘭 in Taiwan. */
const languages = [...locales.map(intlLocale), 'zh-HK'];
const styles = ['long', 'short'] as const;

/** What CLDR calls a country in our languages and in its own: Germany, 德國, Deutschland. */
function* displayNames(code: string): Generator<string> {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  for (const language of [...languages, own])
    for (const style of styles) {
      const name = new Intl.DisplayNames(language, { type: 'region', style }).of(code);
      if (name) yield name;
    }
}

const cached = new Map<string, string[]>();
/** Every name of a country by which it may be typed, ours first. */
export function allCountryNames(code: string): string[] {
  let names = cached.get(code);
  if (!names) {
    const more = readRows('places/country-names.tsv').find(({ country }) => country === code)?.names ?? '';
    names = [
      ...new Set([
        ...locales.map((locale) => countryName(code, locale)),
        ...displayNames(code),
        ...more.split('|').filter(Boolean),
      ]),
    ];
    cached.set(code, names);
  }
  return names;
}
