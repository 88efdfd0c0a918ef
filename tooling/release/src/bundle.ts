import { isBuiltin } from 'node:module';
import { packagesOf, type BundledPackage } from '@voyage/vite/bundled-packages.ts';
import { comments } from '@voyage/vite/comments.ts';
import { build } from 'vite';

interface Bundle {
  /** Of the app. */
  root: string;
  /** By the name of the resulting file, without `.js`. */
  entries: Record<string, string>;
  to: string;
  /** Module conditions in addition to Node's: a site's brand. */
  conditions?: string[];
  /** Packages of the registry that are not bundled: those with these names, or all. */
  packagesOutside?: 'all' | string[];
}
interface Bundled {
  inside: BundledPackage[];
  /** Names of the packages that it imports and that are not bundled. */
  outside: string[];
}

const packageName = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Without NODE_ENV it runs as production, for which a release is built. */
const banner = "process.env.NODE_ENV ??= 'production';";

/**
 * Bundles an entry for Node, with everything that it imports. Names contain no hash: nothing is cached, and
 * the same source keeps its names.
 */
export async function bundle({
  root,
  entries,
  to,
  conditions = [],
  packagesOutside = [],
}: Bundle): Promise<Bundled> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    ssr: {
      ...(packagesOutside === 'all'
        ? { noExternal: [/^@voyage\//] }
        : { noExternal: true, external: packagesOutside }),
      resolve: { conditions: [...conditions, 'module', 'node', 'production', 'import', 'default'] },
    },
    build: {
      ssr: true,
      outDir: to,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', banner, comments },
      },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((file) => file.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((name) => !own.has(name) && !isBuiltin(name));
  return {
    inside: packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds)),
    outside: [...new Set(imported.map(packageName))].toSorted(),
  };
}
