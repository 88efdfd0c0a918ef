// Whether turbo.json names what tasks read: variables, and what tests read in folders that are neither theirs nor of
// what they depend on. Turbo passes a task only those variables: a forgotten one is undefined there, and a test that
// should run longer because of it stays short and green. After a change of a forgotten file a test is not run at all.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** Set by the task's own runner, or by turbo. */
const own = new Set(['NODE_ENV', 'CI', 'VITEST', 'BRAND', 'E2E_STACKS', 'TEST_PARALLEL_INDEX']);
/**
 * The sources that run in each task of turbo.json. The service's own variables come through env.ts, which
 * tests fill themselves.
 */
const sources: Record<string, string[]> = {
  bundle: ['tooling/vite/src/built-at.ts'],
  '@voyage/api#test:service': ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/*.ts'],
  '@voyage/api#test:faults': ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/*.ts'],
  '@voyage/storybook#test:stories': ['apps/storybook/src/*.ts'],
  '@voyage/e2e#test:journeys': ['tooling/e2e/src/*.ts', 'tooling/e2e/*.ts'],
};

interface Task {
  inputs?: string[];
  env?: string[];
  passThroughEnv?: string[];
}

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Names of environment variables that a text reads. */
const readsOf = (text: string): string[] =>
  [...text.matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name ?? '');

/** Variables that a task's sources read and the task does not name. */
export const undeclaredVariables = (task: Task, texts: string[]): string[] => {
  const named = new Set([...own, ...(task.env ?? []), ...(task.passThroughEnv ?? [])]);
  return [...new Set(texts.flatMap(readsOf))].filter((name) => !named.has(name)).toSorted();
};

/** Paths from the root that a text names relative to its own folder, as far as they are no variables. */
const pathsOf = (text: string, folder: string): string[] =>
  [...text.matchAll(/(?<!from |import\()(['"`])(\.\.\/[^'"`$\n]*)/g)].map(([, , path = '']) =>
    join(folder, path).replaceAll('\\', '/').replace(/\/?$/, '/'),
  );

/** Those paths that neither the folders nor the task's inputs contain. */
export const undeclaredPaths = ({ inputs = [] }: Task, folders: string[], paths: string[]): string[] => {
  const named = inputs.map((input) => input.replace('$TURBO_ROOT$/', '').replace(/[*{].*$/, ''));
  const known = [
    ...folders.map((folder) => `${folder}/`),
    ...named.filter((path) => !['', '$TURBO_DEFAULT$'].includes(path)),
  ];
  // which package is meant by `packages/${...}` is not known
  const isKnown = (path: string) =>
    known.some((one) => path.startsWith(one) || (/^\w+\/$/.test(path) && one.startsWith(path)));
  return [...new Set(paths)].filter((path) => !isKnown(path)).toSorted();
};

// The check must be able to fail.
const exampleOfPaths = undeclaredPaths(
  { inputs: ['$TURBO_DEFAULT$', '$TURBO_ROOT$/docs/operations/grow.md'] },
  ['apps/api'],
  pathsOf(
    "read('../../docs/operations'); from '../../tooling'; `../../docs/operations/grow.md`; '../a'",
    'apps/api',
  ),
);
if (exampleOfPaths.join() !== 'apps/a/,docs/operations/')
  throw new Error(`the check is broken: it found ${exampleOfPaths.join() || 'nothing'}`);
const example = undeclaredVariables({ env: ['KILLS'] }, [
  'process.env.KILLS + process.env.RUNS',
  'process.env.CI',
]);
if (example.join() !== 'RUNS')
  throw new Error(`the check is broken: it found ${example.join() || 'nothing'}`);

const { tasks }: { tasks: Record<string, Task> } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
let problems = 0;
let read = 0;
for (const [name, patterns] of Object.entries(sources)) {
  const texts = patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  read += new Set(texts.flatMap(readsOf)).size;
  for (const variable of undeclaredVariables(tasks[name] ?? {}, texts)) {
    console.error(`turbo.json, "${name}": ${variable} is read, and not among its env or passThroughEnv`);
    problems += 1;
  }
}

const packages = new Map(
  globSync(['apps/*/package.json', 'packages/{*,features/*}/package.json', 'tooling/*/package.json'], {
    cwd: root,
  }).map((file) => {
    const { name, dependencies, devDependencies }: Package = JSON.parse(
      readFileSync(join(root, file), 'utf8'),
    );
    const needs = Object.keys({ ...dependencies, ...devDependencies });
    return [name, { folder: dirname(file).replaceAll('\\', '/'), needs }] as const;
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
let files = 0;
for (const [name, { folder }] of packages) {
  const paths = globSync([`${folder}/src/**/*.test.{ts,tsx}`, `${folder}/src/testing/*.ts`], { cwd: root })
    .flatMap((file) => pathsOf(readFileSync(join(root, file), 'utf8'), dirname(file)))
    .filter((path) => path !== './' && existsSync(join(root, path.slice(0, -1), '..')));
  files += paths.length;
  const inputs = Object.entries(tasks).flatMap(([task, own]) =>
    task.startsWith(`${name}#test`) ? (own.inputs ?? []) : [],
  );
  for (const path of undeclaredPaths({ inputs }, [...foldersOf(name)], paths)) {
    console.error(
      `turbo.json, "${name}#test": tests read ${path.slice(0, -1)}, which is not among the inputs`,
    );
    problems += 1;
  }
}
if (problems > 0) process.exit(1);
console.log(`task environment: ${read} variables and ${files} paths, all in turbo.json`);
