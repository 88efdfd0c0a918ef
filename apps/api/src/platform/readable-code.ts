import { randomInt } from 'node:crypto';

/** Digits and capitals without those that look like others: 30 characters. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters for a number that people read out, write down and type. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
