/** For the unit tests of every package: a limit only ends what hangs, and nothing depends on where the machine stands. */
export default {
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 280_000 } },
    env: { TZ: 'UTC' },
  },
};
