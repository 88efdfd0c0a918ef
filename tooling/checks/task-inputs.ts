// Whether turbo.json names the files that tests read outside their package and what it depends on: after a change of a
// forgotten one Turbo would not run the test at all. Variables are turbo/no-undeclared-env-vars (.oxlintrc.json).
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Paths from the root that a text names relative to its own folder, without imports. */
const pathsOf = (text: string, folder: string): string[] =>
  [...text.matchAll(/(?<!from |import\()(['"`])(\.\.\/[^'"`$\n]*)/g)].map(([, , path = '']) =>
    join(folder, path).replaceAll('\\', '/').replace(/\/?$/, '/'),
  );

/** Those paths that neither the folders nor the inputs of a task contain. */
function undeclared(inputs: string[], folders: Iterable<string>, paths: string[]): string[] {
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

// The check must be able to fail.
const text = "read('../../docs/operations'); from '../../tooling'; `../../docs/operations/grow.md`; '../a'";
const example = undeclared(['$TURBO_ROOT$/docs/operations/grow.md'], ['apps/api'], pathsOf(text, 'apps/api'));
if (example.join() !== 'apps/a/,docs/operations/') throw new Error(`the check found ${example.join()}`);

const { tasks }: { tasks: Record<string, { inputs?: string[] }> } = JSON.parse(
  readFileSync(join(root, 'turbo.json'), 'utf8'),
);
const packages = new Map(
  globSync(['apps/*/package.json', 'packages/{*,features/*}/package.json', 'tooling/*/package.json'], {
    cwd: root,
  }).map((file) => {
    const manifest: Package = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    return [manifest.name, { folder: dirname(file).replaceAll('\\', '/'), needs }] as const;
  }),
);
/** The folders of a package and of all that it depends on, whose changes Turbo notices. */
function foldersOf(name: string, found = new Set<string>()): Set<string> {
  const one = packages.get(name);
  if (!one || found.has(one.folder)) return found;
  found.add(one.folder);
  for (const need of one.needs) foldersOf(need, found);
  return found;
}

let read = 0;
const problems = [...packages].flatMap(([name, { folder }]) => {
  const paths = globSync([`${folder}/src/**/*.test.{ts,tsx}`, `${folder}/{src/testing,testing}/**/*.ts`], {
    cwd: root,
  })
    .flatMap((file) => pathsOf(readFileSync(join(root, file), 'utf8'), dirname(file)))
    .filter((path) => path !== './' && existsSync(join(root, path.slice(0, -1), '..')));
  read += paths.length;
  const inputs = Object.entries(tasks).flatMap(([task, { inputs: own = [] }]) =>
    task.startsWith(`${name}#test`) ? own : [],
  );
  return undeclared(inputs, foldersOf(name), paths).map(
    (path) => `turbo.json, "${name}#test": tests read ${path.slice(0, -1)}, which is not among the inputs`,
  );
});
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`task inputs: ${read} paths outside their packages, all in turbo.json`);
