import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database.ts'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2, // much of it waits for clocks and processes; each file has a pool of connections, or three
  },
});
