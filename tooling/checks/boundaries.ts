// Allowed imports between packages (docs/architecture.md): only downwards, and features never import each
// other. With pnpm a package sees only what its package.json names, so those names are checked here, and
// that no path leaves its package.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { folderPairs } from './folder-pairs.ts';
import { drizzleProblem, graphProblems, handlerProblem } from './service-graph.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * The layer of each workspace package (docs/architecture.md). A package may depend on lower layers, and on those named in `beside`.
 */
const layers = {
  domain: 1,
  tracing: 1,
  contracts: 2,
  routes: 2,
  brand: 2,
  themes: 2,
  typefaces: 2,
  suggest: 2,
  i18n: 3,
  'api-client': 3,
  ui: 3,
  forms: 4,
  pictures: 4,
  map: 4,
  'travel-ui': 4,
  'site-core': 5,
  'site-chrome': 6,
  'site-server': 6,
  'sign-in': 6,
  'stay-parts': 6,
  checkout: 6,
  correspondence: 6,
  'page-stories': 6,
  staff: 7,
  stays: 7,
  booking: 7,
  payment: 7,
  account: 7,
  membership: 7,
  'tailor-made': 7,
  'fast-track': 7,
  journal: 7,
  home: 7,
  company: 7,
  eligibility: 7,
  experiences: 7,
  'site-routes': 8,
  api: 9,
  main: 9,
  club: 9,
  storybook: 9,
} as const;
type Name = keyof typeof layers;
/** The service knows what both sides agree on, the rules, traces, how text is set and how names are found, nothing of the sites. */
const serviceSees: readonly string[] = ['domain', 'contracts', 'tracing', 'typefaces', 'suggest'];
/**
 * Tools are used by what they build, and depend only on the product's domain, contracts and routes, and on the
 * receiver of traces.
 */
const tools: readonly string[] = [
  'vite',
  'e2e',
  'bench',
  'trials',
  'studio',
  'run',
  'checks',
  'generate',
  'release',
  'integrator',
];
const toolsSee: readonly string[] = ['domain', 'contracts', 'routes', 'tracing'];
/** The storm and the comparison of ledgers are those of the service's own tests. */
const trialsSee: readonly string[] = [...toolsSee, 'api'];

const isPackage = (name: string): name is Name => name in layers;

/** Why a package may not depend on another; null if it may. */
export function problem(from: string, to: string): string | null {
  if (from === 'integrator') return `an integrator knows only the service's document, not ${to}`;
  if (tools.includes(from))
    return (from === 'trials' ? trialsSee : toolsSee).includes(to) || tools.includes(to)
      ? null
      : `the tool ${from} may not depend on ${to}`;
  if (tools.includes(to))
    return isPackage(from) && layers[from] === 9 ? null : `${from} may not depend on the tool ${to}`;
  if (!isPackage(from) || !isPackage(to))
    return `${isPackage(from) ? to : from} has no layer: give it one in tooling/checks/boundaries.ts`;
  if (from === 'api') return serviceSees.includes(to) ? null : `the service may not depend on ${to}`;
  const beside = layers[from] === 2 && to === 'domain';
  return layers[to] < layers[from] || beside
    ? null
    : `${from} (layer ${layers[from]}) may not depend on ${to} (layer ${layers[to]})`;
}

interface Workspace {
  name: string;
  folder: string;
  sees: string[];
  /** What others may import of it, by the path after its name. */
  exported: Record<string, unknown>;
}
interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
function workspaces(): Workspace[] {
  const folders = ['apps', 'packages', 'packages/features', 'tooling'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
  );
  return folders
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const {
        name,
        dependencies,
        devDependencies,
        exports = {},
      }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const own = (names: object = {}) =>
        Object.keys(names).flatMap((one) => /^@voyage\/(.+)$/.exec(one)?.[1] ?? []);
      return {
        name: name.replace('@voyage/', ''),
        folder,
        sees: [...own(dependencies), ...own(devDependencies)],
        exported: exports,
      };
    });
}

