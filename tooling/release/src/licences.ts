import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundledPackage, workspaceRoot } from '@voyage/vite/bundled-packages.ts';

interface PackageJson {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  homepage?: string;
}
export interface Licence {
  name: string;
  version: string;
  /** As stated by the package: usually an SPDX identifier or expression. */
  licence: string;
  /** The licence files of the package; empty if it has none. */
  texts: string[];
}

/** @throws Error for a package without a licence */
export function licenceOf({ name, version, folder }: BundledPackage): Licence {
  const from = join(workspaceRoot, folder);
  const { license, licenses }: PackageJson = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  const texts = readdirSync(from, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file) && !/\.(js|ts|json)$/.test(file))
    .toSorted()
    .map((file) => readFileSync(join(from, file), 'utf8').replaceAll('\r\n', '\n').trim());
  // Without a stated licence the text in the package applies.
  const licence = named ?? /^(?:The )?(\w+) License\b/.exec(texts[0] ?? '')?.[1];
  if (!licence) throw new Error(`${name} ${version} names no licence: look at it before it is released`);
  return { name, version, licence, texts };
}

/** `licences.txt`: each package with its licence and the licence text that it contains. */
export function licenceText(licences: Licence[], title: string): string {
  const line = '-'.repeat(80);
  const about = licences.map(({ name, version, licence, texts }) =>
    [`${name} ${version}`, `Licence: ${licence}`, ...texts.flatMap((text) => ['', text])].join('\n'),
  );
  return `${[title, ...about].join(`\n\n${line}\n`)}\n`;
}
