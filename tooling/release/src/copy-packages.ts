import { cpSync, existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '@voyage/vite/bundled-packages.ts';

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * The folders of packages, and of all that these need on this platform: pnpm installs what a package needs
 * beside it. @throws Error for one that is not installed
 */
function withDependencies(folders: readonly string[]): string[] {
  const found = new Set(folders);
  for (const folder of found) {
    const manifest: PackageJson = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { name, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const needed of [...Object.keys({ ...manifest.dependencies, ...optionalDependencies }), ...peers]) {
      const beside = join(folder.slice(0, -name.length), needed);
      if (existsSync(beside)) found.add(realpathSync(beside));
      else if (!(needed in optionalDependencies))
        throw new Error(`${needed}, which ${name} needs, is not installed`);
    }
  }
  return [...found];
}

/** Copies a folder or file of a package to its place in `node_modules` of a release. */
function place(path: string, to: string): void {
  const name = path.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '';
  cpSync(path, join(to, 'node_modules', name), {
    recursive: true,
    dereference: true,
    errorOnExist: true,
    force: false,
    filter: (from) => !/\.([cm]?tsx?|map|cc|h|gyp)$|\bnode_modules$/.test(from),
  });
}

/**
 * Copies packages with all their dependencies into a release, without types and sources: Node rejects TypeScript
 * there. Returns their folders. @throws Error for two versions of one
 */
export function copyPackages(folders: readonly string[], to: string): string[] {
  const all = withDependencies(folders);
  for (const folder of all) place(folder, to);
  return all;
}

/** Copies single files of packages into a release, with what their packages say of themselves. Returns the folders. */
export function copyPackageFiles(files: readonly string[], to: string): string[] {
  const folders = [...new Set(files.flatMap((file) => packageFolder(file) ?? []))];
  // unicode.json: which of a typeface's files has which characters (packages/typefaces/src/other-scripts.ts)
  const about = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^(package\.json|unicode\.json|licen[cs]e.*)$/i.test(name))
      .map((name) => join(folder, name)),
  );
  for (const file of [...about, ...files]) place(file, to);
  return folders;
}
