import { Connections, load } from '@voyage/bench/load.ts';
import { pageTypes, randomPage, readTargets, Rng } from '@voyage/bench/demand.ts';
import type { Cluster } from './cluster.ts';
import type { Figures } from './figures.ts';
import { until } from '../until.ts';
import type { Visit } from './visit.ts';

const brands = ['main', 'club'] as const;
const callersOfPages = 2;

/** Pages of both sites until the work is done; the requests that failed. */
async function readPages(
  cluster: Cluster,
  work: Promise<unknown>,
): Promise<{ pages: number; failures: string[] }> {
  const over = new AbortController();
  void work.finally(() => over.abort()).catch(() => {});
  const rounds = await Promise.all(
    brands.map(async (brand, i) => {
      const api = new Connections(`${cluster.origins[brand]}/api`, 1);
      const targets = await readTargets(api);
      api.close();
      const connections = new Connections(cluster.origins[brand], callersOfPages);
      const rng = new Rng(i + 1);
      const next = () => randomPage(rng, rng.pick(pageTypes), brand, targets);
      const result: { pages: number; failures: string[] } = { pages: 0, failures: [] };
      while (!over.signal.aborted) {
        const { requests, failures } = await load(connections, next, {
          callers: callersOfPages,
          seconds: 1,
          accepts: ({ status }) => status === 200,
        });
        result.pages += requests;
        result.failures.push(...failures);
      }
      connections.close();
      return result;
    }),
  );
  await work;
  return {
    pages: rounds.reduce((sum, { pages }) => sum + pages, 0),
    failures: rounds.flatMap(({ failures }) => failures),
  };
}

/** Every service, then every site, is stopped with SIGTERM and started again, as with another release, one by one. */
export async function updateRolling(
  cluster: Cluster,
  { busy, noticedSince }: Visit,
  figures: Figures,
): Promise<void> {
  await busy(50);
  const from = performance.now();
  const replace = async () => {
    const codes: (number | null)[] = [];
    for (const { process, isReady } of [...cluster.services, ...cluster.sites]) {
      codes.push(await process.stop());
      process.restart();
      await until(`${process.name} is ready again`, isReady);
      await busy(40); // haproxy has noticed, and it works
    }
    return codes;
  };
  const replacing = replace();
  const { pages, failures } = await readPages(cluster, replacing);
  const codes = await replacing;
  figures.figure('rolling update: until all six processes are new', 's', (performance.now() - from) / 1000);
  figures.exactly(
    'rolling update: processes that did not exit with 0',
    codes.filter((code) => code !== 0).length,
    0,
  );
  figures.figure('rolling update: pages read meanwhile', '', pages);
  figures.exactly('rolling update: pages that failed', failures.length, 0, failures[0]);
  figures.noticed('rolling update', noticedSince(from), 0);
}
