/** For the unit tests of every package: a time limit only ends a test that hangs, and nothing depends on the location of the machine. */
export default {
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 280_000 } },
    env: { TZ: 'UTC' },
  },
};
