import fc from 'fast-check';
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import mobiles from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, it, test } from 'vitest';
import { isEmail, typedEmail } from './email.ts';
import { readTelephone, toE164 } from './national-telephone.ts';
import { isPassportName, typedPassportName } from './passport-name.ts';
import { internationalNumber } from './telephone.ts';
import { internationalPhones, nationalPhones } from './testing/typed-phones.ts';
import { emails, passportNames, postalCodes } from './testing/typed-values.ts';
import { isPostalCode, plainText, typedCode, typedDigits, typedName, typedPostalCode } from './typed-text.ts';

const email = (typed: string) => (isEmail(typedEmail(typed)) ? typedEmail(typed) : null);
const name = (typed: string) => (isPassportName(typedPassportName(typed)) ? typedPassportName(typed) : null);
const postalCode = (typed: string) => (isPostalCode(typedPostalCode(typed)) ? typedPostalCode(typed) : null);

describe('each value as typed', () => {
  test.each(internationalPhones)('telephone %j', (typed, meant) => {
    expect(internationalNumber(typed)).toBe(meant);
    expect(toE164({ country: 'TW', number: typed })).toBe(meant);
    if (meant) expect(toE164(readTelephone(typed, 'TW'))).toBe(meant);
  });
  test.each(nationalPhones)('telephone %j in %s', (typed, country, meant) => {
    expect(toE164({ country, number: typed })).toBe(meant);
    expect(internationalNumber(typed)).toBeNull();
    if (meant) expect(toE164(readTelephone(typed, country))).toBe(meant);
  });
  test.each(passportNames)('name %j', (typed, meant) => expect(name(typed)).toBe(meant));
  test.each(emails)('email %j', (typed, meant) => expect(email(typed)).toBe(meant));
  test.each(postalCodes)('postal code %j', (typed, meant) => expect(postalCode(typed)).toBe(meant));
});

const formats = [
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff',
];
const rules: Record<string, (typed: string) => string | null> = {
  telephone: internationalNumber,
  name,
  email,
  postalCode,
  code: typedCode,
  digits: typedDigits,
  plain: plainText,
  anyName: typedName,
};
const examples = [...internationalPhones, ...passportNames, ...emails, ...postalCodes].map(
  ([typed]) => typed,
);
const typedText = fc.oneof(fc.constantFrom(...examples), fc.string({ unit: 'grapheme', maxLength: 40 }));

test.each(Object.entries(rules))('%s: applied again it changes nothing', (_, rule) =>
  fc.assert(
    fc.property(typedText, (typed) => {
      const once = rule(typed);
      if (once !== null) expect(rule(once)).toBe(once);
    }),
  ),
);
test.each(Object.entries(rules))('%s: format characters anywhere change nothing', (_, rule) =>
  fc.assert(
    fc.property(
      fc.constantFrom(...examples),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...formats)), { maxLength: 6 }),
      (typed, added) => {
        const letters = [...typed];
        for (const [at, format] of added) letters.splice(at % (letters.length + 1), 0, format);
        expect(rule(letters.join(''))).toBe(rule(typed));
      },
    ),
  ),
);

describe("each country's metadata", () => {
  const countries = getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));
  const plan: Record<string, readonly unknown[]> = metadata.countries;
  /** A number of the country that begins with 0 although nothing is dialled before its numbers. */
  const beginningWithZero = (country: CountryCode) => {
    if (String(plan[country]?.[5] ?? '') === '0') return undefined;
    const pattern = new RegExp(`^(?:${String(plan[country]?.[2])})$`);
    for (let first = 0; first < 10_000; first += 1)
      for (let length = 5; length <= 13; length += 1) {
        const number = `0${String(first).padStart(4, '0')}`.padEnd(length, '1');
        if (pattern.test(number)) return number;
      }
    return undefined;
  };
  it('decides about a 0 after the code', () => {
    for (const { country, code } of countries)
      for (const national of [`0${mobiles[country] ?? ''}`, beginningWithZero(country)]) {
        const typed = `+${code}${national}`;
        const meant = parsePhoneNumberFromString(typed);
        if (meant?.isValid() && meant.number.length >= 10)
          expect([country, internationalNumber(typed)]).toEqual([country, meant.number]);
      }
  });
  it.each(countries)(
    'gives a mobile number of $country back, with its code and without',
    ({ country, code }) => {
      const example = mobiles[country];
      if (!example || code.length + example.length < 9) return;
      const meant = `+${code}${example}`;
      expect(internationalNumber(meant)).toBe(meant);
      expect(toE164({ country, number: example })).toBe(meant);
      const national = parsePhoneNumberFromString(meant)?.formatNational() ?? '';
      expect(toE164({ country, number: national })).toBe(meant);
      const read = readTelephone(meant, country);
      expect(toE164(read)).toBe(meant);
      // Islands that share a code are not told apart.
      expect(countries.find((one) => one.country === read.country)?.code).toBe(code);
    },
  );
  it('knows every code, and none that is not in use', () => {
    const known = new Set(countries.map(({ code }) => code));
    const others = ['800', '808', '870', '878', '881', '882', '883', '888', '979'];
    for (let code = 1; code < 1000; code += 1) {
      const text = String(code);
      const whole = internationalNumber(`+${text}12345678`.padEnd(text.length + 10, '1'));
      const used = [...known, ...others].some((one) => `${text}12345678`.startsWith(one));
      expect([code, whole !== null]).toEqual([code, used]);
    }
  });
});

it.each([
  ['＋886 912 345 678', 'GB', { country: 'TW', number: '912 345 678' }],
  ['+44 (0)20 7946 0018', 'TW', { country: 'GB', number: '20 7946 0018' }],
  ['+1 416 555 0100', 'TW', { country: 'CA', number: '416 555 0100' }],
  ['0912 345 678', 'TW', { country: 'TW', number: '0912 345 678' }],
  ['+999 12345', 'TW', { country: 'TW', number: '+999 12345' }],
  ['+', 'TW', { country: 'TW', number: '+' }],
])('reads %s in %s for its field', (typed, country, read) => {
  expect(readTelephone(typed, country)).toEqual(read);
});
