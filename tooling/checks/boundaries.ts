// Allowed imports (docs/architecture.md): between packages, between the modules of the service, and between the
// folders of every package. With pnpm a package sees only what its package.json names, so those names are checked
// here, and that no path leaves its package.
import { dirname, join, relative } from 'node:path/posix';
import { folderCycles } from './folder-cycles.ts';
import { layerProblem, type Layers } from './layers.ts';
import type { Package } from './packages.ts';

const toolsMayImport = ['domain', 'contracts', 'routes', 'tracing', 'tooling'];
/** Packages, by their folders; those in `packages` without its name. */
const packageLayers: Layers = {
  order: [
    ['domain', 'tracing'],
    ['contracts', 'routes', 'brand', 'themes', 'typefaces', 'suggest'],
    ['i18n', 'api-client', 'ui'],
    ['forms', 'pictures', 'map', 'travel-ui'],
    ['site-core'],
    ['site-chrome', 'site-server', 'sign-in', 'stay-parts', 'checkout', 'correspondence', 'page-stories'],
    ['features/*'],
    ['site-routes'],
    ['tooling'],
    ['apps/*'],
  ],
  mayImport: {
    // What both sides agree on, the rules, traces, how text is set and how names are found, nothing of the sites.
    'apps/api': ['domain', 'contracts', 'tracing', 'typefaces', 'suggest', 'tooling/integrator'],
    // An integrator knows only the service's document.
    'tooling/integrator': [],
    // The storm and the comparison of ledgers are those of the service's own tests.
    'tooling/trials': [...toolsMayImport, 'apps/api'],
    // Which files of typefaces a release includes.
    'tooling/release': [...toolsMayImport, 'typefaces'],
    // The variables that both programs read, and the names of the brands.
    'tooling/checks': [...toolsMayImport, 'apps/api', 'site-server', 'brand'],
    tooling: toolsMayImport,
  },
  importedBy: {},
};

/** The contents of apps/api/src. Types count as imports; tests may import whatever they test. */
const serviceLayers: Layers = {
  order: [
    ['platform'],
    ['db'],
    ['inventory', 'mail', 'payments', 'rates', 'session'],
    ['create-inventory.ts', 'seed', 'use-cases'],
    ['http', 'demonstration', 'metrics', 'operations', 'create-services.ts', 'jobs.ts'],
    ['main.ts'],
    ['../testing'],
  ],
  // A handler calls a use case: the behaviour of an endpoint belongs there.
  mayImport: { http: ['http', 'use-cases', 'session', 'platform'] },
  // Adapters may only be imported where they are chosen and where they are filled.
  importedBy: {
    'inventory/embedded': ['create-inventory.ts', 'seed', 'demonstration'],
    'payments/gateway/sandbox': ['payments', 'create-services.ts', 'use-cases/services.ts'],
  },
};

/** Why a package may not depend on another, by their folders; null if it may. */
export const packageProblem = (from: string, to: string): string | null =>
  layerProblem(packageLayers, from.replace(/^packages\//, ''), to.replace(/^packages\//, ''));

const isTest = (path: string): boolean => /\.test\.ts$|^\.\.\/testing\//.test(path);
/** Why one file of the service may not import another, by their paths below its `src`; null if it may. */
export function serviceProblem(from: string, to: string): string | null {
  if (isTest(from)) return null;
  return isTest(to)
    ? `${from} imports ${to}: the product must not import its tests`
    : layerProblem(serviceLayers, from, to);
}

/** What the text of a file of the service must not contain; null if it does not. */
export function textProblem(path: string, text: string): string | null {
  // Handlers receive all services, including the database, which they must leave to use cases.
  if (path.startsWith('http/') && !isTest(path) && /\bdb\b/.test(text))
    return `${path} uses the database: a handler calls a use case`;
  // Drizzle is loaded in one place, the fast way.
  return path !== 'db/drizzle.ts' && /from '(drizzle-orm[^']*)'/.test(text)
    ? `${path} imports drizzle-orm: import it from db/drizzle.ts`
    : null;
}

/** What is wrong with one import of a file, whose path is that below the folder of its package. */
export function importProblem(name: string, file: string, specifier: string): string | null {
  if (specifier.startsWith(`${name}/`)) return `imports its own package by name (${specifier})`;
  if (/^@voyage\/[\w-]+\/src\//.test(specifier))
    return `reaches past what the package exports (${specifier})`;
  return specifier.startsWith('.') && join(dirname(file), specifier).startsWith('..')
    ? `leaves its package (${specifier})`
    : null;
}

const isBelow = (path: string): boolean => !path.startsWith('..');

/** What is wrong with the sources of one package. */
function sourceProblems({ name, folder, sources }: Package): string[] {
  const isService = folder === 'apps/api';
  const problems: (string | null)[] = [];
  const imported = new Map<string, string[]>();
  for (const { path, text, imports } of sources) {
    if (/(^|\/)(index|utils?|helpers?|common|misc)\.tsx?$/.test(path) && !path.includes('/routes/'))
      problems.push(`${folder}/${path}: a meaningless name, or a barrel file`);
    for (const specifier of imports) {
      const wrong = importProblem(name, path, specifier);
      if (wrong) problems.push(`${folder}/${path} ${wrong}`);
    }
    const own = relative('src', path);
    if (!isBelow(own)) continue;
    const targets = imports
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => join(dirname(own), specifier));
    if (isService) {
      const ofService = targets.filter((target) => isBelow(target) || isTest(target));
      problems.push(...ofService.map((target) => serviceProblem(own, target)), textProblem(own, text));
    }
    // the service's tests may go up
    if (!isService || !isTest(own)) imported.set(own, targets.filter(isBelow));
  }
  problems.push(...folderCycles(imported).map((cycle) => `${name}: ${cycle}`));
  return problems.filter((problem) => problem !== null);
}

/** What is wrong in the repository. */
export function boundaryProblems(packages: readonly Package[]): string[] {
  const folders = new Map(packages.map(({ name, folder }) => [name, folder]));
  const imported = new Set(packages.flatMap(({ sources }) => sources.flatMap(({ imports }) => imports)));
  const product = packages.filter(({ folder }) => !folder.startsWith('tooling/'));
  const problems = product.flatMap(sourceProblems);
  for (const { name, folder, needs, exported } of packages) {
    const others = needs.flatMap((need) => folders.get(need) ?? []);
    problems.push(...others.flatMap((other) => packageProblem(folder, other) ?? []));
    for (const path of exported)
      if (path.includes('*')) problems.push(`${name} exports ${path}: list what others may import`);
      else if (path !== './package.json' && !imported.has(`${name}${path.slice(1)}`))
        problems.push(`${name} exports ${path}, which nobody imports`);
  }
  const files = product.flatMap(({ sources }) => sources).length;
  if (packages.length < 20 || files < 1000)
    problems.push(`only ${packages.length} packages and ${files} files of the product were read`);
  return problems;
}
