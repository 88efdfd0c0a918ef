// The checks must be able to fail, and to pass.
import { describe, expect, it, test } from 'vitest';
import { importProblem, packageProblem, serviceProblem, textProblem } from './boundaries.ts';
import { problemsOf as deploymentProblems, readTexts } from './deployment.ts';
import {
  problemsOf as environmentProblems,
  readBySource,
  requiredVariables,
  variablesOf,
} from './environment.ts';
import { folderCycles } from './folder-cycles.ts';
import { unusedMessages } from './messages.ts';
import { prometheusRuleFile } from './prometheus-rule.ts';
import { pathsOf, undeclared } from './task-inputs.ts';
import { problemsOf as workflowProblems } from './workflows.ts';

describe('boundaries', () => {
  test.each([
    ['ui', 'i18n'],
    ['map', 'features/stays'],
    ['features/stays', 'features/booking'],
    ['apps/api', 'ui'],
    ['apps/main', 'apps/api'],
    ['domain', 'contracts'],
    ['site-core', 'features/stays'],
    ['site-routes', 'tooling/vite'],
    ['tooling/bench', 'apps/api'],
    ['tooling/bench', 'typefaces'],
    ['tooling/release', 'apps/api'],
    ['tooling/integrator', 'contracts'],
    ['ui', 'ui-of-tomorrow'],
  ])('%s may not depend on %s', (from, to) => expect(packageProblem(from, to)).not.toBeNull());

  test.each([
    ['packages/features/stays', 'packages/ui'],
    ['contracts', 'domain'],
    ['apps/main', 'tooling/vite'],
    ['apps/api', 'tooling/integrator'],
    ['tooling/release', 'tooling/checks'],
    ['tooling/trials', 'apps/api'],
    ['tooling/release', 'typefaces'],
  ])('%s may depend on %s', (from, to) => expect(packageProblem(from, to)).toBeNull());

  it('keeps imports inside their package, and names for other packages', () => {
    expect(importProblem('@voyage/ui', 'src/a.ts', '../../domain/src/b.ts')).toContain('leaves its package');
    expect(importProblem('@voyage/ui', 'src/a.ts', '@voyage/ui/b.ts')).toContain('its own package');
    expect(importProblem('@voyage/ui', 'src/a.ts', '@voyage/domain/src/b.ts')).toContain('reaches past');
    expect(importProblem('@voyage/ui', 'src/a/b.ts', '../../generated/c.ts')).toBeNull();
  });

  test.each([
    [false, { 'pages/a.tsx': ['parts/b.ts', 'pages/c.ts'], 'parts/b.ts': ['other/d.ts'] }],
    [true, { 'pages/a.tsx': ['parts/b.ts'], 'parts/e.ts': ['pages/f.css.ts'] }],
    [true, { 'a/x.ts': ['b/y.ts'], 'b/z.ts': ['c/v.ts'], 'c/w.ts': ['a/u.ts'] }],
    [true, { 'http/app.ts': ['http/hotel/lists.ts'], 'http/hotel/plans.ts': ['http/handler.ts'] }],
    [true, { 'a/x/p.ts': ['b/y.ts'], 'b/y.ts': ['a/z/q.ts'] }],
    [true, { 'mail/a.ts': ['mail/b.ts'], 'mail/b.ts': ['mail/c.ts'], 'mail/c.ts': ['mail/a.ts'] }],
  ])('folders or files in a cycle: %s', (isCycle, imports) =>
    expect(folderCycles(new Map(Object.entries(imports)))).toHaveLength(isCycle ? 1 : 0),
  );
});

test.each([
  [null, 'http/user/orders.ts', 'use-cases/orders/list.ts'],
  [null, 'use-cases/orders/list.ts', 'db/connect.ts'],
  [null, 'faults/storm.test.ts', 'http/app.ts'],
  [null, 'jobs.test.ts', '../testing/service.ts'],
  ['must not import its tests', 'jobs.ts', '../testing/service.ts'],
  ['not downwards', 'session/tokens.ts', 'use-cases/services.ts'],
  ['not downwards', 'db/connect.ts', 'rates/table.ts'],
  ['not downwards', 'platform/keys.ts', 'db/connect.ts'],
  ['not downwards', 'mail/queue.ts', 'rates/table.ts'],
  [null, 'http/auth/login.ts', 'http/handling/handler.ts'],
  [null, 'create-inventory.ts', 'inventory/embedded/open.ts'],
  ['but only http, use-cases, session', 'http/auth/login.ts', 'db/schema/users.ts'],
  ['but only http, use-cases, session', 'http/meta/exchange.ts', 'rates/rates.ts'],
  ['which is for create-inventory.ts', 'use-cases/orders/list.ts', 'inventory/embedded/hotels/names.ts'],
  ['has no layer', 'http/app.ts', 'helpers/text.ts'],
])('layers of the service: %s, %s > %s', (expected, from, to) => {
  if (expected === null) expect(serviceProblem(from, to)).toBeNull();
  else expect(serviceProblem(from, to)).toContain(expected);
});

