// Checks that docs/operations lists every environment variable of the service and the sites, states which
// ones a production start requires, and names no unused ones. Based on the sources' text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableRows } from './variable-tables.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Sources of the sites and of the start scripts, besides the two schemas (apps/api/src/platform/env.ts, the sites' environment.ts). */
const files = [
  'apps/main/server.ts',
  'apps/club/server.ts',
  'apps/main/vite.config.ts',
  'apps/club/vite.config.ts',
  'apps/storybook/server.ts',
  'tooling/vite/src/site-preset.ts',
  'tooling/vite/src/built-at.ts',
  'apps/api/testing/faults/kill-storm.test.ts',
  'apps/api/testing/record-examples.ts',
];
const folders = [
  'apps/main/src',
  'apps/club/src',
  'packages/site-server/src',
  'packages/site-core/src',
  'tooling/run',
];
/** Of Node, OpenTelemetry, Turbo and containers: documented, but not read by our sources. */
const foreign = new Set([
  'NODE_EXTRA_CA_CERTS',
  'UV_THREADPOOL_SIZE',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'TURBO_API',
  'TURBO_TEAM',
  'TURBO_TOKEN',
  'COMPOSE_FILE',
  // of compose.yaml
  ...[...read('deploy/containers/.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name),
]);

interface Sources {
  env: string;
  /** The schema of the sites. */
  site: string;
  others: string[];
}
interface Variables {
  names: Set<string>;
  required: Set<string>;
}

/**
 * The variables in the sources, and those that env.ts requires in production. @throws Error if env.ts has
 * changed form
 */
function variablesOf({ env, site, others }: Sources): Variables {
  const namesIn = (source: string): string[] => {
    const schema = /const schema = v\.object\(\{\n(.*?)\n\}\);/s.exec(source)?.[1] ?? '';
    return [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name);
  };
  const [ofService, ofSites] = [namesIn(env), namesIn(site)];
  const needed = [...(/const needed = \[([^\]]*)\]/.exec(env)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, name = '']) => name,
  );
  const always = [...env.matchAll(/'(\w+): required in production/g)].map(([, name = '']) => name);
  if ([ofService, ofSites, needed, always].some(({ length }) => length === 0))
    throw new Error(
      'apps/api/src/platform/env.ts or environment.ts of the sites can no longer be read: adapt this check',
    );
  const elsewhere = others
    .flatMap((text) =>
      [...text.matchAll(/process\.env(?:\.(\w+)|\[['"](\w+)['"]\])/g)].map(
        ([, plain, quoted = '']) => plain ?? quoted,
      ),
    )
    .filter((name) => !name.startsWith('npm_')); // npm's own need no documentation
  return {
    names: new Set([...ofService, ...ofSites, ...elsewhere]),
    required: new Set([...needed, ...always]),
  };
}

/** The faults of the document, one per line. */
function problemsOf({ names, required }: Variables, document: string): string[] {
  const rows = variableRows(document);
  const prose = document.replaceAll(/^```.*?^```/gms, '');
  const named = [...prose.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
  return [
    ...[...names].filter((name) => !rows.has(name)).map((name) => `${name} is read and has no row`),
    ...[...new Set([...rows.keys(), ...named])]
      .filter((name) => !names.has(name) && !foreign.has(name))
      .map((name) => `${name} is named and nobody reads it`),
    ...[...rows]
      .filter(
        ([name, production]) => names.has(name) && production.startsWith('required') !== required.has(name),
      )
      .map(([name]) => `${name}: "Production" must ${required.has(name) ? '' : 'not '}begin with "required"`),
  ];
}

// The check must be able to fail.
const sample: Sources = {
  env: "const schema = v.object({\n  PORT: number('1'),\n  KEY: v.optional(v.string()),\n  /** Words. */\n  URL_OF_IT: v.string(),\n});\nconst needed = ['URL_OF_IT'] as const;\nproblems.push('KEY: required in production');",
  site: 'const schema = v.object({\n  SITE_PORT: v.string(),\n});',
  others: ["const a = process.env.OTHER_PORT ?? process.env['SITE_HOST'];"],
};
const table = (rows: string[]): string =>
  `| Variable | Default | Production | Meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`;
const good = [
  '| `PORT` | 1 | | x |',
  '| `KEY` | | required | x |',
  '| `URL_OF_IT` | | required | x |',
  '| `SITE_PORT`, `OTHER_PORT`, `SITE_HOST` | | | x |',
];
const trials: [problem: string | null, document: string][] = [
  [null, table(good)],
  ['SITE_HOST is read and has no row', table([...good.slice(0, 3), '| `SITE_PORT`, `OTHER_PORT` | | | x |'])],
  ['OLD_NAME is named and nobody reads it', table([...good, '| `OLD_NAME` | | | x |'])],
  ['OLD_NAME is named and nobody reads it', `${table(good)}\nSet \`OLD_NAME=1\`.`],
  ['PORT is read and has no row', `${table(good.slice(1))}\n\`PORT\` is only spoken of.`],
  [
    'KEY: "Production" must begin with "required"',
    table(good.map((row) => row.replace('`KEY` | | required', '`KEY` | | '))),
  ],
  [
    'PORT: "Production" must not begin with "required"',
    table(good.map((row) => row.replace('`PORT` | 1 | ', '`PORT` | 1 | required '))),
  ],
];
for (const [expected, document] of trials) {
  const found = problemsOf(variablesOf(sample), document);
  if (found.length !== (expected ? 1 : 0) || (expected && found[0] !== expected))
    throw new Error(
      `the check of variables answers ${JSON.stringify(found)} where it should say ${expected ?? 'nothing'}`,
    );
}

const sources = [
  ...files,
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  ),
];
const variables = variablesOf({
  env: read('apps/api/src/platform/env.ts'),
  site: read('packages/site-server/src/platform/environment.ts'),
  others: sources.map(read),
});
const pages = readdirSync(join(root, 'docs/operations'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => read(`docs/operations/${name}`));
const problems = problemsOf(variables, pages.join('\n'));
if (problems.length > 0) {
  console.error(problems.map((problem) => `docs/operations: ${problem}`).join('\n'));
  process.exit(1);
}
console.log(`environment: ${variables.names.size} variables, all in docs/operations`);
