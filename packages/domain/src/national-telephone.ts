import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { dialled, internationalNumber } from './telephone.ts';
import { plainText } from './typed-text.ts';

/** A number as typed, and its country: ISO 3166-1 alpha-2. */
export interface NationalNumber {
  country: string;
  number: string;
}

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/** By the metadata of its country; if the code was typed again without its plus sign, without it. */
function parsed({ country, number }: NationalNumber) {
  const plain = dialled(number);
  if (plain === null) return undefined;
  const home = known(country);
  const national = parsePhoneNumberFromString(plain, home ? { defaultCountry: home } : {});
  if (national?.isValid() || plain.startsWith('+')) return national;
  const withCode = parsePhoneNumberFromString(`+${plain}`);
  const again = home && plain.startsWith(getCountryCallingCode(home)) && !national?.isPossible();
  return withCode && (again || withCode.isValid()) && withCode.isPossible() ? withCode : national;
}

/**
 * A typed or pasted number with the country that it names: "+886 912-345-678" and "00886..." give Taiwan; if
 * several countries share a code and its digits do not tell, the given one stays. The number is as typed,
 * without the code; one that names no country stays as it is.
 */
export function readTelephone(typed: string, country: string): NationalNumber {
  const number = plainText(typed);
  const plain = dialled(typed);
  if (plain === null) return { country, number };
  const found = parsed({ country, number });
  const code = found?.countryCallingCode;
  const digits = plain.replace('+', '');
  if (!found || !code || !digits.startsWith(code)) return { country, number };
  if (!plain.startsWith('+') && found.number !== `+${digits}`) return { country, number };
  const home = known(country);
  const shared = home && getCountryCallingCode(home) === code ? home : undefined;
  const named = found.country ?? shared ?? found.getPossibleCountries()[0];
  return named
    ? { country: named, number: afterCode(number, code, found.nationalNumber.startsWith('0')) }
    : { country, number };
}

/** Without the calling code and what separates it from the rest. A 0 in brackets stays if it is a digit of the number. */
function afterCode(typed: string, code: string, zero: boolean): string {
  const text = typed.replace(/^[( ]*00[ )]*(?=[1-9])/, '').replaceAll('(0)', zero ? '0' : '');
  let left = code.length;
  let at = 0;
  for (; at < text.length && left > 0; at += 1) if (/\d/.test(text.charAt(at))) left -= 1;
  return text.slice(at).replace(/^[ ).-]+/, '');
}

/**
 * A number as typed in a country, in E.164. The country's metadata decides about its trunk prefix; a number
 * that names another country is that country's. Null if it is too short or too long for it.
 */
export function toE164(typed: NationalNumber): string | null {
  const found = parsed(typed);
  return found && !found.ext && found.isPossible() ? internationalNumber(found.number) : null;
}
