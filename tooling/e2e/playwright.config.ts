import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Prefers a headless Chromium, like Playwright's own: a seventh less CPU load. */
const chromium = ['/usr/bin/chromium-headless-shell', process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Files that take half a minute or more. */
const long = ['start', 'layout-shift', 'journey', 'payment', 'bank-return', 'register'].map(
  (name) => `**/${name}.spec.ts`,
);

/**
 * Real, built servers: src/servers.ts starts them for each worker, with their own ports and data, so that
 * workers do not affect each other. A file stays on one worker.
 *
 * `@gate` is on what every change has to pass: money, login, and a whole stay in each brand. The nightly run has
 * everything. A behaviour that is the same in both brands is driven in one of them, about half of all in each.
 */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/servers.ts',
  // Limits are only for what hangs. No journey is to fail because the machine is slow or busy.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: 2,
  // What fails once has a cause.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // The longest files first, so that both workers end at about the same time.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'other', testIgnore: long },
  ],
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // The same everywhere, whatever the machine is set to.
    locale: 'en-US',
    timezoneId: 'Asia/Taipei',
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