test.each([
  ['uses the database', 'http/a/b.ts', 'await services.db.orm'],
  [null, 'http/a.test.ts', 'services.db'],
  ['imports drizzle-orm', 'mail/tables.ts', "from 'drizzle-orm/pg-core'"],
  [null, 'db/drizzle.ts', "from 'drizzle-orm'"],
])('texts of the service: %s, %s', (expected, path, text) => {
  if (expected === null) expect(textProblem(path, text)).toBeNull();
  else expect(textProblem(path, text)).toContain(expected);
});

describe('environment', () => {
  it('knows what is read, and without what no production starts', () => {
    expect(variablesOf.service).toContain('RATE_LIMIT');
    expect(variablesOf.site).toContain('SITE_ORIGIN');
    expect([...requiredVariables()]).toEqual(expect.arrayContaining(['AUTH_SECRET', 'SMTP_URL']));
    expect(requiredVariables()).not.toContain('RATE_LIMIT');
    const text = "process.env.OTHER_PORT ?? process.env['SITE_HOST'] ?? process.env.npm_command";
    expect(readBySource(text)).toEqual(['OTHER_PORT', 'SITE_HOST']);
  });

  const names = new Set(['PORT', 'KEY', 'URL_OF_IT', 'SITE_PORT', 'OTHER_PORT', 'SITE_HOST']);
  const required = new Set(['KEY', 'URL_OF_IT']);
  const rows = [
    '| `PORT` | 1 | | x |',
    '| `KEY` | | required | x |',
    '| `URL_OF_IT` | | required | x |',
    '| `SITE_PORT`, `OTHER_PORT`, `SITE_HOST` | | | x |',
  ];
  const table = (own: string[]): string =>
    `| Variable | Default | Production | Meaning |\n|---|---|---|---|\n${own.join('\n')}\n`;
  const changed = (from: string, to: string) => table(rows.map((row) => row.replace(from, to)));
  test.each([
    [[], table(rows)],
    [['SITE_HOST is read and has no row'], changed(', `SITE_HOST`', '')],
    [['OLD_NAME is named and nobody reads it'], table([...rows, '| `OLD_NAME` | | | x |'])],
    [['OLD_NAME is named and nobody reads it'], `${table(rows)}\nSet \`OLD_NAME=1\`.`],
    [['PORT is read and has no row'], `${table(rows.slice(1))}\n\`PORT\` is only spoken of.`],
    [['KEY: "Production" must begin with "required"'], changed('`KEY` | | required', '`KEY` | | ')],
    [['PORT: "Production" must not begin with "required"'], changed('1 | ', '1 | required ')],
  ])('%s', (expected, document) => expect(environmentProblems(names, required, document)).toEqual(expected));
});

test('a message that no code uses', () => {
  const source = 'say(`order.status.${status}`); say("site.home"); say(`error.${code}`)';
  const ids = ['order.status.paid', 'site.home', 'site.menu', 'error.nothing'];
  expect(unusedMessages(ids, source)).toEqual(['site.menu', 'error.nothing']);
});

test('a file that a test reads and turbo.json does not name', () => {
  const text = "read('../../docs/operations'); from '../../tooling'; `../../docs/operations/grow.md`; '../a'";
  const inputs = ['$TURBO_ROOT$/docs/operations/grow.md'];
  expect(undeclared(inputs, ['apps/api'], pathsOf(text, 'apps/api'))).toEqual([
    'apps/a/',
    'docs/operations/',
  ]);
});

