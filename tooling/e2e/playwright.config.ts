import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium without a window first, as Playwright's own is: a seventh less work for the processor. */
const chromium = ['/usr/bin/chromium-headless-shell', process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Files that take half a minute and more. */
const long = ['start', 'layout-shift', 'journey', 'payment', 'places'].map((name) => `**/${name}.spec.ts`);

/**
 * The servers are real and built: src/servers.ts starts them for each worker, on free ports and data of its own,
 * so that what one worker books, nobody else misses. A file stays on one worker.
 */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/servers.ts',
  timeout: 120_000,
  // Long, for a machine that does other things beside: only a failure ever waits that long.
  expect: { timeout: 20_000 },
  workers: 2,
  // A second try, in a new worker on the same servers: it is printed as flaky, and looked into like a failure. Nothing
  // that proves money, quota or races lies here alone (apps/api has that, without retries).
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // The longest files first, so that both workers end at about the same time.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'other', testIgnore: long },
  ],
  use: {
    // A trace costs every test time; `--trace on` writes one for a failure that is looked into.
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
