import { endpoints } from '@voyage/contracts/endpoints.ts';
import { intlLocale, type Locale } from '@voyage/domain/locale.ts';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { countryName } from '../../country-name.ts';
import { handler } from '../handler.ts';

/** Where most of our members live comes first; the rest in the order of the reader's language. */
const first = ['TW', 'HK', 'CN', 'JP', 'SG', 'MY', 'US'];

function countriesIn(locale: Locale): { code: string; name: string }[] {
  const collator = new Intl.Collator(intlLocale(locale));
  const all = getCountries().map((code) => ({ code: String(code), name: countryName(code, locale) }));
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
  return all.toSorted((a, b) => place(a.code) - place(b.code) || collator.compare(a.name, b.name));
}

const kept = new Map<Locale, ReturnType<typeof countriesIn>>();
function countryList(locale: Locale) {
  const list = kept.get(locale) ?? countriesIn(locale);
  kept.set(locale, list);
  return list;
}

export const countries = handler(endpoints.countries, ({ locale }) => ({
  data: { countries: countryList(locale) },
  cacheSeconds: 3600,
}));

export const phoneAreas = handler(endpoints.phoneAreas, ({ locale }) => ({
  data: {
    areas: countryList(locale).map(({ code, name }) => ({
      country: code,
      name,
      callingCode: `+${getCountryCallingCode(code as 'TW')}`,
    })),
  },
  cacheSeconds: 3600,
}));
