import type { Plugin } from 'vite';

const text =
  "export function createClientRpc() { throw new Error('The sites have a service and no server functions: tooling/vite/src/without-server-functions.ts'); }";

/**
 * Leaves out of the browser's script what would call server functions, with the library that writes and
 * reads their arguments: a twelfth of the whole, and the sites have a service instead. A server function
 * made after all fails as soon as its page is loaded.
 */
export function withoutServerFunctions(): Plugin {
  return {
    name: 'without-server-functions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /[\\/]start-client-core[\\/]dist[\\/]esm[\\/]client-rpc[\\/]createClientRpc\.js$/ },
      handler: () => text,
    },
  };
}
