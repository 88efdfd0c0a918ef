// Whether turbo.json names the files that tests read outside their package and what it depends on: after a change of a
// forgotten one Turbo would not run the test at all. Variables are turbo/no-undeclared-env-vars (.oxlintrc.json).
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finish, read, root } from './check.ts';

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Paths from the root that a text names relative to its own folder, without imports. */
export const pathsOf = (text: string, folder: string): string[] =>
  [...text.matchAll(/(?<!from |import\()(['"`])(\.\.\/[^'"`$\n]*)/g)].map(([, , path = '']) =>
    join(folder, path).replaceAll('\\', '/').replace(/\/?$/, '/'),
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

type Packages = ReadonlyMap<string, { folder: string; needs: string[] }>;
function readPackages(): Packages {
  const files = globSync('{apps,packages,packages/features,tooling}/*/package.json', { cwd: root });
  return new Map(
    files.map((file) => {
      const manifest: Package = JSON.parse(read(file));
      const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      return [manifest.name, { folder: dirname(file).replaceAll('\\', '/'), needs }];
    }),
  );
}
/** The folders of a package and of all that it depends on, whose changes Turbo notices. */
function foldersOf(packages: Packages, name: string, found = new Set<string>()): Set<string> {
  const one = packages.get(name);
  if (!one || found.has(one.folder)) return found;
  found.add(one.folder);
  for (const need of one.needs) foldersOf(packages, need, found);
  return found;
}

if (import.meta.main) {
  const { tasks }: { tasks: Record<string, { inputs?: string[] }> } = JSON.parse(read('turbo.json'));
  const packages = readPackages();
  let count = 0;
  const problems = [...packages].flatMap(([name, { folder }]) => {
    const tests = [`${folder}/src/**/*.test.{ts,tsx}`, `${folder}/{src/testing,testing}/**/*.ts`];
    const paths = globSync(tests, { cwd: root })
      .flatMap((file) => pathsOf(read(file), dirname(file)))
      // what lies outside the repository cannot be an input: such a test passes without it
      .filter(
        (path) => path !== './' && !path.startsWith('../') && existsSync(join(root, path.slice(0, -1), '..')),
      );
    count += paths.length;
    const inputs = Object.entries(tasks).flatMap(([task, { inputs: own = [] }]) =>
      task.startsWith(`${name}#test`) ? own : [],
    );
    return undeclared(inputs, foldersOf(packages, name), paths).map(
      (path) => `turbo.json, "${name}#test": tests read ${path.slice(0, -1)}, which is not among the inputs`,
    );
  });
  finish(`task inputs: ${count} paths outside their packages, all in turbo.json`, problems);
}
