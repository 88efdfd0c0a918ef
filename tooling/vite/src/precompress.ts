import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|json|svg|html)$/;
const worthwhile = 1024;

/**
 * Writes a .br and a .gz next to every file of the browser build that benefits: the server sends them as
 * they are.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      await Promise.all(
        Object.keys(bundle)
          .filter((file) => compressible.test(file))
          .map(async (file) => {
            const path = join(dir, file);
            const bytes = await readFile(path);
            if (bytes.length < worthwhile) return;
            // Quality 10 takes less than half the time of 11, for one sixtieth more bytes.
            const [br, gz] = await Promise.all([
              promisify(brotliCompress)(bytes, {
                params: {
                  [constants.BROTLI_PARAM_QUALITY]: 10,
                  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
                },
              }),
              // Level 9 takes three times as long, for half a hundredth fewer bytes.
              promisify(gzip)(bytes, { level: 6 }),
            ]);
            await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
          }),
      );
    },
  };
}
