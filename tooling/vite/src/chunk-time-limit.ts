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

const helper = 'export const __vitePreload = ';

/** Gives every dynamic import of the browser's build a time limit: browsers themselves have none. @throws Error if Vite's helper is not as expected */
export function chunkTimeLimit(): Plugin {
  return {
    name: 'chunk-time-limit',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(helper)) throw new Error("Vite's helper for dynamic imports is another one now");
        return {
          code: `${code.replace(helper, 'const preloaded = ')};\n${helper}(${within})(${timeLimit}, preloaded)`,
          map: null,
        };
      },
    },
  };
}
