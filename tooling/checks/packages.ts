import { dirname } from 'node:path';
import { find, read } from './check.ts';

interface Source {
  /** Below the folder of its package. */
  path: string;
  text: string;
  /** The specifiers of its imports, types and dynamic ones too. */
  imports: string[];
}
export interface Package {
  /** In package.json: `@voyage/ui`. */
  name: string;
  /** From the root: `packages/ui`. */
  folder: string;
  /** The names of those it depends on. */
  needs: string[];
  exported: string[];
  sources: Source[];
}
type Manifest = { name: string } & Partial<
  Record<'exports' | 'dependencies' | 'devDependencies', Record<string, unknown>>
>;

const generated =
  /(^|[/\\])(node_modules|dist|generated|storybook-static|test-results|\.tanstack|\.turbo)$|\.gen\.ts$/;

/** Every package of the workspace with what it is written in. */
export const readPackages = (): Package[] =>
  find('{apps,packages,packages/features,tooling}/*/package.json').map((file) => {
    const folder = dirname(file);
    const { name, exports = {}, dependencies, devDependencies }: Manifest = JSON.parse(read(file));
    const paths = find([`${folder}/**/*.{ts,tsx,mjs}`, `${folder}/.storybook/*.{ts,tsx}`], generated);
    return {
      name,
      folder,
      needs: Object.keys({ ...dependencies, ...devDependencies }),
      exported: Object.keys(exports),
      sources: paths.map((path) => {
        const text = read(path);
        const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)];
        return {
          path: path.slice(folder.length + 1),
          text,
          imports: imports.map(([, specifier = '']) => specifier),
        };
      }),
    };
  });