describe('deployment', () => {
  const texts = readTexts();
  it('accepts what is there', () => expect(deploymentProblems(texts)).toEqual([]));
  test.each([
    ['RATE_LIMIT is not passed on', 'containers/compose.yaml', '      RATE_LIMIT:\n', ''],
    ['NOBODY is not read by that program', 'containers/compose.yaml', '  MAP_ORIGINS:', '  NOBODY:'],
    ['contains a secret', 'containers/compose.yaml', '${AUTH_SECRET:?}', 'abcdefgh'],
    ['not a program of the release', 'containers/compose.yaml', 'operations/migrate.js', 'migrate.js'],
    ['is killed before', 'containers/compose.yaml', 'stop_grace_period: 95s', 'stop_grace_period: 60s'],
    ['is open to other machines', 'containers/compose.yaml', "'127.0.0.1:3000:3000'", "'3000:3000'"],
    ['metrics.yaml publishes', 'containers/metrics.yaml', "'127.0.0.1:9466:9465'", "'127.0.0.1:9467:9465'"],
    ['not --max-semi', 'containers/service.Dockerfile', '"--max-semi-space-size=16", ', ''],
    ['would stay readable', 'containers/service.Dockerfile', 'ENV NODE_ENV', 'ENV AUTH_SECRET=x NODE_ENV'],
    ['not on the Node', 'containers/site.Dockerfile', '\nARG BASE=node:', '\nARG BASE=node:22-'],
    ['is killed before', 'kubernetes/base/service/deployment.yaml', 'PeriodSeconds: 75', 'PeriodSeconds: 65'],
    ['its successor', 'kubernetes/base/site/deployment.yaml', 'maxUnavailable: 0', 'maxUnavailable: 1'],
    ['more than 97', 'kubernetes/base/service/kustomization.yaml', 'POOL=10', 'POOL=16'],
    ['RATES is not read', 'kubernetes/overlays/production/kustomization.yaml', 'SERVICE_MAILBOX=', 'RATES='],
    [
      'MAILBOX is required',
      'kubernetes/overlays/production/kustomization.yaml',
      'SERVICE_MAILBOX=',
      'RATES=',
    ],
    ['differs from', `kubernetes/${prometheusRuleFile}`, 'for: 1m', 'for: 2m'],
  ])('%s: %s', (expected, name, from, to) => {
    const file = `deploy/${name}`;
    const text = texts[file] ?? '';
    expect(text).toContain(from);
    const found = deploymentProblems({ ...texts, [file]: text.replace(from, () => to) });
    expect(found.join('\n')).toContain(expected);
  });
});

describe('workflows', () => {
  const good = `name: a
on: push
permissions: { contents: read }
jobs:
  a:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@v4
      - run: npm run build
`;
  const notOneScript = [
    'npx --yes pnpm@12.21.0 audit',
    'pnpm sbom --prod',
    'gh release create "$TAG" releases/*.tar.gz',
    'npm run build && rm -rf dist',
    'npm run build -- "$(date)"',
    'echo ready; npm run build',
    'docker compose up; rm -rf dist',
  ];
  test.each([
    ['', good],
    ['', good.replace('npm run build', 'npm run build -- "$PART" --keep releases')],
    ['', good.replace('checkout@v4', "download-artifact@v4\n        with: { pattern: 'a-*' }")],
    [
      'line 10: property "os" is not defined in object type {}',
      good.replace('npm run build', 'echo ${{ matrix.os }}'),
    ],
    ['runs "deploy", which is not a script in package.json', good.replace('run build', 'run deploy')],
    ...notOneScript.map((command): [string, string] => [
      `runs "${command}", which is not one script in package.json`,
      good.replace('npm run build', `>-\n          ${command}`),
    ]),
    [
      'runs "node a.ts", which is not one script in package.json',
      good.replace('run: npm run build', 'uses: changesets/action@v1\n        with: { version: node a.ts }'),
    ],
    [
      'downloads every artefact of the run: say which (name or pattern)',
      good.replace('checkout@v4', 'download-artifact@v4\n        with: { path: a }'),
    ],
    ['uses actions/checkout of any version', good.replace('@v4', '')],
    ['1 jobs and 0 limits of their time', good.replace('    timeout-minutes: 5\n', '')],
    ['does not say what it may do (permissions)', good.replace('permissions: { contents: read }\n', '')],
  ])('%s', (expected, text) => {
    const found = workflowProblems(text, '.github/workflows/a.yml', new Set(['build']));
    if (expected === '') expect(found).toEqual([]);
    else expect(found).toContain(expected);
  });
});
