import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { onCleanUp, root, type Query } from '@voyage/bench/processes.ts';
import { copySite } from '@voyage/run/copy-site.ts';
import { statusOf, until } from '../until.ts';
import {
  errorFile,
  errorFiles,
  haproxyFile,
  hostOf,
  patroniFile,
  pgbouncerFile,
  sitePorts,
} from './configuration.ts';
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
}

const balancer = hostOf(1);
const origins = { main: `http://${balancer}:3000`, club: `http://${balancer}:3001` };
const brands = ['main', 'club'] as const;
const secret = () => randomBytes(12).toString('hex');
/** Seconds that only end a start which hangs: a busy machine may need minutes. */
const starting = { seconds: 300 };
/** More than haproxy takes to notice that a process is not ready: two checks, half a second apart. */
const drain = { NODE_ENV: 'production', DRAIN_SECONDS: '3' };

const application = (process: Supervised, address: string): Application => ({
  process,
  // a site has no database, and ignores the question
  isReady: async () => (await statusOf(`http://${address}/ready?database`)) === 200,
});
const databaseUrl = (user: string, password: string, address: string, name = 'voyage') =>
  `postgres://${user}:${password}@${address}/${name}`;
async function allReady(applications: readonly Application[]): Promise<void> {
  for (const { process, isReady } of applications) await until(`${process.name} is ready`, isReady, starting);
}

/** @throws Error if a program is missing or does not start */
export async function startCluster(log: (message: string) => void): Promise<Cluster> {
  const machine = prepareMachine();
  const { folder } = machine;
  const databases: DatabaseNode[] = [];
  const passwords = { superuser: secret(), replication: secret(), owner: secret(), service: secret() };
  const primary = `${balancer}:5000`;
  const owner = databaseUrl('voyage_owner', passwords.owner, primary);

  /** Three, of which one may fail. */
  async function startEtcd(): Promise<Supervised[]> {
    const members = [1, 2, 3].map((n) => ({
      name: `etcd${n}`,
      clients: `http://${hostOf(10 + n)}:2379`,
      peer: `http://${hostOf(10 + n)}:2380`,
    }));
    const started = members.map(({ name, clients, peer }) =>
      machine.runProgram(name, 'etcd-server', [
        `--name=${name}`,
        `--data-dir=${join(folder, name)}`,
        `--listen-client-urls=${clients}`,
        `--advertise-client-urls=${clients}`,
        `--listen-peer-urls=${peer}`,
        `--initial-advertise-peer-urls=${peer}`,
        `--initial-cluster=${members.map((member) => `${member.name}=${member.peer}`).join(',')}`,
        // all of them share two processors and a disk
        '--heartbeat-interval=300',
        '--election-timeout=3000',
      ]),
    );
    for (const { name, clients } of members)
      await until(`${name} is healthy`, async () => (await statusOf(`${clients}/health`)) === 200, starting);
    return started;
  }

  function startHaproxies(): Supervised[] {
    for (const name of errorFiles) machine.write(name, errorFile(name));
    const file = machine.write('haproxy.cfg', haproxyFile(folder));
    return [1, 2].map((n) => machine.runProgram(`haproxy${n}`, 'haproxy', ['-db', '-f', file]));
  }

  /** A primary, a synchronous replica and another one, run by Patroni. */
  async function startDatabases(): Promise<void> {
    for (const n of [1, 2, 3]) {
      const name = `postgres${n}`;
      const text = patroniFile(n, { folder, bin: machine.postgres, passwords });
      const file = machine.write(`${name}.yml`, text);
      const node = { name, rest: `http://${hostOf(10 + n)}:8008` };
      onCleanUp(() => Promise.resolve(killPostgres(node, folder))); // its Patroni, killed before, leaves it running
      databases.push({ ...node, patroni: machine.runProgram(`patroni-${name}`, 'patroni', [file]) });
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
    const admin = queryAt(databaseUrl('postgres', passwords.superuser, primary, 'postgres'));
    await admin(`create role voyage_owner login password '${passwords.owner}'`);
    await admin(`create role voyage_service login password '${passwords.service}'`);
    await admin(`create database voyage owner voyage_owner encoding 'UTF8'`);
    return execFileSync(process.execPath, ['src/operations/migrate.ts', '--grant', 'voyage_service'], {
      cwd: join(root, 'apps', 'api'),
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: owner },
    }).trim();
  }

  /** Each with a pgbouncer of its own, as on machines of their own. */
  async function startServices(): Promise<{ services: Application[]; pgbouncers: Supervised[] }> {
    machine.write('userlist.txt', `"voyage_service" "${passwords.service}"\n`);
    const pgbouncers: Supervised[] = [];
    const services: Application[] = [];
    for (const n of [1, 2]) {
      const file = machine.write(`pgbouncer${n}.ini`, pgbouncerFile(n, folder));
      pgbouncers.push(machine.runProgram(`pgbouncer${n}`, 'pgbouncer', [file]));
      const host = hostOf(20 + n);
      const env = {
        ...drain,
        API_HOST: host,
        API_PORT: '4000',
        DATABASE_URL: databaseUrl('voyage_service', passwords.service, `${host}:6432`),
        DEMO_DATA: 'true',
        DEMO_HOTELS: '300',
        AUTH_SECRET: 'only for this cluster, thirty-two and more',
        SITE_URL_MAIN: origins.main,
        SITE_URL_CLUB: origins.club,
        TRUSTED_PROXIES: '127.0.0.1',
        TAPPAY_THREE_D_SECURE: 'false',
        RATE_LIMIT: '1000000',
        LOGIN_ATTEMPTS: '1000000',
        LOG_LEVEL: 'warn',
      };
      const args = ['--max-semi-space-size=16', 'src/main.ts'];
      const cwd = join(root, 'apps', 'api');
      services.push(application(machine.runNode(`service${n}`, args, { cwd, env }), `${host}:4000`));
    }
    await allReady(services);
    return { services, pgbouncers };
  }

  /** Two processes of each built site. */
  async function startSites(): Promise<Application[]> {
    const sites: Application[] = [];
    for (const brand of brands) {
      const cwd = copySite(join(root, 'apps', brand), join(folder, brand));
      for (const [index, port] of sitePorts[brand].entries()) {
        const env = {
          ...drain,
          [`${brand.toUpperCase()}_PORT`]: String(port),
          API_URL: `http://${balancer}:4000`,
          SITE_PROXIES: '1',
        };
        const args = [...(brand === 'club' ? ['--conditions=aldermere:club'] : []), 'server.ts'];
        sites.push(
          application(machine.runNode(`${brand}${index + 1}`, args, { cwd, env }), `127.0.0.1:${port}`),
        );
      }
    }
    await allReady(sites);
    return sites;
  }

  const etcd = await startEtcd();
  const haproxies = startHaproxies();
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
    origins,
    etcd,
    databases,
    pgbouncers,
    haproxies,
    services,
    sites,
    query: queryAt(owner),
    whole,
  };
}
