import { setTimeout as pause } from 'node:timers/promises';
import { endpointSpecs } from '@voyage/contracts/endpoint-specs.gen.ts';
import type { Cluster } from './cluster.ts';
import { killPostgres, nodeOf, nodeWithRole, switchOver } from './databases.ts';
import type { Figures } from './figures.ts';
import { statusOf, until } from '../until.ts';
import type { Visit } from './visit.ts';

const roles = async ({ databases }: Cluster) => ({
  primary: await nodeOf('primary', databases),
  replica: await nodeOf('synchronous', databases),
});

/** The primary's role moves, in the storm: as planned, and because its machine is gone. */
export async function failOver(
  cluster: Cluster,
  { busy, noticedSince }: Visit,
  figures: Figures,
): Promise<void> {
  const planned = await roles(cluster);
  await busy(100);
  let from = performance.now();
  await switchOver(planned.primary, planned.replica);
  await busy(100);
  await cluster.whole();
  await busy(100);
  figures.noticed('planned switchover', noticedSince(from));

  const lost = await roles(cluster);
  await busy(100);
  from = performance.now();
  await lost.primary.patroni.kill(true);
  killPostgres(lost.primary, cluster.folder);
  await pause(5_000); // haproxy has noticed that no service reaches the database; another primary takes longer
  const list = `${cluster.origins.main}/api/${endpointSpecs.regions.path}`;
  figures.exactly("the primary's machine is gone: status of a list meanwhile", await statusOf(list), 200);
  await until('another PostgreSQL is the primary', async () => {
    const now = await nodeWithRole('primary', cluster.databases);
    return now !== undefined && now.name !== lost.primary.name;
  });
  figures.figure(
    "the primary's machine is gone: until another is the primary",
    's',
    (performance.now() - from) / 1000,
  );
  await busy(100);
  figures.noticed("the primary's machine is gone", noticedSince(from));
  from = performance.now();
  lost.primary.patroni.restart();
  await cluster.whole();
  await busy(100);
  figures.noticed('it returns, as a replica', noticedSince(from));
}
