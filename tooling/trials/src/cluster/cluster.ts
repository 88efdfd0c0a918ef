import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root, type Query } from '@voyage/bench/processes.ts';
import { copySite } from '@voyage/run/copy-site.ts';
import { statusOf, until } from '../until.ts';
import { errorFile, errorFiles, haproxyFile, patroniFile, pgbouncerFile } from './configuration.ts';
import { killPostgres, nodeWithRole, queryAt, settled, type DatabaseNode } from './databases.ts';
import { prepareMachine } from './machine.ts';
import type { Supervised } from './supervise.ts';

/** A service or a site. */
interface Application {
  process: Supervised;
  /** Whether it accepts requests, and a service's database answers. */
  isReady(): Promise<boolean>;
}
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
  /** Waits until every part is as after the start. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

const balancer = { primary: '10.0.0.1:5000', service: '10.0.0.1:4000' };
const balanced = { main: '10.0.0.1:3000', club: '10.0.0.1:3001' };
const brands = ['main', 'club'] as const;
const secret = () => randomBytes(12).toString('hex');
/** Seconds that only end a start which hangs: a busy machine may need minutes. */
const starting = { seconds: 300 };
/** More than haproxy takes to notice that a process is not ready: two checks, half a second apart. */
const drain = { NODE_ENV: 'production', DRAIN_SECONDS: '3' };

const application = (process: Supervised, port: number): Application => ({
  process,
  // a site has no database, and ignores the question
  isReady: async () => (await statusOf(`http://127.0.0.1:${port}/ready?database`)) === 200,
});
async function allReady(applications: readonly Application[]): Promise<void> {
  for (const { process, isReady } of applications) await until(`${process.name} is ready`, isReady, starting);
}

