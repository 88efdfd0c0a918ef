import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onCleanUp, temporaryFolder } from '@voyage/bench/processes.ts';
import { supervise, type Command, type Supervised } from './supervise.ts';

/** Debian's packages, and of each what is started, or for PostgreSQL any of its programs. */
const packages = {
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
  patroni: '/usr{,/local}/{bin,sbin}/patroni',
  'etcd-server': '/usr{,/local}/{bin,sbin}/etcd',
  pgbouncer: '/usr{,/local}/{bin,sbin}/pgbouncer',
  haproxy: '/usr{,/local}/{bin,sbin}/haproxy',
};
type Package = keyof typeof packages;

/** The newest program of each package. @throws Error that names the packages to install */
function findPrograms(): (name: Package) => string {
  const newest = (paths: string[]) =>
    paths.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '';
  const found = new Map(Object.entries(packages).map(([name, path]) => [name, newest(globSync(path))]));
  const missing = [...found].flatMap(([name, path]) => (path === '' ? [name] : [])).join(' ');
  if (missing !== '')
    throw new Error(
      `Not installed: ${missing}. On Debian, as root:\n  apt-get install --no-install-recommends ${missing}\n  systemctl disable --now postgresql patroni etcd pgbouncer haproxy   # what the packages start by themselves`,
    );
  return (name) => found.get(name) ?? '';
}

/** PostgreSQL and pgbouncer refuse to run as root: then all run as the user that Debian's package creates. */
function databaseUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (what: '-u' | '-g') => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Where everything runs: a temporary folder, and the programs that were started. */
export interface Machine {
  /** As the record of a run names them; other systems have no dpkg. */
  versions: string;
  folder: string;
  /** The folder of PostgreSQL's programs. */
  postgres: string;
  /** Writes a file that only the programs' user reads; returns its path. */
  write(name: string, text: string): string;
  /** One of Debian's programs, as the unprivileged user. */
  runProgram(name: string, program: Package, args: string[]): Supervised;
  /** A service or site, as ourselves. */
  runNode(name: string, args: string[], options: Pick<Command, 'cwd' | 'env'>): Supervised;
}

/** @throws Error that names the packages to install */
export function prepareMachine(): Machine {
  const program = findPrograms();
  const user = databaseUser();
  const folder = temporaryFolder();
  const logs = join(folder, 'logs');
  mkdirSync(logs);
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  };
  own(folder);
  const run = (command: Omit<Command, 'logs'>): Supervised => {
    const one = supervise({ ...command, logs });
    onCleanUp(() => one.kill(true)); // nothing of it is kept
    return one;
  };
  return {
    versions:
      spawnSync('dpkg-query', ['--show', ...Object.keys(packages)], {
        encoding: 'utf8',
      }).stdout?.replaceAll(/\s+/g, ' ') ?? '',
    folder,
    postgres: dirname(program('postgresql')),
    write: (name, text) => {
      const path = join(folder, name);
      writeFileSync(path, text, { mode: 0o600 });
      own(path);
      return path;
    },
    runProgram: (name, of, args) => run({ name, command: program(of), args, identity: user, cwd: folder }),
    runNode: (name, args, options) => run({ name, command: process.execPath, args, ...options }),
  };
}
