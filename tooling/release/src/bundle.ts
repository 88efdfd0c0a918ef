import { packageFolders } from '@voyage/vite/bundled-packages.ts';
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
  /** Names of packages that are not bundled. */
  external?: string[];
}

/** Without NODE_ENV it runs as production, for which a release is built. */
const banner = "process.env.NODE_ENV ??= 'production';";

/**
 * Bundles an entry for Node, with everything that it imports. Names contain no hash: nothing is cached, and the
 * same source keeps its names. Returns the folders of the packages inside.
 */
export async function bundle({
  root,
  entries,
  to,
  conditions = [],
  external = [],
}: Bundle): Promise<string[]> {
  const made = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    ssr: {
      noExternal: true,
      external,
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
  return packageFolders(outputs, root);
}
