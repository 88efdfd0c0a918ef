// Whether turbo.json names the files that tests read outside their package and what it depends on: after a change of a
// forgotten one Turbo would not run the test at all. Variables are turbo/no-undeclared-env-vars (.oxlintrc.json).
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { read, root } from './check.ts';
import type { Package } from './packages.ts';

/** Paths from the root that a text names relative to its own folder, without imports. */
export const pathsOf = (text: string, folder: string): string[] =>
  [...text.matchAll(/(?<!from |import\()(['"`])(\.\.\/[^'"`$\n]*)/g)].map(([, , path = '']) =>
    join(folder, path).replace(/\/?$/, '/'),
  );

/** Those paths that neither the folders nor the inputs of a task contain. */
export function undeclared(inputs: string[], folders: Iterable<string>, paths: string[]): string[] {
  const named = inputs.map((input) => input.replace('$TURBO_ROOT$/', '').replace(/[*{].*$/, ''));
  const known = [
    ...[...folders].map((folder) => `${folder}/`),
    ...named.filter((path) => !['', '$TURBO_DEFAULT$'].includes(path)),
  ];
  // which package is meant by `packages/${...}` is not known
  const isKnown = (path: string) =>
    known.some((one) => path.startsWith(one) || (/^\w+\/$/.test(path) && one.startsWith(path)));
  return [...new Set(paths)].filter((path) => !isKnown(path)).toSorted();
}

/** The folders of a package and of all that it depends on, whose changes Turbo notices. */
function foldersOf(packages: ReadonlyMap<string, Package>, name: string, found = new Set<string>()) {
  const one = packages.get(name);
  if (!one || found.has(one.folder)) return found;
  found.add(one.folder);
  for (const need of one.needs) foldersOf(packages, need, found);
  return found;
}

/** What tests read and turbo.json does not name. */
export function taskInputProblems(packages: readonly Package[]): string[] {
  const { tasks }: { tasks: Record<string, { inputs?: string[] }> } = JSON.parse(read('turbo.json'));
  const byName = new Map(packages.map((one) => [one.name, one]));
  return packages.flatMap(({ name, folder, sources }) => {
    const paths = sources
      .filter(({ path }) => /^src\/.*\.test\.tsx?$|^(src\/)?testing\/.*\.ts$/.test(path))
      .flatMap(({ path, text }) => pathsOf(text, dirname(join(folder, path))))
      // what lies outside the repository cannot be an input: such a test passes without it
      .filter((path) => path !== './' && !path.startsWith('../') && existsSync(join(root, dirname(path))));
    const inputs = Object.entries(tasks).flatMap(([task, { inputs: own = [] }]) =>
      task.startsWith(`${name}#test`) ? own : [],
    );
    return undeclared(inputs, foldersOf(byName, name), paths).map(
      (path) => `turbo.json, "${name}#test": tests read ${path.slice(0, -1)}, which is not among the inputs`,
    );
  });
}
