import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium =
  process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

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
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
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
