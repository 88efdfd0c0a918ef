import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root: string = join(import.meta.dirname, '..', '..');
/** A file of the repository, by its path from the root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Prints the problems that a check has found, one per line, and exits with 1; or its summary if there are none. */
export function finish(summary: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  console.log(`${summary}, no problems`);
}
