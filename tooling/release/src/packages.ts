import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';

/** A package of others in a release. */
export interface Package {
  name: string;
  version: string;
  /** As stated by the package: usually an SPDX identifier or expression. */
  licence: string;
  /** The licence files of the package; empty if it has none. */
  texts: string[];
}

/** Where a package is installed that a workspace package names. */
export const installed = (name: string, from: string): string =>
  realpathSync(join(workspaceRoot, from, 'node_modules', name));

function packageIn(folder: string): Package {
  const { name, version, license }: Partial<Record<string, unknown>> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const texts = readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && !/\.(js|ts|json)$/.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  // Without a stated licence the text in the package applies.
  const licence = license ?? /^(?:The )?(\w+) License\b/.exec(texts[0] ?? '')?.[1];
  if (typeof name !== 'string' || typeof version !== 'string' || typeof licence !== 'string')
    throw new Error(`${folder} does not say its name, version and licence: look at it before it is released`);
  return { name, version, licence, texts };
}

/**
 * The packages in folders, each once, sorted; relative ones are of the workspace. @throws Error for one
 * without a name, version or licence
 */
export function packagesIn(folders: readonly string[]): Package[] {
  const found = folders.map((folder) => packageIn(resolve(workspaceRoot, folder)));
  const different = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...different].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** `licences.txt`: each package with its licence and the licence text that it contains. */
export function licenceText(packages: readonly Package[], title: string): string {
  const line = '-'.repeat(80);
  const about = packages.map(({ name, version, licence, texts }) =>
    [`${name} ${version}`, `Licence: ${licence}`, ...texts.flatMap((text) => ['', text])].join('\n'),
  );
  return `${[title, ...about].join(`\n\n${line}\n`)}\n`;
}
