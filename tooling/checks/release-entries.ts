/** What `tooling/release` bundles for the service, by the name of the file below `src` that each becomes, without `.js`. */
export const serviceEntries = {
  main: 'main.ts',
  'operations/account': 'operations/account.ts',
  'operations/migrate': 'operations/migrate.ts',
};

/** What Node is started with in a release, in its folder. */
export const startArguments = {
  main: ['server.js'],
  club: ['server.js'],
  // short-lived objects get 32 MiB instead of 64, which costs no time
  api: ['--max-semi-space-size=16', 'src/main.js'],
  storybook: ['server.js'],
};
