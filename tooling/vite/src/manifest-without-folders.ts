import type { Plugin } from 'vite';
import { workspaceRoot } from './bundled-packages.ts';

/**
 * Start's manifest contains the full path of each route's file, which is only read in development. Without
 * the folders the same source produces the same bytes in any folder.
 */
export function manifestWithoutFolders(): Plugin {
  const folder = `${workspaceRoot.replaceAll('\\', '/')}/`;
  return {
    name: 'manifest-without-folders',
    apply: 'build',
    transform: {
      filter: { id: /tanstack-start-manifest:v/ },
      handler: (code) => ({ code: code.replaceAll(folder, ''), map: null }),
    },
  };
}
