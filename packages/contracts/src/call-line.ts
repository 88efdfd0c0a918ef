import type { Method } from './endpoint.ts';

/**
 * Method, path and access of a call, without its schemas: what a browser needs to make one, as short as can
 * be, since every page carries them all: without the 'v1/' that each path begins with. After the path: nothing for anyone, ? with a token where there is
 * one, ! members only, * staff only; then the type of a file.
 */
export type CallLine = `${Method} ${string}`;
