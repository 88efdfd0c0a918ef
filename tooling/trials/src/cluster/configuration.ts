import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@voyage/bench/processes.ts';

/** The files that operators copy. Each machine of theirs, 10.0.0.n, is the loopback address 127.10.0.n here. */
const files = join(root, 'docs', 'operations', 'cluster');
export const hostOf = (machine: number): string => `127.10.0.${machine}`;
/** Sites listen on every address of their machine: here each needs a port of its own. */
export const sitePorts = { main: [13_031, 13_032], club: [13_131, 13_132] } as const;

/** A file with some of its text replaced. @throws Error if it does not contain what is replaced */
function changed(file: string, changes: Record<string, string> = {}): string {
  return Object.entries(changes)
    .reduce(
      (text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`docs/operations/cluster/${file} does not contain ${from}`);
        return text.replaceAll(from, to);
      },
      readFileSync(join(files, file), 'utf8'),
    )
    .replaceAll(/\b10\.0\.0\.(\d+)/g, (_, machine) => hostOf(Number(machine)));
}

type Passwords = Record<'superuser' | 'replication' | 'owner' | 'service', string>;
interface Place {
  folder: string;
  /** Of PostgreSQL's programs. */
  bin: string;
  passwords: Passwords;
}
/** Of the first, second or third PostgreSQL. */
export const patroniFile = (number: number, { folder, bin, passwords }: Place): string =>
  changed('patroni.yml', {
    postgres1: `postgres${number}`,
    '10.0.0.11:8008': `10.0.0.1${number}:8008`,
    '10.0.0.11:5432': `10.0.0.1${number}:5432`,
    '/var/lib/postgresql/voyage': join(folder, `postgres${number}`),
    '/usr/lib/postgresql/18/bin': bin,
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
    '10.0.0.0/24': '127.0.0.0/8',
  });
export const pgbouncerFile = (number: number, folder: string): string =>
  changed('pgbouncer.ini', { '10.0.0.21': `10.0.0.2${number}`, '/etc/pgbouncer': folder });
export const haproxyFile = (folder: string): string =>
  changed('haproxy.cfg', {
    '10.0.0.31:3000': `127.0.0.1:${sitePorts.main[0]}`,
    '10.0.0.32:3000': `127.0.0.1:${sitePorts.main[1]}`,
    '10.0.0.31:3001': `127.0.0.1:${sitePorts.club[0]}`,
    '10.0.0.32:3001': `127.0.0.1:${sitePorts.club[1]}`,
    '/etc/haproxy': folder,
  });
/** What haproxy itself answers. */
export const errorFiles = ['unavailable.http', 'unavailable-main.http', 'unavailable-club.http'] as const;
export const errorFile = (name: (typeof errorFiles)[number]): string => changed(name);
