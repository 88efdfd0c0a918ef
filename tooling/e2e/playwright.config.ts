import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Prefers a headless Chromium, like Playwright's own: a seventh less CPU load. */
const chromium = ['/usr/bin/chromium-headless-shell', process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Files that take half a minute or more. */
const long = ['start', 'layout-shift', 'journey', 'payment', 'places'].map((name) => `**/${name}.spec.ts`);

/**
 * Real, built servers: src/servers.ts starts them for each worker, with their own ports and data, so that
 * workers do not affect each other. A file stays on one worker.
 */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/servers.ts',
  timeout: 120_000,
  // Long, for a busy machine: only failures ever wait that long.
  expect: { timeout: 20_000 },
  workers: 2,
  // A retry in a new worker on the same servers: reported as flaky, and investigated like a failure. Money,
  // quota and races are also tested elsewhere (apps/api, without retries).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // The longest files first, so that both workers end at about the same time.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'other', testIgnore: long },
  ],
  use: {
    // A trace slows down every test; `--trace on` writes one to investigate a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
