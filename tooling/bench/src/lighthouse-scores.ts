import { spawnSync } from 'node:child_process';
import { freePort } from '@voyage/e2e/free-port.ts';
import { withBrowser } from './browser.ts';

/** Not a dependency of the project: 176 MiB that nothing else needs, which npx downloads once. Apache-2.0. */
export const version = '13.5.0';

export const categories = ['accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

/**
 * Lighthouse's scores of a page for telephones, 0 to 100, in a browser that has settled: one that it starts itself
 * is still drawing its own window.
 */
export async function lighthouseScores(url: string): Promise<Scores> {
  const port = await freePort();
  const shell = process.platform === 'win32'; // where npx is not an executable
  const command = ['--yes', '--ignore-scripts', `lighthouse@${version}`, shell ? `"${url}"` : url];
  const options = ['--quiet', '--output=json', `--port=${port}`, `--only-categories=${categories.join()}`];
  const { status, stdout, stderr } = await withBrowser(
    () =>
      Promise.resolve(
        spawnSync('npx', [...command, ...options], { encoding: 'utf8', shell, maxBuffer: 2 ** 27 }),
      ),
    [`--remote-debugging-port=${port}`],
  );
  if (status !== 0) throw new Error(`lighthouse of ${url}: ${stderr.slice(-600)}`);
  const { categories: found }: { categories: Record<string, { score: number | null }> } = JSON.parse(stdout);
  const score = (category: keyof Scores) => Math.round((found[category]?.score ?? 0) * 100);
  return {
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
