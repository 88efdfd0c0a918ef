import { expect, test } from 'vitest';
import { errorFile, errorFiles, haproxyFile, patroniFile, pgbouncerFile } from './configuration.ts';

const haproxy = haproxyFile('/here');
const place = {
  folder: '/here',
  bin: '/bin',
  passwords: { superuser: 's', replication: 'r', owner: 'o', service: 'v' },
};

test.each([
  ['patroni.yml', patroniFile(2, place), ['name: postgres2', 'listen: 127.10.0.12:5432']],
  ['pgbouncer.ini', pgbouncerFile(2, '/here'), ['listen_addr = 127.10.0.22']],
  [
    'haproxy.cfg',
    haproxy,
    [
      'server postgres2 127.10.0.12:5432 check port 8008 ',
      'server club1 127.0.0.1:13131 check',
      'errorfile 503 /here/unavailable-club.http',
    ],
  ],
])('%s is tried with loopback addresses', (_, text, lines) => {
  expect(text).not.toMatch(/\b10\.0\.0\./);
  for (const line of lines) expect(text).toContain(line);
});

test('haproxy checks every server, or follows the check of another backend', () => {
  const servers = haproxy.match(/^ {2}server .*$/gm) ?? [];
  expect(servers.length).toBe(15);
  expect(servers.filter((line) => !/ (check|track \S+)\b/.test(line))).toEqual([]);
});

test('a service gets requests while it reaches the database, and any service while none does', () => {
  expect(haproxy).toContain(
    'use_backend service-with-database if { nbsrv(service-with-database) gt 0 }\n  default_backend any-service\n',
  );
  const [, checks = ''] = /^backend service-with-database\n(.*?)^$/ms.exec(haproxy) ?? [];
  expect(checks).toContain('uri /ready?database ');
});

test.each(['main', 'club'])('calls and pages of %s have separate error responses', (brand) => {
  expect(haproxy).toContain(`use_backend ${brand}-calls if { path_beg /api/ }`);
  expect(haproxy).toContain(`backend ${brand}-pages\n  mode http\n  errorfiles unavailable-${brand}\n`);
  expect(haproxy).toContain(`backend ${brand}-calls\n  mode http\n  errorfiles unavailable\n`);
});

test.each(errorFiles)('%s is a response of haproxy', (name) => {
  const [head = '', body = ''] = errorFile(name).split('\n\n');
  expect(head).toMatch(/^HTTP\/1.1 503 .*retry-after: 5\n/s);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  const languages = [...body.matchAll(/<p lang="([^"]+)">/g)].map(([, language]) => language);
  if (name === 'unavailable.http') expect(JSON.parse(body)).toMatchObject({ success: false, code: 'sy0001' });
  else
    expect(languages).toEqual(
      name === 'unavailable-main.http' ? ['zh-Hant', 'zh-Hans', 'ja', 'en'] : ['zh-Hant', 'zh-Hans', 'en'],
    );
});
