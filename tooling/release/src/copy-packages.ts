import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BundledPackage, workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { closureOf, type Placed } from './closure.ts';
import { copyFiles } from './files.ts';

/**
 * Whether a file of a package is needed at run time: no types, no sources (Node rejects TypeScript there), no
 * source maps, no documentation; of twelve thousand font files only those that are used.
 */
export function isNeededAtRuntime(name: string, path: string, faces: ReadonlySet<string>): boolean {
  if (path.startsWith('node_modules/')) return false; // placed separately
  // Lists the libraries that it contains, with their licences.
  if (name.startsWith('@img/sharp-libvips-') && path === 'README.md') return true;
  if (/^(package\.json|licen[cs]e.*|notice.*|copying.*)$/i.test(path)) return true;
  // Which of a family's files has which characters (packages/typefaces/src/other-scripts.ts).
  if (name.startsWith('@fontsource/')) return path === 'unicode.json' || faces.has(`${name}/${path}`);
  return (
    !/\.([cm]?tsx?|map|md|markdown|flow|html|cc|h|gyp)$/.test(path) &&
    !/^(\.|benchmarks?\/|tests?\/|docs?\/|examples?\/)/.test(path)
  );
}

export interface CopyRequest {
  /** Packages by name, with the folder from which each is resolved. */
  roots: { name: string; from: string }[];
  /** Names of excluded packages. */
  without?: ReadonlySet<string>;
  /** Font files, as listed by faceNames of packages/typefaces. */
  faces: string[];
}

/**
 * Copies packages with all their dependencies at run time into `node_modules` of a release. @throws Error if
 * a required file does not exist
 */
export function copyPackages(to: string, { roots, without = new Set(), faces }: CopyRequest): Placed[] {
  const files = new Set(faces.map((name) => `@fontsource/${name}.woff`));
  const packages = closureOf(roots, without);
  for (const { name, real, place } of packages)
    if (copyFiles(real, join(to, place), (path) => isNeededAtRuntime(name, path, files)) < 2)
      throw new Error(`only the package.json of ${name} would be copied`);
  const lost = [...files].filter((file) => !existsSync(join(to, 'node_modules', file)));
  if (lost.length > 0) throw new Error(`not in the packages of fonts: ${lost.join(', ')}`);
  return packages;
}

/** Checks that every import of a bundle is among the copied packages. @throws Error otherwise */
export function assertIncluded(outside: string[], packages: Placed[]): void {
  const missing = outside.filter((name) => !packages.some(({ place }) => place === `node_modules/${name}`));
  if (missing.length > 0) throw new Error(`imported and not among the packages: ${missing.join(', ')}`);
}

/** The packages next to a bundle, for the bill of materials. */
export const bundledPackagesOf = (packages: Placed[]): BundledPackage[] =>
  packages.map(({ name, version, real }) => ({
    name,
    version,
    folder: relative(workspaceRoot, real).replaceAll('\\', '/'),
  }));
