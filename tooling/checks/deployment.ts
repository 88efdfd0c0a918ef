// Checks between deploy/ and the rest of the repository, which no tool for manifests can see: variables are documented and
// passed on, programs are in a release, times and limits fit the code. Schemas, hardening and references are for
// kubeconform, kube-linter, hadolint and `docker compose config` in .github/workflows/test.yml.
import { globSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { finish, read, root } from './check.ts';
import { prometheusRule, prometheusRuleFile } from './prometheus-rule.ts';
import { serviceEntries, startArguments } from './release-entries.ts';
import { variableRows } from './variable-tables.ts';

type Texts = Readonly<Record<string, string>>;

const documentation = read('docs/operations/run.md');
const [, ofService = '', ofSites = ''] = documentation.split(/^## Environment of .*$/m);
const rows = variableRows(documentation);
const serviceReads = new Set(variableRows(ofService).keys());
// The following table is of builds and tests.
const sitesRead = new Set(variableRows(ofSites.split('Builds, the stories and tests:')[0] ?? '').keys());
const programs = new Set(Object.keys(serviceEntries).map((name) => `src/${name}.js`));
const rule = prometheusRule();
/** Set in the image or in metrics.yaml, or only for an embedded database or for tests. */
const notPassed = new Set(
  'NODE_ENV API_PORT API_HOST MAIN_PORT CLUB_PORT DATA_DIR CHECK_RESPONSES METRICS_PORT SITE_METRICS_PORT SITE_METRICS_HOST'.split(
    ' ',
  ),
);
/** Seconds in which a part completes what is in progress (docs/operations/run.md, "Stopping"). */
const drain = { service: 60, site: 50 };
/** PostgreSQL's default of max_connections, without those reserved for administrators. */
const connections = 97;
const isSecret = (name: string): boolean => /SECRET|PASSWORD|_KEY$|^(DATABASE|SMTP|SMS)_URL$/.test(name);

interface ComposeService {
  image: string;
  command?: string[];
  environment?: Record<string, string | null>;
  ports?: string[];
  stop_grace_period?: string;
}
const servicesOf = (text: string): [string, ComposeService][] => {
  const { services }: { services: Record<string, ComposeService> } = parse(text, { merge: true });
  return Object.entries(services);
};

function composeProblems(text: string, metrics: string): string[] {
  const problems: string[] = [];
  for (const [name, { image, command, environment = {}, ports = [], stop_grace_period: grace }] of servicesOf(
    text,
  )) {
    const isService = image.startsWith('voyage-api:');
    const isOurs = image.startsWith('voyage-');
    const known = isService ? serviceReads : sitesRead;
    for (const [variable, value] of Object.entries(environment)) {
      if (isOurs && !known.has(variable)) problems.push(`${name}: ${variable} is not read by that program`);
      if (
        /:\/\/\w+:(?!\$\{)[^@/]*@/.test(value ?? '') ||
        (isSecret(variable) && !/\$\{|^$/.test(value ?? ''))
      )
        problems.push(`${name}: ${variable} contains a secret`);
    }
    if (isOurs && command && !programs.has(command[0] ?? ''))
      problems.push(`${name}: ${command[0]} is not a program of the release`);
    if (!isOurs || command) continue;
    for (const variable of known)
      if (!notPassed.has(variable) && environment[variable] === undefined)
        problems.push(`${name}: ${variable} is not passed on`);
    if (Number.parseInt(grace ?? '10', 10) <= drain[isService ? 'service' : 'site'])
      problems.push(`${name}: is killed before it has completed its requests`);
    for (const port of ports)
      if (!port.startsWith('127.0.0.1:'))
        problems.push(`${name}: ${port} is open to other machines, without TLS`);
  }
  const [scraped = ''] = read('docs/operations/prometheus/prometheus.yml').split('\nalerting:');
  const targets = [...scraped.matchAll(/127\.0\.0\.1:\d+/g)].flat();
  const published = servicesOf(metrics).flatMap(([, { ports = [] }]) =>
    ports.map((port) => port.replace(/:\d+$/, '')),
  );
  if (targets.toSorted().join() !== published.toSorted().join())
    problems.push(`prometheus.yml asks ${targets.join()}, and metrics.yaml publishes ${published.join()}`);
  return problems;
}

function dockerfileProblems(text: string, start: readonly string[]): string[] {
  const command = /^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]';
  const set = [...text.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.match(/\w+(?==)/g) ?? []);
  return [
    ...(JSON.stringify(start) === JSON.stringify(JSON.parse(command))
      ? []
      : [`starts ${command}, not ${start.join(' ')}`]),
    ...(text.includes(`\nARG BASE=node:${read('.nvmrc').trim()}-`) ? [] : ['is not on the Node of .nvmrc']),
    ...set.filter((name) => !rows.has(name)).map((name) => `ENV ${name} is not in docs/operations/run.md`),
    ...[...text.matchAll(/^(?:ENV|ARG) .*?(\w*(?:SECRET|PASSWORD|TOKEN|KEY)\w*)/gm)].map(
      ([, name]) => `${name} would stay readable in the image`,
    ),
  ];
}

interface Container {
  name: string;
  args?: string[];
  env?: { name: string }[];
  livenessProbe?: { httpGet: { path: string } };
  lifecycle?: { preStop: { sleep: { seconds: number } } };
}
interface Pod {
  terminationGracePeriodSeconds?: number;
  containers: Container[];
}
interface Manifest {
  kind?: string;
  spec?: {
    template?: { spec: Pod };
    maxReplicas?: number;
    strategy?: { rollingUpdate: { maxUnavailable: number } };
  };
  configMapGenerator?: { literals: string[] }[];
}

function workloadProblems({ kind, spec }: Manifest): string[] {
  const { containers = [], terminationGracePeriodSeconds: grace = 30 } = spec?.template?.spec ?? {};
  return containers.flatMap(({ name, args, env = [], livenessProbe, lifecycle }) => {
    const problems = env
      .filter((one) => !rows.has(one.name))
      .map((one) => `${one.name} is not in docs/operations/run.md`);
    if (args && !programs.has(args[0] ?? '')) problems.push(`${args[0]} is not a program of the release`);
    // Patches complete a Deployment that is checked in its own file.
    if (kind !== 'Deployment' || !livenessProbe || (name !== 'service' && name !== 'site')) return problems;
    const sleep = lifecycle?.preStop.sleep.seconds ?? 0;
    if (sleep < 5) problems.push('stops while nodes still send requests (preStop)');
    if (grace <= sleep + drain[name]) problems.push('is killed before it has completed its requests');
    if (livenessProbe.httpGet.path === '/ready')
      problems.push('is restarted when the database is unavailable');
    if (spec?.strategy?.rollingUpdate.maxUnavailable !== 0)
      problems.push('stops a process before its successor is ready');
    return problems;
  });
}

function kubernetesProblems(texts: Texts): string[] {
  const files = Object.entries(texts).filter(
    ([path]) => path.endsWith('.yaml') && path.includes('kubernetes/'),
  );
  const problems: string[] = [];
  let [pool, most] = [16, 0];
  for (const [path, text] of files)
    for (const document of parseAllDocuments(text)) {
      const manifest: Manifest = document.toJS();
      if (manifest.kind === 'Secret') problems.push(`${path}: a Secret does not belong in the repository`);
      problems.push(...workloadProblems(manifest).map((problem) => `${path}: ${problem}`));
      if (path.includes('base/service')) most = Math.max(most, manifest.spec?.maxReplicas ?? 0);
      for (const literal of manifest.configMapGenerator?.flatMap(({ literals }) => literals) ?? []) {
        const [name = '', value] = literal.split('=');
        if (!rows.has(name)) problems.push(`${path}: ${name} is not in docs/operations/run.md`);
        if (isSecret(name)) problems.push(`${path}: ${name} belongs in a Secret`);
        if (name === 'DATABASE_POOL') pool = Number(value);
      }
    }
  if ((most + 1) * pool > connections)
    problems.push(`all processes together take more than ${connections} connections`);
  const production = ['kustomization.yaml', 'service.env.example']
    .map((name) => texts[`deploy/kubernetes/overlays/production/${name}`] ?? '')
    .join('\n');
  for (const [name, needed] of rows)
    if (needed === 'required' && !new RegExp(`\\b${name}=`).test(production))
      problems.push(`overlays/production: ${name} is required and missing`);
  if (texts[`deploy/kubernetes/${prometheusRuleFile}`] !== rule)
    problems.push(
      `${prometheusRuleFile} differs from docs/operations/prometheus: node tooling/checks/prometheus-rule.ts`,
    );
  return problems;
}

const containers = 'deploy/containers/';
/** The problems of the files of deploy/, by their path from the root. */
export const problemsOf = (texts: Texts): string[] => [
  ...composeProblems(texts[`${containers}compose.yaml`] ?? '', texts[`${containers}metrics.yaml`] ?? ''),
  ...dockerfileProblems(texts[`${containers}service.Dockerfile`] ?? '', startArguments.api),
  ...dockerfileProblems(texts[`${containers}site.Dockerfile`] ?? '', startArguments.main),
  ...kubernetesProblems(texts),
];
export const readTexts = (): Texts =>
  Object.fromEntries(
    globSync('deploy/**/*.{yaml,Dockerfile,example}', { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [path, read(path)]),
  );

if (import.meta.main) {
  const texts = readTexts();
  const problems = problemsOf(texts).map((problem) => `deploy: ${problem}`);
  finish(`deployment: ${Object.keys(texts).length} files`, problems);
}
