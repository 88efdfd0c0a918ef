import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from '@voyage/vite/bundled-packages.ts';
import { builtPackages } from './asset-origins.ts';
import { bundle } from './bundle.ts';
import { installed } from './packages.ts';

/**
 * Puts the built stories of both brands into `to`, with a server for them as one file. Returns the folders of
 * the packages.
 */
export async function assembleStorybook(to: string): Promise<string[]> {
  const root = join(workspaceRoot, 'apps', 'storybook');
  const dist = join(root, 'dist');
  cpSync(dist, join(to, 'dist'), {
    recursive: true,
    filter: (path) => !/(^|[/\\])sources\.txt$|^packages$/.test(relative(dist, path)),
  });
  const server = await bundle({ root, entries: { server: join(root, 'server.ts') }, to });
  // The frame around the stories is prebuilt, not bundled by us.
  const frame = ['storybook', '@storybook/addon-docs', '@storybook/addon-a11y'].map((name) =>
    installed(name, 'apps/storybook'),
  );
  return [...builtPackages(dist, ['main', 'club']), ...server, ...frame];
}
