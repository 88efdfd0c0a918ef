/** A country as the service lists it: ISO 3166-1 alpha-2, its name in the reader's language, the calling code in digits. */
export interface PhoneCountry {
  code: string;
  name: string;
  callingCode: string;
}
/** A number as typed, and its country. */
export interface PhoneValue {
  country: string;
  number: string;
}

/**
 * National trunk prefixes, dropped when dialling from abroad; "0" by default. `digits`: only before numbers
 * of this length.
 */
const trunks: Record<string, { prefix: string; digits?: number }> = {
  ...Object.fromEntries(['US', 'CA'].map((code) => [code, { prefix: '1', digits: 11 }])),
  ...Object.fromEntries(['RU', 'KZ'].map((code) => [code, { prefix: '8', digits: 11 }])),
  BY: { prefix: '80', digits: 11 },
  HU: { prefix: '06' },
  // Here the leading 0 is part of the number.
  ...Object.fromEntries(['IT', 'SM', 'VA', 'CI', 'CG'].map((code) => [code, { prefix: '' }])),
};

/** Converts the digits of all four languages' keyboards to ASCII. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\(0\)/g, '').trim();
const digitsOf = (text: string): string => plain(text).replaceAll(/\D/g, '');
const withoutTrunk = (digits: string, country: string): string => {
  const { prefix, digits: length } = trunks[country] ?? { prefix: '0' };
  return prefix !== '' && digits.startsWith(prefix) && (length === undefined || digits.length === length)
    ? digits.slice(prefix.length)
    : digits;
};

/** Removes the digits of the calling code and the separator after it. */
function afterCode(text: string, count: number): string {
  let left = count;
  let at = 0;
  for (; at < text.length && left > 0; at += 1) if (/\d/.test(text.charAt(at))) left -= 1;
  return text
    .slice(at)
    .replace(/^[\s).-]+/, '')
    .trim();
}

/**
 * Parses a typed or pasted number: "+886 912-345-678" and "00886..." set their country; if several share a
 * code, the current one stays. A number without a country code is left as it is.
 */
export function parsePhone(text: string, countries: readonly PhoneCountry[], country: string): PhoneValue {
  const typed = plain(text);
  const international = /^\(?(\+|00)\s*(?=\d)/.exec(typed);
  if (!international) return { country, number: typed };
  const rest = typed.slice(international[0].length);
  const digits = rest.replaceAll(/\D/g, '');
  const longest = Math.max(
    0,
    ...countries
      .filter(({ callingCode }) => digits.startsWith(callingCode))
      .map(({ callingCode }) => callingCode.length),
  );
  const named = countries.filter(
    ({ callingCode }) => callingCode.length === longest && digits.startsWith(callingCode),
  );
  const found = named.find(({ code }) => code === country) ?? named[0];
  return found ? { country: found.code, number: afterCode(rest, longest) } : { country, number: typed };
}

/** E.164, "+886912345678"; null if the country is unknown, nothing was typed, or it exceeds 15 digits. */
export function toE164({ country, number }: PhoneValue, countries: readonly PhoneCountry[]): string | null {
  const parsed = parsePhone(number, countries, country);
  const found = countries.find(({ code }) => code === parsed.country);
  const national = withoutTrunk(digitsOf(parsed.number), parsed.country);
  if (!found || national === '') return null;
  const all = found.callingCode + national;
  return all.length <= 15 ? `+${all}` : null;
}
