/** A country as the service lists it: ISO 3166-1 alpha-2, its name in the reader's language, the calling code in digits. */
export interface PhoneCountry {
  code: string;
  name: string;
  callingCode: string;
}
/** A number as it was typed, and the country that it is meant in. */
export interface PhoneValue {
  country: string;
  number: string;
}

/** What is dialled before a national number at home and left out from abroad; "0" where nothing is said. `digits`: only before a number of so many. */
const trunks: Record<string, { prefix: string; digits?: number }> = {
  ...Object.fromEntries(['US', 'CA'].map((code) => [code, { prefix: '1', digits: 11 }])),
  ...Object.fromEntries(['RU', 'KZ'].map((code) => [code, { prefix: '8', digits: 11 }])),
  BY: { prefix: '80', digits: 11 },
  HU: { prefix: '06' },
  // Here the first 0 is a part of the number.
  ...Object.fromEntries(['IT', 'SM', 'VA', 'CI', 'CG'].map((code) => [code, { prefix: '' }])),
};

/** Figures as the keyboards of the four languages give them, in plain ones. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\(0\)/g, '').trim();
const digitsOf = (text: string): string => plain(text).replaceAll(/\D/g, '');
const withoutTrunk = (digits: string, country: string): string => {
  const { prefix, digits: length } = trunks[country] ?? { prefix: '0' };
  return prefix !== '' && digits.startsWith(prefix) && (length === undefined || digits.length === length)
    ? digits.slice(prefix.length)
    : digits;
};

/** Leaves out as many digits as the calling code has, and what separates it from the rest. */
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
 * Reads a number that was typed or pasted: "+886 912-345-678" and "00886..." find their country; where several share a
 * code, the one at hand stays. What names no country is left as it is.
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

/** E.164, "+886912345678"; null where the country is unknown, nothing was typed, or it is longer than a number can be (15 digits). */
export function toE164({ country, number }: PhoneValue, countries: readonly PhoneCountry[]): string | null {
  const parsed = parsePhone(number, countries, country);
  const found = countries.find(({ code }) => code === parsed.country);
  const national = withoutTrunk(digitsOf(parsed.number), parsed.country);
  if (!found || national === '') return null;
  const all = found.callingCode + national;
  return all.length <= 15 ? `+${all}` : null;
}