const skipped = new Set([
  'node_modules',
  'dist',
  'generated',
  'storybook-static',
  'test-results',
  '.tanstack',
  '.turbo',
]);
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sources(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.gen.ts') ? [path] : [];
  });
}
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier]) => specifier ?? '',
  );

/** Paths of imports within the service's sources, relative to them. */
const pathsIn = (file: string, specifiers: string[]) =>
  specifiers
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(join(root, 'apps/api/src'), join(dirname(file), specifier)))
    .filter((path) => !path.startsWith('..') || path.startsWith('../testing/'));

/** What is wrong with one import of a file in the package at `folder`. */
export function importProblem(name: string, folder: string, file: string, specifier: string): string | null {
  if (specifier.startsWith(`@voyage/${name}/`)) return `imports its own package by name (${specifier})`;
  if (/^@voyage\/[\w-]+\/src\//.test(specifier))
    return `reaches past what the package exports (${specifier})`;
  if (!specifier.startsWith('.')) return null;
  return relative(folder, join(dirname(file), specifier)).startsWith('..')
    ? `leaves its package (${specifier})`
    : null;
}

// The check must be able to fail.
const refused: [string, string][] = [
  ['ui', 'i18n'],
  ['map', 'stays'],
  ['stays', 'booking'],
  ['api', 'ui'],
  ['domain', 'contracts'],
  ['site-core', 'stays'],
  ['ui', 'ui-of-tomorrow'],
];
for (const [from, to] of refused)
  if (!problem(from, to)) throw new Error(`the boundary check allows ${from} to depend on ${to}`);
if (!importProblem('ui', '/p/ui', '/p/ui/src/a.ts', '../../domain/src/b.ts'))
  throw new Error('the boundary check allows a path to leave its package');

const all = workspaces();
const problems = all.flatMap(({ name, sees }) => sees.flatMap((other) => problem(name, other) ?? []));
let read = 0;
const service = new Map<string, string[]>();
/** What is imported of each package, by the specifier. */
const used = new Set<string>();
for (const { name, folder } of all) {
  const inFolders = new Map<string, string[]>();
  for (const file of sources(folder)) {
    const place = relative(root, file);
    const specifiers = importsOf(file);
    for (const specifier of specifiers) used.add(specifier);
    if (tools.includes(name)) continue;
    read++;
    inFolders.set(
      relative(join(folder, 'src'), file),
      specifiers.filter((specifier) => specifier.startsWith('.')),
    );
    if (place.startsWith('apps/api/src/')) {
      const path = relative('apps/api/src', place);
      service.set(path, pathsIn(file, specifiers));
      const text = readFileSync(file, 'utf8');
      problems.push(...[handlerProblem, drizzleProblem].flatMap((problem) => problem(path, text) ?? []));
    }
    for (const specifier of specifiers) {
      const wrong = importProblem(name, folder, file, specifier);
      if (wrong) problems.push(`${place} ${wrong}`);
    }
    if (/(^|\/)(index|utils?|helpers?|common|misc)\.tsx?$/.test(file) && !file.includes('/routes/'))
      problems.push(`${place}: a meaningless name, or a barrel file`);
  }
  // For the service, `service-graph.ts` checks more: its tests may import whatever they test.
  if (name !== 'api') problems.push(...folderPairs(inFolders).map((pair) => `${name}: ${pair}`));
}
for (const { name, exported } of all)
  for (const path of Object.keys(exported)) {
    const specifier = `@voyage/${name}${path.slice(1)}`;
    if (path.includes('*')) problems.push(`${name} exports ${path}: list what others may import`);
    else if (path !== './package.json' && !used.has(specifier))
      problems.push(`${name} exports ${path}, which nobody imports`);
  }
problems.push(...graphProblems(service));
if (all.length < 20 || read < 150) problems.push(`only ${all.length} packages and ${read} files were read`);
if (service.size < 150) problems.push(`only ${service.size} files of the service were read`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`boundaries: ${all.length} packages, ${read} files, no problems`);
