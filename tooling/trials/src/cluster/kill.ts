import { setTimeout as pause } from 'node:timers/promises';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Cluster } from './cluster.ts';
import { killPostgres, nodeOf } from './databases.ts';
import type { Figures } from './figures.ts';
import type { Visit } from './visit.ts';

interface Victim {
  name: string;
  kill(): Promise<unknown> | void;
}

/** One process of each kind; the supervisor, or Patroni, restarts it. */
const victims = (cluster: Cluster): Victim[] => [
  { name: 'a service', kill: () => itemAt(cluster.services, 0).process.kill() },
  { name: 'a site (main)', kill: () => itemAt(cluster.sites, 0).process.kill() },
  { name: 'a site (club)', kill: () => itemAt(cluster.sites, 2).process.kill() },
  { name: 'a pgbouncer', kill: () => itemAt(cluster.pgbouncers, 0).kill() },
  { name: 'a haproxy', kill: () => itemAt(cluster.haproxies, 0).kill() },
  { name: 'an etcd', kill: () => itemAt(cluster.etcd, 0).kill() },
  {
    name: 'the synchronous replica',
    kill: async () => killPostgres(await nodeOf('synchronous', cluster.databases), cluster.folder),
  },
  {
    name: "the primary's Patroni",
    kill: async () => (await nodeOf('primary', cluster.databases)).patroni.kill(),
  },
  {
    name: 'the primary',
    kill: async () => killPostgres(await nodeOf('primary', cluster.databases), cluster.folder),
  },
];

/** Seconds that a pgbouncer stays dead: much longer than haproxy takes to notice. */
const downSeconds = 10;

/** A service that does not reach the database for a while: the other one gets all calls meanwhile. */
async function losePgbouncer(
  cluster: Cluster,
  { busy, noticedSince }: Visit,
  figures: Figures,
): Promise<void> {
  const pgbouncer = itemAt(cluster.pgbouncers, 0);
  await busy(100);
  const from = performance.now();
  await pgbouncer.kill(true);
  await pause(downSeconds * 1000);
  pgbouncer.restart();
  await cluster.whole();
  await busy(100);
  const noticed = noticedSince(from);
  const what = `a pgbouncer is dead for ${downSeconds} s`;
  figures.noticed(what, noticed, 1);
  const last = Math.max(from, ...noticed.disruptions.map(({ at }) => at));
  figures.figure(`${what}: last attempt without an answer after`, 's', (last - from) / 1000);
}

/** kill -9 of one process of each kind, one after the other, in the storm: no caller repeats a call more than once. */
export async function killEach(cluster: Cluster, visit: Visit, figures: Figures): Promise<void> {
  const { busy, noticedSince } = visit;
  for (const { name, kill } of victims(cluster)) {
    await busy(100);
    const from = performance.now();
    await kill();
    await busy(100);
    await cluster.whole();
    await busy(100);
    figures.noticed(`kill -9: ${name}`, noticedSince(from), 1);
  }
  await losePgbouncer(cluster, visit, figures);
}
