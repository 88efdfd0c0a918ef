import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root: string = join(import.meta.dirname, '..', '..');
/** A file of the repository, by its path from the root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Files of the repository by their paths from the root, with slashes on every system. */
export const find = (patterns: string | string[], exclude: RegExp = /(^|[/\\])node_modules$/): string[] =>
  globSync(patterns, { cwd: root, exclude: (path) => exclude.test(path) }).map((path) =>
    path.replaceAll('\\', '/'),
  );

/** Prints the problems that checks have found, one per line, and exits with 1; or what was checked if there are none. */
export function finish(checked: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  console.log(`${checked}: no problems`);
}
