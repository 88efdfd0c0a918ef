import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Programs {
  /** The folder of PostgreSQL's programs. */
  postgres: string;
  patroni: string;
  etcd: string;
  pgbouncer: string;
  haproxy: string;
}

/** Debian's packages, by what is used of each. */
const packages: Record<keyof Programs, string> = {
  postgres: 'postgresql',
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
};
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

function newestPostgres(): string | undefined {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(all, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')));
}

/** @throws Error that names the packages to install */
export function findPrograms(): Programs {
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const found: Record<keyof Programs, string | undefined> = {
    postgres: newestPostgres(),
    patroni: find('patroni'),
    etcd: find('etcd'),
    pgbouncer: find('pgbouncer'),
    haproxy: find('haproxy'),
  };
  const { postgres, patroni, etcd, pgbouncer, haproxy } = found;
  if (postgres && patroni && etcd && pgbouncer && haproxy)
    return { postgres, patroni, etcd, pgbouncer, haproxy };
  const names = Object.entries(packages).flatMap(([program, name]) =>
    Object.entries(found).some(([one, path]) => one === program && !path) ? name : [],
  );
  throw new Error(
    `Not installed: ${names.join(', ')}. On Debian, as root:\n  apt-get install --no-install-recommends ${names.join(' ')}\n  systemctl disable --now postgresql patroni etcd pgbouncer haproxy   # what the packages start by themselves`,
  );
}

const versionOf = (command: string, ...args: string[]): string =>
  /\d+\.\d+(\.\d+)?/.exec(execFileSync(command, args, { encoding: 'utf8' }))?.[0] ?? 'unknown';
/** As the record of a run names them. */
export const programVersions = (programs: Programs): string =>
  [
    `PostgreSQL ${versionOf(join(programs.postgres, 'postgres'), '--version')}`,
    `Patroni ${versionOf(programs.patroni, '--version')}`,
    `etcd ${versionOf(programs.etcd, '--version')}`,
    `pgbouncer ${versionOf(programs.pgbouncer, '--version')}`,
    `haproxy ${versionOf(programs.haproxy, '-v')}`,
  ].join(', ');

export interface Identity {
  uid?: number;
  gid?: number;
}
/** PostgreSQL and pgbouncer refuse to run as root: then all run as the user that Debian's package creates. */
export function databaseIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const id = (what: '-u' | '-g') => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
