import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Programs {
  /** The folder of PostgreSQL's programs. */
  postgres: string;
  patroni: string;
  etcd: string;
  pgbouncer: string;
  haproxy: string;
}

const packages = ['postgresql', 'patroni', 'etcd-server', 'pgbouncer', 'haproxy'];
const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
const find = (name: string): string =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? '';

/** @throws Error that names the packages to install */
export function findPrograms(): Programs {
  const newest = globSync('/usr/lib/postgresql/*/bin/postgres')
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  const found = {
    postgres: newest ? dirname(newest) : '',
    patroni: find('patroni'),
    etcd: find('etcd'),
    pgbouncer: find('pgbouncer'),
    haproxy: find('haproxy'),
  };
  if (!Object.values(found).includes('')) return found;
  const missing = packages.filter((_, i) => Object.values(found)[i] === '').join(' ');
  throw new Error(
    `Not installed: ${missing}. On Debian, as root:\n  apt-get install --no-install-recommends ${missing}\n  systemctl disable --now postgresql patroni etcd pgbouncer haproxy   # what the packages start by themselves`,
  );
}

/** As the record of a run names them; other systems have no dpkg. */
export const programVersions = (): string =>
  spawnSync('dpkg-query', ['--show', ...packages], { encoding: 'utf8' }).stdout?.replaceAll(/\s+/g, ' ') ??
  '';

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
