import type { Plugin } from 'vite';
import { workspaceRoot } from './packages-inside.ts';

/** Start's manifest names each route's file in full, which it reads in development alone. Without the folders the same source makes the same bytes in any. */
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
