import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unavailableAnswer, unavailablePage } from './unavailable-answers.ts';
import { haproxyConfig, patroniYaml, pgbouncerIni } from './configuration.ts';
import { root } from '@voyage/bench/processes.ts';

const databases = [1, 2, 3].map((n) => ({ name: `postgres${n}`, port: 5430 + n, restPort: 8000 + n }));
const etcd = [1, 2, 3].map((n) => ({ name: `etcd${n}`, port: 2370 + n }));
const passwords = { superuser: 's', replication: 'r', owner: 'o', service: 'v' };
const rendered = {
  yaml: databases
    .map((server) => patroniYaml(server, { etcd, folder: '/data', bin: '/bin', passwords }))
    .join(''),
  ini: pgbouncerIni(6432, 5000, '/data'),
  haproxy: haproxyConfig(
    { primary: 5000, service: 4000, main: 3000, club: 3001 },
    {
      databases,
      services: [{ name: 'service1', port: 4001 }],
      main: [{ name: 'main1', port: 3011 }],
      club: [{ name: 'club1', port: 3021 }],
    },
    '/data',
  ),
};

test.each(['yaml', 'ini', 'haproxy'] as const)('the %s that operators copy is what was tried', (kind) => {
  const page = readFileSync(join(root, 'docs', 'operations', 'cluster.md'), 'utf8');
  const [, block = ''] = new RegExp(`\`\`\`${kind}\n(.*?)\`\`\``, 's').exec(page) ?? [];
  const withoutComment = (line: string) => line.replace(/\s+#.*/, '').trim();
  const known = new Set(rendered[kind].split('\n').map(withoutComment));
  // addresses differ between installations
  const lines = block
    .split('\n')
    .map(withoutComment)
    .filter((line) => line !== '' && !line.includes('10.0.'));
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => !known.has(line))).toEqual([]);
});

test('every server is health-checked where it listens', () => {
  for (const line of [
    'server postgres2 127.0.0.1:5432 check port 8002 on-marked-down shutdown-sessions',
    'server service1 127.0.0.1:4001 check',
    'server club1 127.0.0.1:3021 check',
  ])
    expect(rendered.haproxy).toContain(`  ${line}\n`);
});

test('a service gets requests while it reaches the database, and any service while none does', () => {
  const sections = new Map(
    rendered.haproxy.split(/\n(?=\w)/).map((section) => [/^.*$/m.exec(section)?.[0], section]),
  );
  expect(sections.get('frontend service')).toContain(
    'use_backend service-with-database if { nbsrv(service-with-database) gt 0 }\n  default_backend any-service\n',
  );
  for (const [name, path] of [
    ['backend service-with-database', '/ready?database'],
    ['backend any-service', '/ready'],
  ])
    expect(sections.get(name)).toContain(
      `  http-check send meth GET uri ${path} ver HTTP/1.1 hdr host localhost\n  server service1 127.0.0.1:4001 check\n`,
    );
});

test('calls and pages of a site have the same servers, and separate error responses of haproxy', () => {
  expect(rendered.haproxy).toContain(
    '  use_backend club-calls if { path_beg /api/ }\n  default_backend club-pages\n',
  );
  expect(rendered.haproxy).toContain('backend club-pages\n  mode http\n  errorfiles unavailable-club\n');
  expect(rendered.haproxy).toContain(
    'backend club-calls\n  mode http\n  errorfiles unavailable\n  server club1 127.0.0.1:3021 track club-pages/club1\n',
  );
});

const parted = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 503 .*retry-after: 5\r\n/s);
  expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
  return { head, body };
};
test('what haproxy itself answers to a call has the shape of a response of the service', () =>
  expect(JSON.parse(parted(unavailableAnswer()).body)).toMatchObject({ success: false, code: 'sy0001' }));

test.each([
  ['main', ['zh-Hant', 'zh-Hans', 'ja', 'en']],
  ['club', ['zh-Hant', 'zh-Hans', 'en']],
] as const)('what it answers to a page of %s is a page in the languages of the site', (brand, languages) => {
  const { head, body } = parted(unavailablePage(brand));
  expect(head).toContain('content-type: text/html; charset=utf-8');
  expect([...body.matchAll(/<p lang="([^"]+)">/g)].map(([, language]) => language)).toEqual(languages);
});
