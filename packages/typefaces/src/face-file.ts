import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The file of a face: `hanken-grotesk/files/hanken-grotesk-latin-400-normal`. @throws Error if it is not
 * installed
 */
export const faceFile = (name: string): string => require.resolve(`@fontsource/${name}.woff`);
