import { randomInt } from 'node:crypto';
import { hashPassword } from './password-hash.ts';

/** Crockford's base32: no letter that looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;
const prefixLength = 2;
const count = 10;

export interface NewRecoveryCodes {
  /** As shown to people, once: 'k7mq-2fxd-9hwn'. */
  shown: string[];
  rows: { prefix: string; codeHash: string }[];
}
export const prefixOf = (code: string): string => code.slice(0, prefixLength);

/** A code as typed or pasted, normalised; null if it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? code : null;
}

/** Ten codes of 60 random bits with different prefixes. */
export async function makeRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = new Map<string, string>();
  while (codes.size < count) {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    codes.set(prefixOf(code), code);
  }
  const plain = [...codes.values()];
  return {
    shown: plain.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-')),
    rows: await Promise.all(
      plain.map(async (code) => ({ prefix: prefixOf(code), codeHash: await hashPassword(code) })),
    ),
  };
}
