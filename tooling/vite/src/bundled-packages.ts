import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const workspaceRoot: string = join(import.meta.dirname, '..', '..', '..');

/**
 * The folder of the package that a file in node_modules, or a module made from it, belongs to; undefined for
 * one of ours, or a virtual one.
 */
export function packageFolder(moduleId: string): string | undefined {
  const path = moduleId.replaceAll(/^\0|[?#].*$/g, '').replaceAll('\\', '/');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(path)?.[1];
}

/** The folders of the packages with modules or assets in a bundle, relative to the root of the workspace. */
export function packageFolders(
  files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  root: string,
): string[] {
  const folders = files
    .flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(root, name)),
    )
    .flatMap((id) => packageFolder(id) ?? [])
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => relative(workspaceRoot, folder).replaceAll('\\', '/'));
  return [...new Set(folders)].toSorted();
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
      const found = packageFolders(Object.values(bundle), this.environment.config.root);
      const folder = join(dirname(dir), 'packages');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${basename(dir)}.json`), `${JSON.stringify(found, null, 2)}\n`);
    },
  };
}
