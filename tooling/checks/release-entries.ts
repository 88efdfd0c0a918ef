/** What `tooling/release` bundles for the service: files below `src`, each a program of its own, without their ending. */
export const serviceEntries = ['main', 'operations/account', 'operations/migrate'];

/** What Node is started with in a release, in its folder. */
export const startArguments = {
  main: ['server.js'],
  club: ['server.js'],
  // short-lived objects get 32 MiB instead of 64, which costs no time
  api: ['--max-semi-space-size=16', 'src/main.js'],
  storybook: ['server.js'],
};
