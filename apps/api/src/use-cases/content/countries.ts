import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { countryName } from '../../platform/country-name.ts';

/** The countries of most members come first; the rest in the order of the reader's language. */
const first: readonly CountryCode[] = ['TW', 'HK', 'CN', 'JP', 'SG', 'MY', 'US'];

function sorted(locale: Locale): { code: CountryCode; name: string }[] {
  const collator = new Intl.Collator(intlLocale(locale));
  const all = getCountries().map((code) => ({ code, name: countryName(code, locale) }));
  const place = (code: CountryCode) => (first.includes(code) ? first.indexOf(code) : first.length);
  return all.toSorted((a, b) => place(a.code) - place(b.code) || collator.compare(a.name, b.name));
}

const cached = new Map<Locale, ReturnType<typeof sorted>>();
/** Countries and regions by ISO 3166-1 alpha-2, named and sorted in a language. */
export function countriesIn(locale: Locale): { code: CountryCode; name: string }[] {
  const list = cached.get(locale) ?? sorted(locale);
  cached.set(locale, list);
  return list;
}

/** The same with their calling codes ('+886'). */
export const phoneAreasIn = (locale: Locale): { country: string; name: string; callingCode: string }[] =>
  countriesIn(locale).map(({ code, name }) => ({
    country: code,
    name,
    callingCode: `+${getCountryCallingCode(code)}`,
  }));