/** Starts everything on free ports of 127.0.0.1, from `firstPort` on. @throws Error if a program is missing or does not start */
export async function startCluster(firstPort: number, log: (message: string) => void): Promise<Cluster> {
  const machine = prepareMachine(firstPort);
  const { folder, port } = machine;
  const databases: DatabaseNode[] = [];
  const stop = () =>
    machine.stop(() => {
      for (const node of databases) killPostgres(node, folder); // Patroni leaves it running
    });
  const passwords = { superuser: secret(), replication: secret(), owner: secret(), service: secret() };
  const url = async (address: string) => `http://127.0.0.1:${await port(address)}`;
  const databaseUrl = async (user: string, password: string, address: string, name = 'voyage') =>
    `postgres://${user}:${password}@127.0.0.1:${await port(address)}/${name}`;

  /** Three, of which one may fail. */
  async function startEtcd(): Promise<Supervised[]> {
    const peers: string[] = [];
    for (const n of [1, 2, 3]) peers.push(`etcd${n}=${await url(`10.0.0.1${n}:2380`)}`);
    const started: Supervised[] = [];
    for (const n of [1, 2, 3]) {
      const [clients, peer] = [await url(`10.0.0.1${n}:2379`), await url(`10.0.0.1${n}:2380`)];
      started.push(
        machine.runProgram(`etcd${n}`, 'etcd-server', [
          `--name=etcd${n}`,
          `--data-dir=${join(folder, `etcd${n}`)}`,
          `--listen-client-urls=${clients}`,
          `--advertise-client-urls=${clients}`,
          `--listen-peer-urls=${peer}`,
          `--initial-advertise-peer-urls=${peer}`,
          `--initial-cluster=${peers.join(',')}`,
          // all of them share two processors and a disk
          '--heartbeat-interval=300',
          '--election-timeout=3000',
        ]),
      );
    }
    for (const n of [1, 2, 3]) {
      const health = `${await url(`10.0.0.1${n}:2379`)}/health`;
      await until(`etcd${n} is healthy`, async () => (await statusOf(health)) === 200, starting);
    }
    return started;
  }

  async function startHaproxies(): Promise<Supervised[]> {
    for (const name of errorFiles) await machine.write(name, errorFile(name));
    const file = await machine.write('haproxy.cfg', haproxyFile(folder));
    return [1, 2].map((n) => machine.runProgram(`haproxy${n}`, 'haproxy', ['-db', '-f', file]));
  }

  /** A primary, a synchronous replica and another one, run by Patroni. */
  async function startDatabases(): Promise<void> {
    for (const n of [1, 2, 3]) {
      const name = `postgres${n}`;
      const text = patroniFile(n, { folder, bin: machine.postgres, passwords });
      const file = await machine.write(`${name}.yml`, text);
      const patroni = machine.runProgram(`patroni-${name}`, 'patroni', [file]);
      databases.push({ name, rest: await url(`10.0.0.1${n}:8008`), patroni });
      // the first one creates the database, and the others copy it
      if (n === 1)
        await until(
          'the first PostgreSQL is the primary',
          async () => Boolean(await nodeWithRole('primary', databases)),
          starting,
        );
    }
    await settled(databases);
  }

  /** The two roles of docs/operations/release.md, and the tables; returns what the migration reports. */
  async function createDatabase(): Promise<string> {
    const admin = queryAt(await databaseUrl('postgres', passwords.superuser, balancer.primary, 'postgres'));
    await admin(`create role voyage_owner login password '${passwords.owner}'`);
    await admin(`create role voyage_service login password '${passwords.service}'`);
    await admin(`create database voyage owner voyage_owner encoding 'UTF8'`);
    const DATABASE_URL = await databaseUrl('voyage_owner', passwords.owner, balancer.primary);
    return execFileSync(process.execPath, ['src/operations/migrate.ts', '--grant', 'voyage_service'], {
      cwd: join(root, 'apps', 'api'),
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL },
    }).trim();
  }

  /** Each with a pgbouncer of its own, as on machines of their own. */
  async function startServices(): Promise<{ services: Application[]; pgbouncers: Supervised[] }> {
    await machine.write('userlist.txt', `"voyage_service" "${passwords.service}"\n`);
    const pgbouncers: Supervised[] = [];
    const services: Application[] = [];
    for (const n of [1, 2]) {
      const file = await machine.write(`pgbouncer${n}.ini`, pgbouncerFile(n, folder));
      pgbouncers.push(machine.runProgram(`pgbouncer${n}`, 'pgbouncer', [file]));
      const own = await port(`10.0.0.2${n}:4000`);
      const env = {
        ...drain,
        API_PORT: String(own),
        DATABASE_URL: await databaseUrl('voyage_service', passwords.service, `10.0.0.2${n}:6432`),
        DEMO_DATA: 'true',
        DEMO_HOTELS: '300',
        AUTH_SECRET: 'only for this cluster, thirty-two and more',
        SITE_URL_MAIN: await url(balanced.main),
        SITE_URL_CLUB: await url(balanced.club),
        TRUSTED_PROXIES: '127.0.0.1',
        TAPPAY_THREE_D_SECURE: 'false',
        RATE_LIMIT: '1000000',
        LOGIN_ATTEMPTS: '1000000',
        LOG_LEVEL: 'warn',
      };
      const args = ['--max-semi-space-size=16', 'src/main.ts'];
      const cwd = join(root, 'apps', 'api');
      services.push(application(machine.runNode(`service${n}`, args, { cwd, env }), own));
    }
    await allReady(services);
    return { services, pgbouncers };
  }

  /** Two processes of each built site. */
  async function startSites(): Promise<Application[]> {
    const sites: Application[] = [];
    for (const brand of brands) {
      const cwd = copySite(join(root, 'apps', brand), join(folder, brand));
      for (const n of [1, 2]) {
        const own = await port(`10.0.0.3${n}:${brand === 'main' ? 3000 : 3001}`);
        const env = {
          ...drain,
          [`${brand.toUpperCase()}_PORT`]: String(own),
          API_URL: await url(balancer.service),
          SITE_PROXIES: '1',
        };
        const args = [...(brand === 'club' ? ['--conditions=aldermere:club'] : []), 'server.ts'];
        sites.push(application(machine.runNode(`${brand}${n}`, args, { cwd, env }), own));
      }
    }
    await allReady(sites);
    return sites;
  }

  try {
    const etcd = await startEtcd();
    const haproxies = await startHaproxies();
    await startDatabases();
    log(`databases started; ${await createDatabase()}`);
    const { services, pgbouncers } = await startServices();
    const sites = await startSites();
    const whole = async () => {
      await settled(databases);
      await allReady([...services, ...sites]);
      for (const one of [...etcd, ...pgbouncers, ...haproxies])
        await until(`${one.name} runs`, () => Promise.resolve(one.pid !== undefined));
    };
    await whole();
    log(`services and sites started, in ${folder}`);
    return {
      versions: machine.versions,
      folder,
      origins: { main: await url(balanced.main), club: await url(balanced.club) },
      etcd,
      databases,
      pgbouncers,
      haproxies,
      services,
      sites,
      query: queryAt(await databaseUrl('voyage_owner', passwords.owner, balancer.primary)),
      whole,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
