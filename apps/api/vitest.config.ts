import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/database.ts'],
    env: { NODE_ENV: 'test', TZ: 'UTC' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
