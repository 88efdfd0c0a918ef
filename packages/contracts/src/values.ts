import { isIsoDay } from '@voyage/domain/stay-date.ts';
import { locales } from '@voyage/domain/locale.ts';
import { levels } from '@voyage/domain/level.ts';
import { isEmail, typedEmail } from '@voyage/domain/email.ts';
import { isPassportName, typedPassportName } from '@voyage/domain/passport-name.ts';
import { internationalNumber } from '@voyage/domain/telephone.ts';
import {
  isPostalCode,
  typedCode,
  typedDigits,
  typedName,
  typedPostalCode,
  withoutHidden,
} from '@voyage/domain/typed-text.ts';
import * as v from 'valibot';

/** User text: no control characters, trimmed, without characters that show nothing. */
// oxlint-disable-next-line no-control-regex -- refusing them is the point
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(
    v.string(),
    v.transform((typed) => withoutHidden(typed).trim()),
    v.maxLength(max),
    v.check((value) => !forbidden.test(value), 'characters'),
  );
/** A line break, or something that reads as a tag: neither belongs in a name, a place or a title. */
const forbiddenInLine = /[\n\r\t\u0085\u2028\u2029]|<[a-z/!?]/iu;
/** The same in one line, without markup. */
export const line = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(
    text(max),
    v.check((value) => !forbiddenInLine.test(value), 'characters'),
  );
export const requiredLine = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(line(max), v.minLength(1, 'required'));
export const requiredText = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(text(max), v.minLength(1, 'required'));
/**
 * Why an employee or an agent did something, for the log: without markup, and in one line however it was typed
 * or pasted, so that it cannot pass for another entry. Or empty.
 */
export const optionalReason = v.pipe(
  v.string(),
  v.transform((typed) => typed.trim().replaceAll(/[\n\r\t\u0085\u2028\u2029]+/g, ' ')),
  line(200),
);
export const reason = v.pipe(optionalReason, v.minLength(1, 'required'));

/** A person's name in any script, at most `max` characters long, in one line and without markup; or empty. */
export const optionalPersonName = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(
    v.string(),
    v.transform(typedName),
    v.maxLength(max),
    v.check((value) => !forbidden.test(value) && !forbiddenInLine.test(value), 'characters'),
  );
export const personName = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(optionalPersonName(max), v.minLength(1, 'required'));
const optionalLatinName = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(
    v.string(),
    v.transform(typedPassportName),
    v.maxLength(max),
    v.check((name) => name === '' || isPassportName(name), 'latin'),
  );
/**
 * A name as in the passport or on a card: Latin letters with their accents, and what occurs within names
 * (docs/product/validation.md). A person with one name has it as family and as given name.
 */
export const latinName = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(optionalLatinName(max), v.minLength(1, 'required'));
export const passportName = latinName(60);
/** The same, or empty. */
export const optionalPassportName = optionalLatinName(60);
/** In lower case, the domain in its ASCII form; or empty. */
export const optionalEmail = v.pipe(
  v.string(),
  v.transform(typedEmail),
  v.check((address) => address === '' || isEmail(address), 'email'),
);
export const email = v.pipe(optionalEmail, v.minLength(1, 'required'));
/** A telephone number with its country code, as people write it, E.164 afterwards; or empty. */
export const optionalPhone = v.pipe(
  v.string(),
  v.transform((typed) => internationalNumber(typed) ?? withoutHidden(typed).trim()),
  v.check((number) => number === '' || internationalNumber(number) === number, 'phone'),
);
export const phone = v.pipe(optionalPhone, v.minLength(1, 'required'));
export const postalCode = v.pipe(
  v.string(),
  v.transform(typedPostalCode),
  v.maxLength(12),
  v.check(isPostalCode, 'postal-code'),
);
/** A code as printed, in capitals: without spaces, full-width letters made plain. */
export const printedCode = v.pipe(v.string(), v.transform(typedCode));
/** Digits, and letters, as printed: also without hyphens, dots and strokes. */
export const printedDigits = v.pipe(v.string(), v.transform(typedDigits));
export const invitationCode = v.pipe(printedCode, v.minLength(1, 'required'), v.maxLength(40));
/** Of a programme of hotels or airlines, as printed on its card; or empty. */
export const optionalLoyaltyNumber = v.pipe(printedCode, v.regex(/^(?:[A-Z0-9-]{4,24})?$/, 'loyalty-number'));
export const loyaltyNumber = v.pipe(optionalLoyaltyNumber, v.minLength(4, 'loyalty-number'));
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'country'));

/** Forms of address (v1/meta/title has their texts). */
export const titleCodes = ['mr', 'ms', 'mrs', 'mx', 'dr'] as const;
export const salutation = v.pipe(
  v.string(),
  v.minLength(1, 'required'),
  v.picklist(titleCodes, 'salutation'),
);

export const isoDay = v.pipe(v.string(), v.check(isIsoDay, 'day'));
export const instant = v.pipe(v.string(), v.isoTimestamp());
export const locale = v.picklist(locales);
/**
 * The languages of those fields of an answer that are not in the reader's language, because the supplier has no text in
 * it; absent if all are. A list is in one language as a whole.
 */
export const langs = /* @__NO_SIDE_EFFECTS__ */ <const Fields extends readonly [string, ...string[]]>(
  ...fields: Fields
) => v.optional(v.partial(v.object(v.entriesFromList(fields, locale))));
export const level = v.picklist(levels);
export const brandId = v.picklist(['main', 'club']);
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
export const code = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

export const uuid = v.pipe(v.string(), v.uuid());
/** Whole New Taiwan dollars: the only currency accepted for payment (docs/product/constants.md). */
export const twd = count;

/** An amount in the currency's minor unit, exact: no further from zero than 2^53. */
export const money = v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency });

export const point = v.object({ lat: v.number(), lng: v.number() });
/** A code with its text in the reader's language. */
export const named = v.object({ code: v.string(), name: v.string() });
/** An opaque reference to an offer, of about 40 characters; those of version 0.2 contained the offer. */
export const offerRef = v.pipe(v.string(), v.minLength(1), v.maxLength(1200));
