import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';
const chromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path && existsSync(path),
  );

/**
 * The browsers for the tests: those configured, else the distribution's, else Playwright's own; CHROMIUM_PATH then
 * names one of the first two. Stories are compared in Chromium, since their references were made there; journeys run in
 * its headless shell if available, which takes a seventh less processor time.
 */
export function installBrowser(): void {
  const isComplete = chromium() && existsSync(shell);
  if (!isComplete && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium ...');
    const wanted = ['chromium-headless-shell', ...(chromium() ? [] : ['chromium', 'fonts-noto-cjk'])];
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', ...wanted],
    ])
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
  }
  const path = chromium();
  if (path) process.env.CHROMIUM_PATH = path;
  else {
    const own = ['--filter', '@voyage/e2e', 'exec', 'playwright', 'install', '--with-deps', 'chromium'];
    const { status } = spawnSync('pnpm', own, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
