import { withHyphens, withoutInvisible } from '@voyage/domain/typed-text.ts';

/** Rules for typing a card; brands and limits of docs/product/constants.md. */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'jcb';

const shapes: {
  brand: CardBrand;
  starts: RegExp;
  lengths: readonly number[];
  groups: readonly number[];
  ccv: number;
}[] = [
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], ccv: 4 },
  { brand: 'jcb', starts: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], groups: [4, 4, 4, 4, 3], ccv: 3 },
  {
    brand: 'mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    ccv: 3,
  },
  { brand: 'visa', starts: /^4/, lengths: [13, 16, 19], groups: [4, 4, 4, 4, 3], ccv: 3 },
];
const longest = 19;

/** The digits of typed or pasted text, including full-width ones. */
export const digitsIn = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '');
const shapeOf = (digits: string) => shapes.find(({ starts }) => starts.test(digits));
export const brandOf = (digits: string): CardBrand | null => shapeOf(digits)?.brand ?? null;

/** "4242 4242 4242 4242", "3782 822463 10005". */
export function grouped(text: string): string {
  const shape = shapeOf(digitsIn(text));
  const digits = digitsIn(text).slice(0, shape?.lengths.at(-1) ?? longest);
  const parts: string[] = [];
  let at = 0;
  for (const size of shape?.groups ?? [4, 4, 4, 4, 3]) {
    if (at >= digits.length) break;
    parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}
/** The position of the caret in a grouped number after a number of digits. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    if (seen === digits) return i;
    if (text[i] !== ' ') seen++;
  }
  return text.length;
}

/** Verifies the check digit (Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** Digits with a stroke for whatever is between month and year. */
const strokes = (typed: string): string =>
  withHyphens(withoutInvisible(typed).normalize('NFKC'))
    .replaceAll(/[^\d\s./\\,·-]/g, '')
    .replaceAll(/\D+/g, '/')
    .replace(/^\//, '');
/** Two digits; three while a year is typed in full. */
const yearText = (year: string): string =>
  year.startsWith('20') && year.length > 2 ? (year.length < 4 ? year : year.slice(2, 4)) : year.slice(0, 2);

/**
 * The expiry date after a key or a paste: "12/30" from "1230", "12 / 2030", "1.30" and "130"; "5" becomes
 * "05/". `before` is the text that it replaces: erased text does not reappear.
 */
export function expiryText(typed: string, before: string): string {
  const text = strokes(typed);
  const digits = text.replaceAll('/', '');
  const whole = /^(\d{1,2})\/(?:20)?(\d{2})\/?$/.exec(text) ?? /^(\d)20(\d{2})$/.exec(digits);
  if (whole) return `${(whole[1] ?? '').padStart(2, '0')}/${whole[2] ?? ''}`;
  const erased = typed.length < before.length;
  // Month and year were parted here, but the first of the two digits was no month alone: "13/".
  const parted = /^0(\d)\/(\d)\/$/.exec(text);
  if (parted && !erased) return `${parted[1] ?? ''}${parted[2] ?? ''}/`;
  const stroke = text.indexOf('/');
  const single = stroke < 0 ? digits.length > 1 && Number(digits.slice(0, 2)) > 12 : stroke === 1;
  const length = single ? 1 : 2;
  const [month, year] = [digits.slice(0, length), digits.slice(length)];
  if (erased && year === '') return digits;
  if (digits.length < 2 && stroke < 0) return /[2-9]/.test(digits) ? `0${digits}/` : digits;
  return `${single && month !== '0' ? `0${month}` : month}/${yearText(year)}`;
}

export const cardFieldNames = ['number', 'expiry', 'ccv'] as const;
export type CardField = (typeof cardFieldNames)[number];
export const cardFaultCodes = ['empty', 'number', 'brand', 'expiry', 'past', 'ccv'] as const;
export type CardFault = (typeof cardFaultCodes)[number];
export type CardFaults = Partial<Record<CardField, CardFault>>;

function numberFault(digits: string, accepted: readonly string[]): CardFault | undefined {
  if (digits === '') return 'empty';
  const shape = shapeOf(digits);
  if (!shape) return digits.length >= 12 && hasCheckDigit(digits) ? 'brand' : 'number';
  if (!shape.lengths.includes(digits.length) || !hasCheckDigit(digits)) return 'number';
  return accepted.includes(shape.brand) ? undefined : 'brand';
}
function expiryFault(text: string, now: Date): CardFault | undefined {
  if (text === '') return 'empty';
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  if (!month || !year) return 'expiry';
  // A card is valid until the end of its month.
  return 2000 + Number(year) - now.getFullYear() < 0 ||
    (2000 + Number(year) === now.getFullYear() && Number(month) < now.getMonth() + 1)
    ? 'past'
    : undefined;
}

/**
 * The errors of a card before it is sent (docs/product/validation.md): format, brand, expiry date, security
 * code.
 */
export function cardFaults(
  card: { number: string; expiry: string; ccv: string },
  { accepted, now }: { accepted: readonly string[]; now: Date },
): CardFaults {
  const digits = digitsIn(card.number);
  const wanted = shapeOf(digits)?.ccv;
  const number = numberFault(digits, accepted);
  const expiry = expiryFault(card.expiry, now);
  const ccv =
    card.ccv === ''
      ? 'empty'
      : wanted === undefined
        ? /^\d{3,4}$/.test(card.ccv)
          ? undefined
          : 'ccv'
        : /^\d+$/.test(card.ccv) && card.ccv.length === wanted
          ? undefined
          : 'ccv';
  return { ...(number && { number }), ...(expiry && { expiry }), ...(ccv && { ccv }) };
}
