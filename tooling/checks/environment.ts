// Checks that docs/operations lists every environment variable of the service and the sites, states which
// ones a production start requires, and names no unused ones. Based on the sources' text.
import { globSync } from 'node:fs';
import { finish, read, root } from './check.ts';
import { variableRows } from './variable-tables.ts';

/** Sources of the sites and of the start scripts, besides the two schemas (apps/api/src/platform/env.ts, the sites' environment.ts). */
const sources = [
  'apps/{main,club}/{server,vite.config}.ts',
  'apps/storybook/server.ts',
  'tooling/vite/src/{site-preset,built-at}.ts',
  'apps/api/testing/faults/kill-storm.test.ts',
  'apps/api/testing/record-examples.ts',
  '{apps/{main,club},packages/site-{server,core}}/src/**/*.{ts,tsx}',
  'tooling/run/*.{ts,mjs}',
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

export interface Sources {
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
export function variablesOf({ env, site, others }: Sources): Variables {
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
export function problemsOf({ names, required }: Variables, document: string): string[] {
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

if (import.meta.main) {
  const variables = variablesOf({
    env: read('apps/api/src/platform/env.ts'),
    site: read('packages/site-server/src/platform/environment.ts'),
    others: globSync(sources, { cwd: root }).map(read),
  });
  const pages = globSync('docs/operations/*.md', { cwd: root }).map(read);
  const problems = problemsOf(variables, pages.join('\n'));
  finish(`environment: ${variables.names.size} variables, all in docs/operations`, problems);
}
