import type { Plugin } from 'vite';

/** How long a script and its styles may take, in milliseconds (docs/product/constants.md, "Chunk load"). */
const timeLimit = 120_000;

/**
 * Runs in the browser, around Vite's own helper, which every dynamic import of a build goes through. After
 * the time limit the import fails like one whose script is missing: with Vite's event, which the site listens
 * to (packages/site-core/src/errors/chunk-failures.ts), and with an error that names the script.
 */
const within =
  (limit: number, load: (...given: unknown[]) => Promise<unknown>) =>
  (...given: unknown[]): Promise<unknown> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((_done, fail) => {
      timer = setTimeout(() => {
        const payload = new Error(String(given[0]));
        dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
        fail(payload);
      }, limit);
    });
    return Promise.race([load(...given), late]).finally(() => clearTimeout(timer));
  };

/** The module of Vite's helper, and its export. */
const helper = '\0vite/preload-helper.js';
const wrapper = '\0chunk-time-limit.js';

/**
 * Gives every dynamic import of the browser's build a time limit: browsers themselves have none. Whatever imports
 * Vite's helper gets a module that wraps it. @throws Error if nothing imports the helper
 */
export function chunkTimeLimit(): Plugin {
  let wraps = false;
  return {
    name: 'chunk-time-limit',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: (id, importer) => (id === helper && importer !== wrapper ? wrapper : undefined),
    },
    load: {
      filter: { id: /chunk-time-limit/ },
      handler: (id) => {
        if (id !== wrapper) return undefined;
        wraps = true;
        return `import { __vitePreload as preload } from ${JSON.stringify(helper)};
export const __vitePreload = (${within})(${timeLimit}, preload);`;
      },
    },
    buildEnd(error) {
      if (!error && !wraps) throw new Error("Vite's helper for dynamic imports has changed");
    },
  };
}
