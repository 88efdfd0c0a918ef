import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { browserPath, settling } from './browser.ts';
import { freePort } from './processes.ts';

/** Not a dependency of the project: 176 MiB that nothing else needs, which npx downloads once. Apache-2.0. */
export const version = '13.5.0';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/**
 * Lighthouse's scores of a page for telephones, 0 to 100, in a browser that has settled: one that it starts itself
 * is still drawing its own window.
 */
export async function lighthouseScores(url: string): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'voyage-lighthouse-'));
  const file = join(folder, 'result.json');
  const port = await freePort();
  const running = spawn(
    browserPath,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(folder, 'profile')}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = once(running, 'exit');
  try {
    await setTimeout(settling);
    const options = ['--quiet', '--output=json', `--output-path=${file}`, `--port=${port}`];
    const shell = process.platform === 'win32'; // where npx is not an executable
    const { status, stderr } = spawnSync(
      'npx',
      ['--yes', '--ignore-scripts', `lighthouse@${version}`, shell ? `"${url}"` : url, ...options],
      { encoding: 'utf8', shell },
    );
    if (status !== 0) throw new Error(`lighthouse of ${url}: ${stderr.slice(-600)}`);
    const { categories: found }: { categories: Record<string, { score: number | null }> } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const score = (category: string) => Math.round((found[category]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    };
  } finally {
    running.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
