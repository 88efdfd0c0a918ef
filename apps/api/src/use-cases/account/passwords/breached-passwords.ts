import { readTextFile } from '../../../platform/content-files.ts';

let cached: Set<string> | undefined;
const list = () =>
  (cached ??= new Set(
    readTextFile('breached-passwords.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  ));

/** Whether a password is among the most common of public breaches, ignoring case. */
export const isBreached = (password: string): boolean => list().has(password.normalize('NFKC').toLowerCase());
