import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** What every page starts with, in one file: it compresses better, and small files of it would be shared one by one. */
const base = /[\\/]node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/][\w-]+|seroval|seroval-plugins|ky|jotai|react-intl|@formatjs[\\/](?:intl|fast-memoize)|intl-messageformat|use-sync-external-store)[\\/]|[\\/]packages[\\/](?:routes|domain|contracts|api-client|brand)[\\/]src[\\/]|[\\/]packages[\\/]site[\\/]src[\\/](?:Link|site-context|member|preferences|language|Header\.css)/;

export type Brand = 'main' | 'club';

/** The one Vite configuration of both sites. The brand is a module condition, on both sides of the wire (docs/decisions/0001). */
export function sitePreset({ brand, port, command }: { brand: Brand; port: number; command: 'build' | 'serve' }): UserConfig {
  const conditions = brand === 'club' ? ['aldermere:club'] : [];
  const parser = { find: '@formatjs/icu-messageformat-parser', replacement: '@formatjs/icu-messageformat-parser/no-parser.js' };
  return {
    publicDir: fileURLToPath(new URL('../../../packages/site/public', import.meta.url)),
    server: { port, strictPort: true, proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:4000', rewrite: (path) => path.replace(/^\/api/, '') } } },
    resolve: { conditions: [...conditions, 'module', 'browser', 'development|production', 'import', 'default'], alias: command === 'build' ? [parser] : [] },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: base }] } } } } }, ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production', 'import', 'default'], ...(command === 'build' ? { noExternal: true } : { noExternal: ['keen-slider'] }) } } },
    build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, reportCompressedSize: false, cssCodeSplit: true },
    plugins: [tanstackStart({ srcDirectory: 'src', router: { routesDirectory: 'routes', generatedRouteTree: 'routeTree.gen.ts', quoteStyle: 'single' } }), vanillaExtractPlugin(), react()],
  };
}
