// Checks between deploy/ and the rest of the repository, which no tool for manifests can see: variables are documented and
// passed on, programs are in a release, times and limits fit the code. Schemas, hardening and references are for
// kubeconform, kube-linter, hadolint and `docker compose config` in .github/workflows/test.yml.
import { parse, parseAllDocuments } from 'yaml';
import { find, read } from './check.ts';
import { requiredVariables, variablesOf } from './environment.ts';
import { prometheusRule, prometheusRuleFile } from './prometheus-rule.ts';
import { serviceEntries, startArguments } from './release-entries.ts';

type Texts = Readonly<Record<string, string>>;
type Program = keyof typeof variablesOf;
/** Takes a problem, if it is one. */
type Report = (isWrong: boolean, problem: string) => void;

const commands = new Set(serviceEntries.map((name) => `src/${name}.js`));
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

/** By their names; null where the value comes from outside. */
type Variables = Record<string, string | null>;
function checkContainer(report: Report, program: Program | null, variables: Variables, command?: string[]) {
  for (const [name, value] of Object.entries(variables)) {
    report(program !== null && !variablesOf[program].has(name), `${name} is not read by that program`);
    const isSecret = /SECRET|PASSWORD|_KEY$|^(DATABASE|SMTP|SMS)_URL$/.test(name);
    const hasPassword = /:\/\/\w+:(?!\$\{)[^@/]*@/.test(value ?? '');
    report(hasPassword || (isSecret && value?.includes('${') === false), `${name} contains a secret`);
  }
  if (program && command)
    report(!commands.has(command[0] ?? ''), `${command[0]} is not a program of the release`);
}
const checkStop = (report: Report, program: Program, seconds: number): void =>
  report(seconds <= drain[program], 'is killed before it has completed its requests');

interface ComposeService {
  image: string;
  command?: string[];
  environment?: Variables;
  ports?: string[];
  stop_grace_period?: string;
}
const servicesOf = (text: string): [string, ComposeService][] => {
  const { services }: { services: Record<string, ComposeService> } = parse(text, { merge: true });
  return Object.entries(services);
};
/** Only a container of ours has a program of ours. */
const programOf = (image: string): Program | null => {
  if (!image.startsWith('voyage-')) return null;
  return image.startsWith('voyage-api:') ? 'service' : 'site';
};

function checkCompose(report: Report, text: string, metrics: string): void {
  for (const [name, service] of servicesOf(text)) {
    const { image, command, environment = {}, ports = [], stop_grace_period: grace = '10s' } = service;
    const program = programOf(image);
    const reportHere: Report = (isWrong, problem) => report(isWrong, `${name}: ${problem}`);
    checkContainer(reportHere, program, environment, command);
    if (!program || command) continue;
    for (const variable of variablesOf[program])
      reportHere(
        !notPassed.has(variable) && environment[variable] === undefined,
        `${variable} is not passed on`,
      );
    for (const port of ports)
      reportHere(!port.startsWith('127.0.0.1:'), `${port} is open to other machines, without TLS`);
    checkStop(reportHere, program, Number.parseInt(grace, 10));
  }
  const [scraped = ''] = read('docs/operations/prometheus/prometheus.yml').split('\nalerting:');
  const targets = [...scraped.matchAll(/127\.0\.0\.1:\d+/g)].flat().toSorted().join();
  const ports = servicesOf(metrics).flatMap(([, service]) => service.ports ?? []);
  const published = ports
    .map((port) => port.replace(/:\d+$/, ''))
    .toSorted()
    .join();
  report(targets !== published, `prometheus.yml asks ${targets}, and metrics.yaml publishes ${published}`);
}

function checkDockerfile(report: Report, program: Program, text: string, start: readonly string[]): void {
  const command: unknown = JSON.parse(/^CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]');
  report(JSON.stringify(start) !== JSON.stringify(command), `starts ${command}, not ${start.join(' ')}`);
  report(!text.includes(`\nARG BASE=node:${read('.nvmrc').trim()}-`), 'is not on the Node of .nvmrc');
  for (const [, line = ''] of text.matchAll(/^ENV (.*)$/gm))
    for (const name of line.match(/\w+(?==)/g) ?? [])
      report(!variablesOf[program].has(name), `ENV ${name} is not read by that program`);
  for (const [, name] of text.matchAll(/^(?:ENV|ARG) .*?(\w*(?:SECRET|PASSWORD|TOKEN|KEY)\w*)/gm))
    report(true, `${name} would stay readable in the image`);
}

interface Container {
  name: string;
  args?: string[];
  env?: { name: string; value?: string }[];
  livenessProbe?: { httpGet: { path: string } };
  lifecycle?: { preStop: { sleep: { seconds: number } } };
}
interface Manifest {
  kind?: string;
  spec?: {
    template?: { spec: { terminationGracePeriodSeconds?: number; containers: Container[] } };
    maxReplicas?: number;
    strategy?: { rollingUpdate: { maxUnavailable: number } };
  };
  configMapGenerator?: { name: string; literals: string[] }[];
}

function checkWorkload(report: Report, { kind, spec }: Manifest): void {
  const { containers = [], terminationGracePeriodSeconds: grace = 30 } = spec?.template?.spec ?? {};
  for (const { name, args, env = [], livenessProbe, lifecycle } of containers) {
    const program = name === 'site' ? 'site' : 'service';
    checkContainer(
      report,
      program,
      Object.fromEntries(env.map((one) => [one.name, one.value ?? null])),
      args,
    );
    // Patches complete a Deployment that is checked in its own file.
    if (kind !== 'Deployment' || !livenessProbe || !['service', 'site'].includes(name)) continue;
    const sleep = lifecycle?.preStop.sleep.seconds ?? 0;
    report(sleep < 5, 'stops while nodes still send requests (preStop)');
    checkStop(report, program, grace - sleep);
    report(livenessProbe.httpGet.path === '/ready', 'is restarted when the database is unavailable');
    report(
      spec?.strategy?.rollingUpdate.maxUnavailable !== 0,
      'stops a process before its successor is ready',
    );
  }
}

function checkKubernetes(report: Report, texts: Texts): void {
  let [pool, most] = [16, 0];
  for (const [path, text] of Object.entries(texts)) {
    if (!/kubernetes\/.*\.yaml$/.test(path)) continue;
    const reportHere: Report = (isWrong, problem) => report(isWrong, `${path}: ${problem}`);
    for (const document of parseAllDocuments(text)) {
      const manifest: Manifest = document.toJS();
      reportHere(manifest.kind === 'Secret', 'a Secret does not belong in the repository');
      checkWorkload(reportHere, manifest);
      if (path.includes('base/service')) most = Math.max(most, manifest.spec?.maxReplicas ?? 0);
      for (const { name, literals } of manifest.configMapGenerator ?? []) {
        const variables: Variables = Object.fromEntries(literals.map((literal) => literal.split(/=(.*)/, 2)));
        checkContainer(reportHere, name === 'voyage-service' ? 'service' : 'site', variables);
        pool = Number(variables.DATABASE_POOL ?? pool);
      }
    }
  }
  report((most + 1) * pool > connections, `all processes together take more than ${connections} connections`);
  const production = ['kustomization.yaml', 'service.env.example']
    .map((name) => texts[`deploy/kubernetes/overlays/production/${name}`] ?? '')
    .join('\n');
  for (const name of requiredVariables())
    report(
      !new RegExp(`\\b${name}=`).test(production),
      `overlays/production: ${name} is required and missing`,
    );
  report(
    texts[`deploy/kubernetes/${prometheusRuleFile}`] !== prometheusRule(),
    `${prometheusRuleFile} differs from docs/operations/prometheus: node tooling/checks/prometheus-rule.ts`,
  );
}

/** The problems of the files of deploy/, by their path from the root. */
export function problemsOf(texts: Texts): string[] {
  const problems: string[] = [];
  const report: Report = (isWrong, problem) => isWrong && problems.push(`deploy: ${problem}`);
  const container = (name: string) => texts[`deploy/containers/${name}`] ?? '';
  checkCompose(report, container('compose.yaml'), container('metrics.yaml'));
  checkDockerfile(report, 'service', container('service.Dockerfile'), startArguments.api);
  checkDockerfile(report, 'site', container('site.Dockerfile'), startArguments.main);
  checkKubernetes(report, texts);
  return problems;
}
export const readTexts = (): Texts =>
  Object.fromEntries(find('deploy/**/*.{yaml,Dockerfile,example}').map((path) => [path, read(path)]));
