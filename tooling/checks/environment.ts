// Checks that docs/operations lists every environment variable of the service and the sites, states which
// ones a production start requires, and names no unused ones.
import { readEnv, schema as ofService } from '@voyage/api/platform/env.ts';
import { schema as ofSites } from '@voyage/site-server/platform/environment.ts';
import { find, read } from './check.ts';

/** Sources of the sites and of the start scripts, which read variables besides the two schemas. */
const sources = [
  'apps/{main,club}/{server,vite.config}.ts',
  'apps/storybook/server.ts',
  'tooling/vite/src/{site-preset,built-at}.ts',
  'apps/api/testing/faults/kill-storm.test.ts',
  'apps/api/testing/record-examples.ts',
  '{apps/{main,club},packages/site-{server,core}}/src/**/*.{ts,tsx}',
  'tooling/run/*.{ts,mjs}',
];
/** Of OpenTelemetry's own code, in both programs. */
const ofTracing = 'OTEL_EXPORTER_OTLP_HEADERS';
/** Of Node, Turbo and containers: documented, but not read by our sources. */
const foreign = new Set([
  ofTracing,
  'NODE_EXTRA_CA_CERTS',
  'UV_THREADPOOL_SIZE',
  'TURBO_API',
  'TURBO_TEAM',
  'TURBO_TOKEN',
  'COMPOSE_FILE',
  // of compose.yaml
  ...[...read('deploy/containers/.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name),
]);

/** What each program reads. */
export const variablesOf = {
  service: new Set([...Object.keys(ofService.entries), ofTracing]),
  site: new Set([...Object.keys(ofSites.entries), ofTracing, 'NODE_ENV']),
};

/** The variables without which the service does not start in production, as it says itself. */
export function requiredVariables(): Set<string> {
  try {
    readEnv({ NODE_ENV: 'production' });
  } catch (error) {
    const named = String(error).matchAll(/^ {2}(\w+): required in production/gm);
    return new Set([...named].map(([, name = '']) => name));
  }
  throw new Error('the service starts in production without any variable');
}

/** The variables that a source reads by itself. */
export const readBySource = (text: string): string[] =>
  [...text.matchAll(/process\.env(?:\.(\w+)|\[['"](\w+)['"]\])/g)]
    .map(([, plain, quoted = '']) => plain ?? quoted)
    .filter((name) => !name.startsWith('npm_')); // npm's own need no documentation

/** Rows of the tables of variables: name to the column "Production". */
function variableRows(document: string): Map<string, string> {
  const rows = new Map<string, string>();
  const tables = document.matchAll(/^\| Variable \| Default \| Production \|.*\n((?:\|.*\n?)*)/gm);
  for (const [, table = ''] of tables)
    for (const [, variables = '', production = ''] of table.matchAll(/^\|([^|]*)\|[^|]*\|([^|]*)\|/gm))
      for (const [, name = ''] of variables.matchAll(/`(\w+)`/g)) rows.set(name, production.trim());
  return rows;
}

/** The faults of the document, one per line. */
export function problemsOf(
  names: ReadonlySet<string>,
  required: ReadonlySet<string>,
  document: string,
): string[] {
  const rows = variableRows(document);
  const prose = document.replaceAll(/^```.*?^```/gms, '');
  const named = [...prose.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name);
  return [
    ...[...names.difference(rows)].map((name) => `${name} is read and has no row`),
    ...[...new Set([...rows.keys(), ...named]).difference(names).difference(foreign)].map(
      (name) => `${name} is named and nobody reads it`,
    ),
    ...[...rows]
      .filter(
        ([name, production]) => names.has(name) && production.startsWith('required') !== required.has(name),
      )
      .map(([name]) => `${name}: "Production" must ${required.has(name) ? '' : 'not '}begin with "required"`),
  ];
}

/** Where docs/operations and the programs differ. */
export function variableProblems(): string[] {
  const elsewhere = find(sources).flatMap((path) => readBySource(read(path)));
  const names = new Set([...variablesOf.service, ...variablesOf.site, ...elsewhere]);
  const pages = find('docs/operations/*.md').map(read);
  return problemsOf(names, requiredVariables(), pages.join('\n'));
}
