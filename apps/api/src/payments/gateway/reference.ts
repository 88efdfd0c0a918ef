import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What acquiring banks accept as a merchant's id: the strictest rule among them. */
export const referencePattern = /^[A-Za-z0-9_-]{1,20}$/;

/** A new id for a payment or a refund: 20 capitals and digits, 100 random bits. A UUID would be too long for some banks. */
export const newReference = (): string =>
  Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
