import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BundledPackage, workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { closureOf, type Placed } from './closure.ts';
import { copyFiles } from './files.ts';

/** Whether a file of a package is of use when it runs: no types, no sources (Node refuses to read TypeScript there), no maps, no pages to read; of twelve thousand files of fonts those that are set in. */
export function isNeededAtRuntime(name: string, path: string, faces: ReadonlySet<string>): boolean {
  if (path.startsWith('node_modules/')) return false; // placed by themselves
  // Names the libraries that are inside it, and the licence of each.
  if (name.startsWith('@img/sharp-libvips-') && path === 'README.md') return true;
  if (/^(package\.json|licen[cs]e.*|notice.*|copying.*)$/i.test(path)) return true;
  if (name.startsWith('@fontsource/')) return faces.has(`${name}/${path}`);
  return (
    !/\.([cm]?tsx?|map|md|markdown|flow|html|cc|h|gyp)$/.test(path) &&
    !/^(\.|benchmarks?\/|tests?\/|docs?\/|examples?\/)/.test(path)
  );
}

export interface CopyRequest {
  /** Packages by name, and the folder that each is resolved from. */
  roots: { name: string; from: string }[];
  /** Names of packages that are left out. */
  without?: ReadonlySet<string>;
  /** Files of fonts, as faceNames of packages/typefaces lists them. */
  faces: string[];
}

/** Puts packages, with all that they need to run, into `node_modules` of a release. @throws Error where a file that is wanted is not there */
export function copyPackages(to: string, { roots, without = new Set(), faces }: CopyRequest): Placed[] {
  const files = new Set(faces.map((name) => `@fontsource/${name}.woff`));
  const packages = closureOf(roots, without);
  for (const { name, real, place } of packages)
    if (copyFiles(real, join(to, place), (path) => isNeededAtRuntime(name, path, files)) < 2)
      throw new Error(`nothing of ${name} is left but its package.json`);
  const lost = [...files].filter((file) => !existsSync(join(to, 'node_modules', file)));
  if (lost.length > 0) throw new Error(`not in the packages of fonts: ${lost.join(', ')}`);
  return packages;
}

/** The imports of a bundle that none of the packages beside it answers. @throws Error for those */
export function assertIncluded(outside: string[], packages: Placed[]): void {
  const missing = outside.filter((name) => !packages.some(({ place }) => place === `node_modules/${name}`));
  if (missing.length > 0) throw new Error(`imported and not among the packages: ${missing.join(', ')}`);
}

/** What packages beside a bundle are, for the bill of materials. */
export const bundledPackagesOf = (packages: Placed[]): BundledPackage[] =>
  packages.map(({ name, version, real }) => ({
    name,
    version,
    folder: relative(workspaceRoot, real).replaceAll('\\', '/'),
  }));
