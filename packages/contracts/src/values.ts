import { isIsoDay } from '@voyage/domain/stay-date.ts';
import { locales } from '@voyage/domain/locale.ts';
import { levels } from '@voyage/domain/level.ts';
import { toHalfWidth } from '@voyage/domain/passport-name.ts';
import * as v from 'valibot';

/** User text: no control characters, no bidirectional overrides, trimmed. */
// oxlint-disable-next-line no-control-regex -- refusing them is the point
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/u;
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max),
    v.check((value) => !forbidden.test(value), 'characters'),
  );
/** A line break, or something that reads as a tag: neither belongs into a name, a place or a title. */
const notOfALine = /[\n\r\t\u0085\u2028\u2029]|<[a-z/!?]/iu;
/** The same in one line, without markup. */
export const line = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(
    text(max),
    v.check((value) => !notOfALine.test(value), 'characters'),
  );
export const requiredLine = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(line(max), v.minLength(1, 'required'));
export const requiredText = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  v.pipe(text(max), v.minLength(1, 'required'));

/**
 * Names as in the passport: Latin letters, spaces, hyphens, apostrophes, full stops
 * (docs/product/validation.md). Full-width letters are converted.
 */
export const passportName = v.pipe(
  requiredText(60),
  v.transform(toHalfWidth),
  v.regex(/^[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ '’.-]*$/u, 'latin'),
);
/** The same, or empty. */
export const optionalPassportName = v.pipe(
  text(60),
  v.transform(toHalfWidth),
  v.regex(/^(?:[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ '’.-]*)?$/u, 'latin'),
);
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'required'),
  v.maxLength(254, 'email'),
  v.email('email'),
);

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
