// Who may import whom (docs/architecture.md): only downwards, features never each other. Read from the
// import lines themselves: TypeScript 7 has no API yet that dependency tools could use.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** Which packages each may see besides itself. */
const sees: Record<string, string[]> = {
  domain: [],
  contracts: ['domain'],
  routes: ['domain'],
  brand: ['domain'],
  themes: [],
  i18n: ['domain'],
  'api-client': ['contracts', 'domain'],
  ui: ['themes', 'domain'],
  site: ['ui', 'themes', 'i18n', 'brand', 'routes', 'api-client', 'contracts', 'domain'],
  features: ['ui', 'site', 'themes', 'i18n', 'brand', 'routes', 'api-client', 'contracts', 'domain'],
  api: ['contracts', 'domain'],
  vite: [],
  e2e: ['domain', 'contracts', 'routes'],
  bench: ['domain', 'contracts'],
  photos: [],
};
const everything = Object.keys(sees).filter((name) => name !== 'api');
Object.assign(sees, { main: everything, club: everything, storybook: everything });

interface Import {
  from: string;
  owner: string;
  specifier: string;
}
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    if (['node_modules', 'generate', 'dist', 'generated', 'storybook-static', 'test-results', '.tanstack'].includes(e.name)) return [];
    const path = join(folder, e.name);
    return e.isDirectory() ? sources(path) : /\.(ts|tsx|mjs)$/.test(e.name) && !e.name.endsWith('.gen.ts') ? [path] : [];
  });
}
function importsOf(file: string): Import[] {
  const from = relative(root, file);
  const owner = from.split('/')[1] ?? '';
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => ({
    from,
    owner,
    specifier: specifier as string,
  }));
}

/** What is wrong with an import; null when nothing is. */
export function problem({ from, owner, specifier }: Import): string | null {
  const [, target] = /^@voyage\/([\w-]+)/.exec(specifier) ?? [];
  const feature = /^packages\/features\/([\w-]+)\//.exec(from)?.[1];
  if (target) {
    if (target === owner) return `${from} imports its own package by name (${specifier})`;
    const other = /^@voyage\/features\/([\w-]+)\//.exec(specifier)?.[1];
    if (feature && other && other !== feature) return `${from} imports another feature (${specifier})`;
    return sees[owner]?.includes(target) ? null : `${from} may not see ${target} (${specifier})`;
  }
  if (!specifier.startsWith('.')) return null;
  const path = relative(root, join(root, from, '..', specifier));
  if (path.split('/').slice(0, 2).join('/') !== from.split('/').slice(0, 2).join('/') && !from.startsWith('tooling/'))
    return `${from} reaches into ${path} by path`;
  const other = /^packages\/features\/([\w-]+)\//.exec(path)?.[1];
  return feature && other !== feature ? `${from} reaches into another feature (${specifier})` : null;
}

// The check must be able to fail.
const forbidden: Import[] = [
  { from: 'packages/ui/src/Button.tsx', owner: 'ui', specifier: '@voyage/i18n/words.tsx' },
  { from: 'packages/features/stays/src/a.ts', owner: 'features', specifier: '../../booking/src/b.ts' },
  { from: 'apps/api/src/a.ts', owner: 'api', specifier: '@voyage/ui/Button.tsx' },
  { from: 'packages/domain/src/a.ts', owner: 'domain', specifier: '../../contracts/src/values.ts' },
];
for (const one of forbidden) if (!problem(one)) throw new Error(`the boundary check lets pass: ${one.from} -> ${one.specifier}`);

const all = ['apps', 'packages', 'tooling'].flatMap((folder) => sources(join(root, folder)));
const problems = all
  .flatMap(importsOf)
  .map(problem)
  .filter((text) => text !== null);
if (all.length < 150) problems.push(`only ${all.length} files were read`);
for (const file of all)
  if (/(^|\/)(index|utils?|helpers?|common|misc)\.tsx?$/.test(file) && !file.includes('/routes/'))
    problems.push(`${relative(root, file)}: a name that says nothing, or a barrel`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`boundaries: ${all.length} files, no problems`);
