import type { RequestIssue } from '@voyage/contracts/issues.ts';
import { checkPassword } from '@voyage/domain/password.ts';
import { readTextFile } from '../../../platform/content-files.ts';

let cached: Set<string> | undefined;
const list = () =>
  (cached ??= new Set(
    readTextFile('breached-passwords.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  ));

/** Whether a password is among the most common of public breaches, ignoring case. */
const isBreached = (password: string): boolean => list().has(password.normalize('NFKC').toLowerCase());

/**
 * The violations of a new password (docs/product/validation.md, and the breached list of
 * docs/product/decisions.md, "Sessions"), as issues of the field `password`.
 */
export function passwordIssues(
  password: string,
  { username, firstname, lastname }: { username: string; firstname: string; lastname: string },
): RequestIssue[] {
  const problems = checkPassword(password, { names: [username, firstname, lastname] }).map((problem) =>
    problem === 'contains-name' ? 'name' : problem,
  );
  return [...problems, ...(isBreached(password) ? (['breached'] as const) : [])].map((problem) => ({
    path: 'password',
    code: `password-${problem}` as const,
  }));
}
