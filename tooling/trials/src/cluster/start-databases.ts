import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { patroniYaml, type DatabaseServer, type Passwords, type Server } from './configuration.ts';
import { nodeThatIs, queryAt, settled, type DatabaseNode } from './databases.ts';
import { root } from '@voyage/bench/processes.ts';
import type { Machine } from './machine.ts';
import { statusOf, until } from '../until.ts';
import type { Supervised } from './supervise.ts';

const secret = () => randomBytes(12).toString('hex');
export const passwords = (): Passwords => ({
  superuser: secret(),
  replication: secret(),
  owner: secret(),
  service: secret(),
});
export const address = (user: string, password: string, port: number, database = 'voyage'): string =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Three etcd, of which one may fail. */
export async function startEtcd(machine: Machine): Promise<{ servers: Server[]; processes: Supervised[] }> {
  const servers = await machine.servers('etcd', 3);
  const peers = await machine.servers('peer', 3);
  const url = (port: number | undefined) => `http://127.0.0.1:${port}`;
  const processes = servers.map(({ name, port }, i) =>
    machine.runProgram(name, machine.programs.etcd, [
      `--name=${name}`,
      `--data-dir=${join(machine.folder, name)}`,
      `--listen-client-urls=${url(port)}`,
      `--advertise-client-urls=${url(port)}`,
      `--listen-peer-urls=${url(peers[i]?.port)}`,
      `--initial-advertise-peer-urls=${url(peers[i]?.port)}`,
      `--initial-cluster=${servers.map((server, at) => `${server.name}=${url(peers[at]?.port)}`).join(',')}`,
      // all of them share two processors and a disk
      '--heartbeat-interval=300',
      '--election-timeout=3000',
    ]),
  );
  for (const { name, port } of servers)
    await until(`${name} is healthy`, async () => (await statusOf(`${url(port)}/health`)) === 200);
  return { servers, processes };
}

/** A primary, a synchronous replica and another one, run by Patroni. */
export async function startPatroni(
  machine: Machine,
  servers: DatabaseServer[],
  etcd: Server[],
  secrets: Passwords,
): Promise<DatabaseNode[]> {
  const nodes: DatabaseNode[] = [];
  for (const server of servers) {
    const options = { etcd, folder: machine.folder, bin: machine.programs.postgres, passwords: secrets };
    const file = machine.write(`${server.name}.yml`, patroniYaml(server, options));
    const patroni = machine.runProgram(`patroni-${server.name}`, machine.programs.patroni, [file]);
    nodes.push({ ...server, patroni });
    // the first one creates the database, and the others copy it
    if (nodes.length === 1)
      await until('the first PostgreSQL is the primary', async () =>
        Boolean(await nodeThatIs('primary', nodes)),
      );
  }
  await settled(nodes);
  return nodes;
}

/** The two roles of docs/operations/release.md, and the tables; returns what the migration reports. */
export async function createDatabase(primaryPort: number, secrets: Passwords): Promise<string> {
  const admin = queryAt(address('postgres', secrets.superuser, primaryPort, 'postgres'));
  await admin(`create role voyage_owner login password '${secrets.owner}'`);
  await admin(`create role voyage_service login password '${secrets.service}'`);
  await admin(`create database voyage owner voyage_owner encoding 'UTF8'`);
  return execFileSync(process.execPath, ['src/operations/migrate.ts', '--grant', 'voyage_service'], {
    cwd: join(root, 'apps', 'api'),
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: address('voyage_owner', secrets.owner, primaryPort) },
  }).trim();
}
