import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Storybook's own command, run with Node. */
export const storybookBin = join(
  dirname(createRequire(import.meta.url).resolve('storybook/package.json')),
  'dist',
  'bin',
  'dispatcher.js',
);
