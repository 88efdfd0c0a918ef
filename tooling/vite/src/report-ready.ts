import type { Plugin } from 'vite';

/** Tells the process that started the development server (tooling/run) when it listens. */
export const reportReady = (): Plugin => ({
  name: 'report-ready',
  apply: 'serve',
  configureServer: ({ httpServer }) => {
    httpServer?.once('listening', () => process.send?.({ ready: true }));
  },
});
