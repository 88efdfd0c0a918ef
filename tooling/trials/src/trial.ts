// npm run trial -- <name> [arguments]: operations tried on one machine (docs/operations/trials.md).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSites, root } from '@voyage/bench/processes.ts';
import { installBrowser } from '@voyage/run/install-browser.ts';

interface Trial {
  /** From the root. */
  file: string;
  /** Whether it runs the built sites: Turbo knows whether a build is of these sources. */
  needsSites?: true;
  needsBrowser?: true;
}
const own = 'tooling/trials/src';
const trials: Record<string, Trial> = {
  cluster: { file: `${own}/cluster/main.ts`, needsSites: true },
  prometheus: { file: `${own}/prometheus/trial.ts`, needsSites: true, needsBrowser: true },
  caches: { file: `${own}/caches.ts`, needsSites: true },
  released: { file: `${own}/released/drive.ts`, needsBrowser: true },
  'roll-back': { file: `${own}/released/roll-back.ts` },
  upgrade: { file: 'apps/api/testing/upgrade-under-load.ts' },
  'external-db': { file: 'apps/api/testing/external-database.ts' },
  crawl: { file: 'tooling/e2e/src/browser-crawl.ts', needsSites: true, needsBrowser: true },
};

const [name = ''] = process.argv.splice(2, 1);
const trial = trials[name];
if (!trial) {
  console.error(
    `npm run trial -- ${Object.keys(trials).join(' | ')} [arguments] (docs/operations/trials.md)`,
  );
  process.exit(2);
}
if (trial.needsBrowser) installBrowser();
if (trial.needsSites) buildSites();
await import(pathToFileURL(join(root, trial.file)).href);
