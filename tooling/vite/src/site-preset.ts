import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import { physical, rootRoute } from '@tanstack/virtual-file-routes';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { builtAt } from './built-at.ts';
import { bundledPackages } from './bundled-packages.ts';
import { chunkTimeLimit } from './chunk-time-limit.ts';
import { comments } from './comments.ts';
import { compileHint } from './compile-hint.ts';
import { manifestWithoutFolders } from './manifest-without-folders.ts';
import { reportReady } from './report-ready.ts';

export type Brand = 'main' | 'club';

/**
 * What every page needs is one file: thirty small ones compress a tenth worse in total, and each costs a
 * request. Likewise all styles (docs/decisions/0011).
 */
const codeSplitting = {
  groups: [
    { name: 'styles', test: /\.vanilla\.css/, priority: 1 },
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
    { name: 'site', tags: ['$initial' as const] },
  ],
};
/**
 * Without words: lists of blockers refuse scripts by words in their addresses, such as `consent` or `social`, and a
 * script that a page cannot do without takes it along.
 */
const chunkFileNames = 'assets/[hash].js';
/** Reads only the used modules of a barrel: the icons alone are two thousand modules. */
const experimental = { lazyBarrel: true };

/**
 * A site's routes: those that both sites share, and those in its src/routes that only it has or that it
 * shows differently. Each site builds its own route tree, so that neither contains a byte of the other's
 * pages (docs/decisions/0019).
 */
const shared = '../../../../packages/site-routes/src'; // relative to src/routes of an app
const virtualRouteConfig = rootRoute(`${shared}/__root.tsx`, [physical(`${shared}/routes`), physical('.')]);

/**
 * The single Vite configuration of both sites. The brand is a module condition, on the server and in the
 * browser (docs/decisions/0001).
 */
export function sitePreset({
  brand,
  port,
  command,
}: {
  brand: Brand;
  port: number;
  command: 'build' | 'serve';
}): UserConfig {
  const conditions = brand === 'club' ? ['aldermere:club'] : [];
  const alias = {
    '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    // for React 16 and 17
    'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  };
  return {
    publicDir: fileURLToPath(new URL('../../../packages/pictures/public', import.meta.url)),
    server: {
      port,
      strictPort: true,
      proxy: {
        '/api': {
          target: process.env.API_URL ?? 'http://127.0.0.1:4000',
          rewrite: (path) => path.replace(/^\/api/, ''),
        },
      },
    },
    resolve: {
      conditions: [...conditions, 'module', 'browser', 'development|production', 'import', 'default'],
      alias: command === 'build' ? alias : {},
    },
    environments: {
      client: { build: { rolldownOptions: { experimental, output: { codeSplitting, chunkFileNames } } } },
      ssr: {
        ...(command === 'build' ? { define: { __BUILT_AT__: String(builtAt()) } } : {}),
        resolve: {
          conditions: [...conditions, 'module', 'node', 'development|production', 'import', 'default'],
          ...(command === 'build' ? { noExternal: true } : { noExternal: ['keen-slider'] }),
        },
        build: { rolldownOptions: { experimental, output: { comments } } },
      },
    },
    build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
    plugins: [
      tanstackStart({ router: { virtualRouteConfig } }),
      vanillaExtractPlugin(),
      react(),
      chunkTimeLimit(),
      compileHint(),
      bundledPackages(),
      manifestWithoutFolders(),
      reportReady(),
    ],
  };
}
