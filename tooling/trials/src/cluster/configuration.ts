import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@voyage/bench/processes.ts';

/** The files that operators copy. Their addresses begin with 10.0.0; here each is a port of this machine. */
const files = join(root, 'docs', 'operations', 'cluster');

/** A file with some of its text replaced. @throws Error if it does not contain what is replaced */
function changed(file: string, changes: Record<string, string> = {}): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/operations/cluster/${file} does not contain ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(files, file), 'utf8'),
  );
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
    '10.0.0.0/24': '127.0.0.1/32',
  });
export const pgbouncerFile = (number: number, folder: string): string =>
  changed('pgbouncer.ini', { '10.0.0.21': `10.0.0.2${number}`, '/etc/pgbouncer': folder });
export const haproxyFile = (folder: string): string => changed('haproxy.cfg', { '/etc/haproxy': folder });
/** What haproxy itself answers. */
export const errorFiles = ['unavailable.http', 'unavailable-main.http', 'unavailable-club.http'] as const;
export const errorFile = (name: (typeof errorFiles)[number]): string => changed(name);

const address = /(10\.0\.0\.\d+)(:| port=|\nlisten_port = )(\d+)(?:( check port )(\d+))?/g;
/** A configuration in which each address is the port of 127.0.0.1 that stands for it. */
export async function localised(text: string, portOf: (address: string) => Promise<number>): Promise<string> {
  const ports = new Map<string, number>();
  for (const [, host, , port, , checked] of text.matchAll(address))
    for (const one of [port, checked]) if (one) ports.set(`${host}:${one}`, await portOf(`${host}:${one}`));
  return text.replaceAll(
    address,
    (_, host: string, between: string, port: string, check = '', checked = '') =>
      `127.0.0.1${between}${ports.get(`${host}:${port}`)}${check}${ports.get(`${host}:${checked}`) ?? ''}`,
  );
}
