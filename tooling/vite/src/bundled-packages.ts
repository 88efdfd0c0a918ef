import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A package from the registry with modules in a bundle. */
export interface BundledPackage {
  name: string;
  version: string;
  /** Where it is installed, relative to the root of the workspace. */
  folder: string;
}
export const workspaceRoot: string = join(import.meta.dirname, '..', '..', '..');

/**
 * The folder of the package that a module in node_modules belongs to; undefined for a module of ours, or a
 * virtual one.
 */
export function packageFolder(moduleId: string): string | undefined {
  const path = moduleId
    .replace(/^\0/, '')
    .replace(/[?#].*$/, '')
    .replaceAll('\\', '/');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(path)?.[1];
}

/** The packages that modules belong to, sorted by name and version. @throws Error for a package without a name or version */
export function packagesOf(moduleIds: Iterable<string>): BundledPackage[] {
  const folders = new Set([...moduleIds].flatMap((id) => packageFolder(id) ?? []));
  const found = [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder): BundledPackage => {
      const { name, version }: { name?: string; version?: string } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
      if (!name || !version) throw new Error(`${folder} has no name or no version`);
      return { name, version, folder: relative(workspaceRoot, folder).replaceAll('\\', '/') };
    });
  const key = ({ name, version }: BundledPackage) => `${name} ${version}`;
  const different = new Map(found.map((one) => [key(one), one]));
  return [...different.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/**
 * Writes a list of the packages in a bundle next to what is served: those of `dist/client` to
 * `dist/packages/client.json`. A release lists them with their licences.
 */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folder = join(dirname(dir), 'packages');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${basename(dir)}.json`), `${JSON.stringify(packagesOf(ids), null, 2)}\n`);
    },
  };
}
