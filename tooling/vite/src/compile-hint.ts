import type { Plugin } from 'vite';

const applies = (chunk: { name: string; isEntry: boolean }): boolean =>
  chunk.isEntry || chunk.name === 'react';
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Has a browser compile the two files that every page runs, whole and on another thread, while they load:
 * compiling their functions at the first call costs the main thread a tenth to a sixth of its scripting
 * (docs/decisions/0011). Chromium only; elsewhere it is a comment. It must be the first line, so it is added after
 * Vite has added its list of files. @throws Error if one of the two files is missing
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    augmentChunkHash: (chunk) => (applies(chunk) ? hint : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const everyPages = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .filter(applies);
        if (everyPages.length !== 2) throw new Error('the scripts that every page runs have changed');
        for (const chunk of everyPages) chunk.code = `${hint}\n${chunk.code}`;
      },
    },
  };
}
