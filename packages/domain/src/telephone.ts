import { policy } from './policy.ts';
import { plainText } from './typed-text.ts';

/** ITU-T E.164: the codes in use. None begins with another, so that a number has one. */
const callingCode =
  /^(?:1|7|2(?:0|7|1[1-368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|5\d|7[0-8]|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])|8(?:[1246]|0[08]|5[02356]|7[08]|8[0-368])|9(?:[0-58]|6[0-8]|7[0-79]|9[2-68]))/;
/**
 * Codes of countries with numbers that begin with 0. Elsewhere a 0 after the code is the one that is dialled
 * within the country. A test compares this with the metadata of every country.
 */
const keepsZero = new Set(
  '39 47 225 226 227 229 241 242 247 267 268 378 501 507 676 679 687 853 974 992'.split(' '),
);

/** Digits and a plus sign; null if there is anything that is not part of a number, such as an extension. */
export function dialled(typed: string): string | null {
  const plain = plainText(typed)
    .replace(/^tel:/i, '')
    .replaceAll(/[ ().\-/·]/g, '');
  return /^\+?\d+$/.test(plain) ? plain.replace(/^00(?=[1-9])/, '+') : null;
}

/** The calling code of a number in E.164, and the rest of its digits. */
export function splitNumber(international: string): { code: string; number: string } {
  const digits = international.replace('+', '');
  const [code = ''] = callingCode.exec(digits) ?? [];
  return { code, number: digits.slice(code.length) };
}

/**
 * A telephone number in E.164, "+886912345678", as people write it with its country code: full-width, with
 * spaces, brackets, dots, lines, 00 instead of the plus sign, the country's own 0 after the code. Null without
 * a country code, and if it has fewer than 9 or more than 15 digits.
 */
export function internationalNumber(typed: string): string | null {
  const number = dialled(typed);
  const digits = number?.startsWith('+') ? number.slice(1) : '';
  const [code] = callingCode.exec(digits) ?? [];
  if (!code) return null;
  const rest = digits.slice(code.length);
  const all = code + (keepsZero.has(code) ? rest : rest.replace(/^0/, ''));
  const { phoneMin, phoneMax } = policy.contact;
  return all.length >= phoneMin && all.length <= phoneMax ? `+${all}` : null;
}
