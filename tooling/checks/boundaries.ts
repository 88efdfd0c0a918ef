// Allowed imports between packages (docs/architecture.md): only downwards, and features never import each
// other. With pnpm a package sees only what its package.json names, so those names are checked here, and
// that no path leaves its package.
import { globSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { finish, read, root } from './check.ts';
import { folderCycles } from './folder-cycles.ts';
import { isTest, serviceProblem, textProblem } from './service-graph.ts';

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
/** Of some tools more: */
const moreSeen: Record<string, string> = {
  trials: 'api', // the storm and the comparison of ledgers are those of the service's own tests
  release: 'typefaces', // which of their files a release includes
};

const isPackage = (name: string): name is Name => name in layers;

/** Why a package may not depend on another; null if it may. */
export function problem(from: string, to: string): string | null {
  if (from === 'integrator') return `an integrator knows only the service's document, not ${to}`;
  if (tools.includes(from))
    return toolsSee.includes(to) || moreSeen[from] === to || tools.includes(to)
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

const skipped =
  /(^|[/\\])(node_modules|dist|generated|storybook-static|test-results|\.tanstack|\.turbo)$|\.gen\.ts$/;
interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);

/** What is wrong with one import of a file, whose path is that below the folder of its package. */
export function importProblem(name: string, file: string, specifier: string): string | null {
  if (specifier.startsWith(`@voyage/${name}/`)) return `imports its own package by name (${specifier})`;
  if (/^@voyage\/[\w-]+\/src\//.test(specifier))
    return `reaches past what the package exports (${specifier})`;
  if (!specifier.startsWith('.')) return null;
  return posix.join(posix.dirname(file), specifier).startsWith('..')
    ? `leaves its package (${specifier})`
    : null;
}

/** What is wrong in the repository, and how much was read. */
function check(): { summary: string; problems: string[] } {
  const packages = globSync('{apps,packages,packages/features,tooling}/*/package.json', { cwd: root }).map(
    (path) => {
      const manifest: Manifest = JSON.parse(read(path));
      return {
        name: manifest.name.replace('@voyage/', ''),
        folder: dirname(path).replaceAll('\\', '/'),
        sees: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
          (one) => /^@voyage\/(.+)$/.exec(one)?.[1] ?? [],
        ),
        exported: Object.keys(manifest.exports ?? {}),
      };
    },
  );
  const problems = packages.flatMap(({ name, sees }) => sees.flatMap((other) => problem(name, other) ?? []));
  const counted = { files: 0, service: 0 };
  /** What is imported of each package, by the specifier. */
  const used = new Set<string>();
  for (const { name, folder } of packages) {
    const imports = new Map<string, string[]>();
    const files = globSync(['**/*.{ts,tsx,mjs}', '.storybook/*.{ts,tsx}'], {
      cwd: join(root, folder),
      exclude: (path) => skipped.test(path),
    });
    for (const file of files.map((path) => path.replaceAll('\\', '/'))) {
      const text = read(`${folder}/${file}`);
      const specifiers = importsOf(text);
      for (const specifier of specifiers) used.add(specifier);
      if (tools.includes(name)) continue;
      counted.files++;
      const own = posix.relative('src', file);
      const to = specifiers
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(own), specifier));
      const isInside = (path: string) => !path.startsWith('..');
      // the service's tests may import whatever they test
      if (isInside(own) && !(name === 'api' && isTest(own))) imports.set(own, to.filter(isInside));
      if (name === 'api' && isInside(own)) {
        counted.service++;
        const reached = to.filter((path) => isInside(path) || path.startsWith('../testing/'));
        const wrong = [...reached.map((path) => serviceProblem(own, path)), textProblem(own, text)];
        problems.push(...wrong.filter((one) => one !== null));
      }
      for (const specifier of specifiers) {
        const wrong = importProblem(name, file, specifier);
        if (wrong) problems.push(`${folder}/${file} ${wrong}`);
      }
      if (/(^|\/)(index|utils?|helpers?|common|misc)\.tsx?$/.test(file) && !file.includes('/routes/'))
        problems.push(`${folder}/${file}: a meaningless name, or a barrel file`);
    }
    problems.push(...folderCycles(imports).map((cycle) => `${name}: ${cycle}`));
  }
  for (const { name, exported } of packages)
    for (const path of exported) {
      const specifier = `@voyage/${name}${path.slice(1)}`;
      if (path.includes('*')) problems.push(`${name} exports ${path}: list what others may import`);
      else if (path !== './package.json' && !used.has(specifier))
        problems.push(`${name} exports ${path}, which nobody imports`);
    }
  const summary = `boundaries: ${packages.length} packages, ${counted.files} files, ${counted.service} of the service`;
  if (packages.length < 20 || counted.files < 150 || counted.service < 150)
    problems.push(`only this was read: ${summary}`);
  return { summary, problems };
}

if (import.meta.main) {
  const { summary, problems } = check();
  finish(summary, problems);
}
