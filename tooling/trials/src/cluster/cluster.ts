import { unavailableAnswer, unavailablePage } from './unavailable-answers.ts';
import { haproxyConfig, type Parts, type Ports } from './configuration.ts';
import { killPostgres, queryAt, settled, type DatabaseNode } from './databases.ts';
import type { Query } from '@voyage/bench/members.ts';
import { prepareMachine } from './machine.ts';
import { programVersions } from './programs.ts';
import { startServices, startSites, type Application } from './start-applications.ts';
import { address, createDatabase, passwords, startEtcd, startPatroni } from './start-databases.ts';
import { until } from '../until.ts';
import type { Supervised } from './supervise.ts';

export interface Cluster {
  versions: string;
  folder: string;
  /** Where visitors enter. */
  origins: Record<'main' | 'club', string>;
  etcd: Supervised[];
  databases: DatabaseNode[];
  pgbouncers: Supervised[];
  haproxies: Supervised[];
  services: Application[];
  sites: Application[];
  /** Statements on the primary, as the owner of the tables. */
  query: Query;
  /** The primary, for commands of the service. */
  ownerUrl: string;
  /** Waits until every part is as after the start. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts everything on free ports of 127.0.0.1, from `firstPort` on. @throws Error if a program is missing or does not start */
export async function startCluster(firstPort: number, log: (message: string) => void): Promise<Cluster> {
  const machine = prepareMachine(firstPort);
  const databases: DatabaseNode[] = [];
  const stop = () =>
    machine.stop(() => {
      for (const node of databases) killPostgres(node, machine.folder); // Patroni leaves it running
    });
  try {
    const ports: Ports = {
      primary: await machine.freePort(),
      service: await machine.freePort(),
      main: await machine.freePort(),
      club: await machine.freePort(),
    };
    const parts: Parts = {
      databases: [],
      services: await machine.servers('service', 2),
      main: await machine.servers('main', 2),
      club: await machine.servers('club', 2),
    };
    for (const server of await machine.servers('postgres', 3))
      parts.databases.push({ ...server, restPort: await machine.freePort() });
    const secrets = passwords();
    const etcd = await startEtcd(machine);
    machine.write('unavailable.http', unavailableAnswer());
    for (const brand of ['main', 'club'] as const)
      machine.write(`unavailable-${brand}.http`, unavailablePage(brand));
    const config = machine.write('haproxy.cfg', haproxyConfig(ports, parts, machine.folder));
    const haproxies = ['haproxy1', 'haproxy2'].map((name) =>
      machine.runProgram(name, machine.programs.haproxy, ['-db', '-f', config]),
    );
    databases.push(...(await startPatroni(machine, parts.databases, etcd.servers, secrets)));
    log(`databases started; ${await createDatabase(ports.primary, secrets)}`);
    const { services, pgbouncers } = await startServices(machine, ports, parts, secrets);
    const sites = await startSites(machine, ports, parts);
    const ownerUrl = address('voyage_owner', secrets.owner, ports.primary);
    const origins = { main: `http://127.0.0.1:${ports.main}`, club: `http://127.0.0.1:${ports.club}` };
    const whole = async () => {
      await settled(databases);
      for (const { process, isReady } of [...services, ...sites])
        await until(`${process.name} is ready`, isReady);
      for (const one of [...etcd.processes, ...pgbouncers, ...haproxies])
        await until(`${one.name} runs`, () => Promise.resolve(one.pid !== undefined));
    };
    await whole();
    log(`services and sites started, in ${machine.folder}`);
    return {
      versions: programVersions(),
      folder: machine.folder,
      origins,
      etcd: etcd.processes,
      databases,
      pgbouncers,
      haproxies,
      services,
      sites,
      query: queryAt(ownerUrl),
      ownerUrl,
      whole,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
