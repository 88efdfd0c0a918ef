// Checks deploy/containers: both Dockerfiles (syntax, and the rules of dockerfile.ts), compose.yaml (the compose
// specification, and the rules of compose.ts), metrics.yaml on top of it (compose-metrics.ts), and that they start what a release contains with variables that
// docs/operations/run.md documents. `npm run release:containers` runs the same commands without a container.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricsProblems } from './compose-metrics.ts';
import { composeProblems } from './compose.ts';
import { dockerfileProblems } from './dockerfile.ts';
import { serviceEntries, startArguments } from './release-entries.ts';
import { proveTrials, type Trial } from './trials.ts';
import { variableRows } from './variable-tables.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const [, service = '', sites = ''] = read('docs/operations/run.md').split(/^## Environment of .*$/m);
const variables = {
  ofService: new Set(variableRows(service).keys()),
  // The following table is of builds and tests.
  ofSites: new Set(variableRows(sites.split('Builds, the stories and tests:')[0] ?? '').keys()),
};
const texts = {
  'service.Dockerfile': read('deploy/containers/service.Dockerfile'),
  'site.Dockerfile': read('deploy/containers/site.Dockerfile'),
  'compose.yaml': read('deploy/containers/compose.yaml'),
  'metrics.yaml': read('deploy/containers/metrics.yaml'),
};
type File = keyof typeof texts;

const images = {
  passed: new Set(['ARCHIVE', 'VERSION', 'COMMIT', 'BRAND']),
  node: read('.nvmrc').trim(),
  variables: new Set([...variables.ofService, ...variables.ofSites]),
};
const containers = {
  ...variables,
  example: new Set(
    [...read('deploy/containers/.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name),
  ),
  programs: new Set(Object.keys(serviceEntries).map((name) => `src/${name}.js`)),
};
const metrics = {
  compose: texts['compose.yaml'],
  prometheus: read('docs/operations/prometheus/prometheus.yml'),
};
const problemsOf: Record<File, (text: string) => string[]> = {
  'service.Dockerfile': (text) =>
    dockerfileProblems(text, { ...images, start: startArguments.api.join(' ') }),
  'site.Dockerfile': (text) => dockerfileProblems(text, { ...images, start: startArguments.main.join(' ') }),
  'compose.yaml': (text) => composeProblems(text, containers),
  'metrics.yaml': (text) => metricsProblems(text, metrics),
};

/** The check must be able to fail: one change of a file each, and the problem that it makes. */
const trials: Trial<File>[] = [
  ['USER (none): not the numbers', 'service.Dockerfile', 'USER 1000:1000\n', ''],
  ['USER root: not the numbers', 'site.Dockerfile', 'USER 1000:1000', 'USER root'],
  ['no version', 'site.Dockerfile', 'BASE=node:26.10.0-trixie-slim\n', 'BASE=node\n'],
  ['not Node', 'site.Dockerfile', 'BASE=node:26.10.0-trixie-slim\n', 'BASE=node:22.1.0-slim\n'],
  ['no HEALTHCHECK', 'service.Dockerfile', 'HEALTHCHECK', 'RUN echo'],
  ['a shell would keep signals', 'service.Dockerfile', 'ENTRYPOINT ["node"]', 'ENTRYPOINT node'],
  ['starts "node src/main.js"', 'service.Dockerfile', '"--max-semi-space-size=16", ', ''],
  ['ARG NAME is passed by nobody', 'site.Dockerfile', 'ARG COMMIT', 'ARG COMMIT\nARG NAME'],
  ['ENV PORT is not in', 'site.Dockerfile', 'ENV NODE_ENV', 'ENV PORT=1 NODE_ENV'],
  ['ENV AUTH_SECRET would stay', 'service.Dockerfile', 'ENV NODE_ENV', 'ENV AUTH_SECRET=x NODE_ENV'],
  ['no label for its revision', 'service.Dockerfile', 'image.revision', 'image.created'],
  ['Unknown instruction', 'site.Dockerfile', 'STOPSIGNAL', 'STOPSIGNALS'],
  ['additional properties', 'compose.yaml', '  read_only: true', '  readonly: true'],
  ['has a root file system', 'compose.yaml', '  read_only: true', '  read_only: false'],
  ['keeps capabilities', 'compose.yaml', '    cap_drop: [ALL]\n', ''],
  ['without a version', 'compose.yaml', 'postgres:18.4-trixie', 'postgres'],
  ['open to other machines', 'compose.yaml', "'127.0.0.1:3000:3000'", "'3000:3000'"],
  ['NOBODY is read by nobody', 'compose.yaml', '  MAP_ORIGINS:', '  NOBODY:'],
  ['RATE_LIMIT is not passed on', 'compose.yaml', '      RATE_LIMIT:\n', ''],
  ['main: MAP_ORIGINS is not passed on', 'compose.yaml', '  MAP_ORIGINS:\n', ''],
  ['AUTH_SECRET has its value', 'compose.yaml', '${AUTH_SECRET:?}', 'abcdefgh'],
  [
    'contains a password',
    'compose.yaml',
    'voyage_service:${DATABASE_SERVICE_PASSWORD:?}',
    'voyage_service:secret',
  ],
  ['TRUSTED_PROXIES is not the range', 'compose.yaml', 'TRUSTED_PROXIES: 172', 'TRUSTED_PROXIES: 173'],
  ['no program of the release', 'compose.yaml', 'operations/migrate.js', 'migrate.js'],
  ['is killed before', 'compose.yaml', 'stop_grace_period: 95s', 'stop_grace_period: 60s'],
  ['may take all memory', 'compose.yaml', '    mem_limit: 1g\n', ''],
  ['keeps its log for ever', 'compose.yaml', '  logging: *logging\n', ''],
  ['depends on db, which', 'compose.yaml', '      database: { condition', '      db: { condition'],
  ['which nobody checks', 'compose.yaml', '    healthcheck:', '    x-healthcheck:'],
  ['is not in .env.example', 'compose.yaml', '${AUTH_SECRET:?}', '${SECRET:?}'],
  ['nothing answers at 127.0.0.1:9466', 'metrics.yaml', "'127.0.0.1:9466:9465'", "'127.0.0.1:9467:9465'"],
  ['nobody asks 127.0.0.1:9467', 'metrics.yaml', "'127.0.0.1:9466:9465'", "'127.0.0.1:9467:9465'"],
  ['is open to other machines', 'metrics.yaml', "'127.0.0.1:9464:9464'", "'9464:9464'"],
  ['is not that of its metrics', 'metrics.yaml', "SITE_METRICS_PORT: '9465'", "SITE_METRICS_PORT: '9466'"],
  [
    'only its container reaches',
    'metrics.yaml',
    'SITE_METRICS_HOST: 0.0.0.0',
    'SITE_METRICS_HOST: 127.0.0.1',
  ],
  ['privileged is for compose.yaml', 'metrics.yaml', '  club:\n', '  club:\n    privileged: true\n'],
  ['shop is not in compose.yaml', 'metrics.yaml', '  club:\n', '  shop:\n'],
];
proveTrials('containers', texts, trials, (file, text) => problemsOf[file](text));

const files = ['service.Dockerfile', 'site.Dockerfile', 'compose.yaml', 'metrics.yaml'] as const;
const problems = files.flatMap((file) =>
  problemsOf[file](texts[file]).map((problem) => `${file}: ${problem}`),
);
if (problems.length > 0) {
  console.error(problems.map((problem) => `deploy/containers/${problem}`).join('\n'));
  process.exit(1);
}
console.log(`containers: ${files.length} files, no problems`);
