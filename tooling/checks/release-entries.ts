/** What `tooling/release` bundles for the service, by the name of the file below `src` that each becomes, without `.js`. */
export const serviceEntries = {
  main: 'main.ts',
  'operations/account': 'operations/account.ts',
  'operations/migrate': 'operations/migrate.ts',
};

/** What Node starts in a release, from its folder. */
export const startFile = {
  main: 'server.js',
  club: 'server.js',
  api: 'src/main.js',
  storybook: 'server.js',
};
