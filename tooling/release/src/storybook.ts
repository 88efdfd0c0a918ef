import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BundledPackage, workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { bundle } from './bundle.ts';
import { copyFiles } from './files.ts';
import { installed, merged, assetPackages, readBundledPackages } from './package-origins.ts';

/**
 * Puts the built stories of both brands into `to`, with a server for them as one file. Returns the packages.
 */
export async function assembleStorybook(to: string): Promise<BundledPackage[]> {
  const root = join(workspaceRoot, 'apps', 'storybook');
  const dist = join(root, 'dist');
  copyFiles(dist, join(to, 'dist'), (path) => !/(^|\/)sources\.txt$|^packages\//.test(path));
  const server = await bundle({ root, entries: { server: join(root, 'server.ts') }, to });
  const assets = ['main', 'club'].flatMap((brand) => readdirSync(join(dist, brand, 'assets')));
  // The frame around the stories is prebuilt, not bundled by us.
  const frame = ['storybook', '@storybook/addon-docs', '@storybook/addon-a11y'].map((name) =>
    installed(name, 'apps/storybook'),
  );
  return merged(readBundledPackages(dist), server.inside, frame, assetPackages(assets));
}
