import { policy, type Readings } from './policy.ts';

export type PasswordProblem = 'length' | 'upper' | 'lower' | 'digit' | 'contains-name';

/** Two Latin letters occur in every other word; two Chinese or Japanese characters are a whole name. */
const isDistinctive = (name: string): boolean =>
  name.length >= (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(name) ? 2 : 3);

/** Section 5: 6 to 15 characters, upper, lower, digit, and neither the name nor the email address in it. */
export function checkPassword(password: string, { names }: { names: readonly string[] }): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  const length = [...password].length;
  if (length < policy.password.min || length > policy.password.max) problems.push('length');
  if (!/\p{Lu}/u.test(password)) problems.push('upper');
  if (!/\p{Ll}/u.test(password)) problems.push('lower');
  if (!/\d/.test(password)) problems.push('digit');
  const low = password.toLowerCase();
  const parts = names
    .flatMap((name) => [name, name.replaceAll(/\s/g, ''), name.split('@')[0] ?? ''])
    .map((name) => name.trim().toLowerCase())
    .filter(isDistinctive);
  if (parts.some((name) => low.includes(name))) problems.push('contains-name');
  return problems;
}

const strengths = [0, 1, 2, 3, 4] as const;
/** 0 to 4, for the five labels: points for variety and length, fewer for runs and repeats. */
export function passwordStrength(password: string): (typeof strengths)[number] {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const run = /(.)\1\1|0123|1234|2345|3456|4567|5678|6789|abcd|qwer|pass/i.test(password) ? 1 : 0;
  const points =
    (password.length >= 8 ? 1 : 0) +
    (password.length >= 11 ? 1 : 0) +
    Math.max(0, kinds - 1) +
    (distinct >= 9 ? 1 : 0) -
    run * 2;
  if (password.length < policy.password.min) return 0;
  return strengths.findLast((strength) => strength < points) ?? 0;
}

export type PasswordLabel = (typeof policy.passwordLabels)[keyof Readings<unknown>][number];
/** The message key of a strength; the two readings differ in the two highest (docs/product/validation.md). */
export const passwordLabel = (
  strength: 0 | 1 | 2 | 3 | 4,
  reading: keyof Readings<unknown> = 'built',
): PasswordLabel => policy.passwordLabels[reading][strength];
