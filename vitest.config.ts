/** For the unit tests of every package: a limit only ends what hangs, and nothing depends on where the machine stands. */
export default {
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    env: { TZ: 'UTC' },
  },
};
