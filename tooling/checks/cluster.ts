// Checks deploy/kubernetes: every manifest against the schema of its kind (and for fields that the kind does not
// have), the rules of cluster-rules.ts, and that kustomizations refer to existing files. If kubectl is installed, as it is
// on GitHub's runners, also what it makes of both overlays, with all patches applied.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { clusterProblems, type Manifest } from './cluster-rules.ts';
import { prometheusRule, prometheusRuleFile } from './prometheus-rule.ts';
import { serviceEntries } from './release-entries.ts';
import { proveTrials, type Trial } from './trials.ts';
import { variableRows } from './variable-tables.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'deploy', 'kubernetes');
const rows = variableRows(readFileSync(join(root, 'docs', 'operations', 'run.md'), 'utf8'));
const rules = {
  variables: new Set(rows.keys()),
  programs: new Set(Object.keys(serviceEntries).map((name) => `src/${name}.js`)),
};

interface Kustomization {
  resources?: string[];
  components?: string[];
  patches?: { path?: string }[];
  images?: { name: string; newName?: string; newTag?: string }[];
  configMapGenerator?: { name: string; literals: string[] }[];
}
/** Texts by their path below deploy/kubernetes. */
type Texts = Readonly<Record<string, string>>;

const parsed = new Map<string, unknown[]>();
/** The documents of a file; the trials below read each many times. */
function documents(text: string): unknown[] {
  const known = parsed.get(text) ?? parseAllDocuments(text).map((document): unknown => document.toJS());
  parsed.set(text, known);
  return known;
}
const isKustomization = (path: string): boolean => path.endsWith('/kustomization.yaml');
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
function kustomizationOf(text: string): Kustomization {
  const [kustomization] = documents(text);
  return isObject(kustomization) ? kustomization : {};
}
const isManifest = (value: unknown): value is Manifest =>
  isObject(value) && 'kind' in value && 'metadata' in value;
/** @throws Error where a document is no manifest */
const manifestsOf = (text: string): Manifest[] =>
  documents(text).map((value) => {
    if (!isManifest(value)) throw new Error(`no manifest: ${JSON.stringify(value)}`);
    return value;
  });

/** Faults of the kustomizations, and files that none of them names. */
function fileProblems(texts: Texts): string[] {
  const named = new Set<string>();
  const problems: string[] = [];
  for (const [path, text] of Object.entries(texts).filter(([name]) => isKustomization(name))) {
    const { resources = [], components = [], patches = [], images = [] } = kustomizationOf(text);
    for (const name of [...resources, ...components, ...patches.flatMap((patch) => patch.path ?? [])]) {
      const target = join(dirname(path), name);
      named.add(target);
      const isElsewhere = target.startsWith('..') && existsSync(join(folder, target, 'kustomization.yaml'));
      if (!isElsewhere && !(target in texts) && !(`${target}/kustomization.yaml` in texts))
        problems.push(`${path}: no ${name}`);
    }
    if (!path.startsWith('overlays/')) continue;
    for (const image of ['voyage-api', 'voyage-main', 'voyage-club']) {
      const tag = images.find(({ name }) => name === image)?.newTag;
      if (!/^\d/.test(tag ?? '')) problems.push(`${path}: ${image} has no version`);
    }
  }
  return [
    ...problems,
    ...Object.keys(texts)
      .filter((path) => !isKustomization(path) && !named.has(path))
      .map((path) => `${path}: no kustomization names it`),
  ];
}

/** All manifests as they are written, with the ConfigMaps that kustomizations generate; a patch is none. */
function written(texts: Texts): Manifest[] {
  const patches = new Set<string>();
  const maps = new Map<string, Record<string, string>>();
  for (const [path, text] of Object.entries(texts).filter(([name]) => isKustomization(name))) {
    const { configMapGenerator = [], patches: used = [] } = kustomizationOf(text);
    for (const patch of used) if (patch.path) patches.add(join(dirname(path), patch.path));
    for (const { name, literals } of configMapGenerator)
      maps.set(name, {
        ...maps.get(name),
        ...Object.fromEntries(literals.map((literal) => literal.split(/=(.*)/s, 2))),
      });
  }
  return [
    ...Object.entries(texts)
      .filter(([path]) => !isKustomization(path) && !patches.has(path))
      .flatMap(([, text]) => manifestsOf(text)),
    ...[...maps].map(([name, data]) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data })),
  ];
}

/** Variables that production requires, and neither the overlay nor the example of its secrets names. */
function missing(texts: Texts, secrets: string): string[] {
  const given = texts['overlays/production/kustomization.yaml'] ?? '';
  return [...rows]
    .filter(([name, production]) => production === 'required' && name !== 'DATABASE_URL')
    .filter(([name]) => !new RegExp(`\\b${name}=`).test(given + secrets))
    .map(([name]) => `overlays/production: ${name} is required and missing`);
}

const secrets = readFileSync(join(folder, 'overlays/production/service.env.example'), 'utf8');
const rule = prometheusRule();
const problemsOf = (texts: Texts): string[] => [
  ...fileProblems(texts),
  ...(texts[prometheusRuleFile] === rule
    ? []
    : [
        `${prometheusRuleFile} differs from docs/operations/prometheus: node tooling/checks/prometheus-rule.ts`,
      ]),
  ...clusterProblems(written(texts), rules),
  ...missing(texts, secrets),
];

const files = globSync('**/*.yaml', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
const texts: Texts = Object.fromEntries(
  files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
);

/** The check must be able to fail: one change of a file each, and the problem that it makes. */
const service = 'base/service/deployment.yaml';
const site = 'base/site/deployment.yaml';
const production = 'overlays/production/kustomization.yaml';
const trials: Trial[] = [
  ['readOnlyRootFileSystem is no field', service, 'readOnlyRootFilesystem', 'readOnlyRootFileSystem'],
  ['must be integer', site, 'maxSkew: 1', 'maxSkew: one'],
  ['must be string', 'base/site/ingress.yaml', 'ingressClassName: traefik', 'ingressClassName: 1'],
  ['has a root file system', site, 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'],
  ['may run as root', site, 'runAsNonRoot: true', 'runAsNonRoot: false'],
  ['no seccomp profile', service, 'type: RuntimeDefault', 'type: Unconfined'],
  ['keeps capabilities', 'base/service/migrate.yaml', 'drop: [ALL]', 'drop: [NET_RAW]'],
  ['gets variables named after', site, 'enableServiceLinks: false', 'enableServiceLinks: true'],
  ['before its successor is ready', service, 'maxUnavailable: 0', 'maxUnavailable: 1'],
  [
    'is killed before it has completed',
    service,
    'terminationGracePeriodSeconds: 75',
    'terminationGracePeriodSeconds: 65',
  ],
  [
    'readinessProbe does not read',
    site,
    'readinessProbe:\n            httpGet: { path: /health',
    'readinessProbe:\n            httpGet: { path: /ready',
  ],
  [
    'is restarted when the database',
    service,
    'livenessProbe:\n            httpGet: { path: /health',
    'livenessProbe:\n            httpGet: { path: /ready',
  ],
  ['does not state its resources', service, 'limits: { memory: 1Gi }', 'limits: {}'],
  [
    'Service voyage selects nothing',
    site,
    '  selector: { app.kubernetes.io/component',
    '  selector: { component',
  ],
  [
    'is scaled and not there',
    'base/site/scaling.yaml',
    'kind: Deployment, name: voyage',
    'kind: Deployment, name: site',
  ],
  ['more than 97 connections', 'base/service/kustomization.yaml', 'DATABASE_POOL=10', 'DATABASE_POOL=16'],
  ['nobody listens on 9463', 'components/monitoring/network-policy.yaml', 'port: 9464', 'port: 9463'],
  [
    'no network policy closes',
    'base/network-policies.yaml',
    'policyTypes: [Ingress, Egress]',
    'policyTypes: [Egress]',
  ],
  ['no program of the release', 'base/service/migrate.yaml', 'operations/migrate.js', 'migrate.js'],
  ['RATES is not in docs', production, '- SERVICE_MAILBOX=', '- RATES='],
  ['SERVICE_MAILBOX is required', production, '- SERVICE_MAILBOX=', '- RATES='],
  ['SMS_KEY belongs into a Secret', production, '- SERVICE_MAILBOX=', '- SMS_KEY='],
  ['voyage-main has no version', production, 'voyage-main, newTag: 0.1.0', 'voyage-main, newTag: latest'],
  ['no kustomization names it', 'base/site/kustomization.yaml', ', ingress.yaml', ''],
  [
    'differs from docs/operations/prometheus',
    'components/monitoring/prometheus-rule.yaml',
    'for: 1m',
    'for: 2m',
  ],
  [
    'no ../../../../docs',
    'components/monitoring/kustomization.yaml',
    'operations/grafana',
    'operations/grafanas',
  ],
  ['no ingresses.yaml', 'base/site/kustomization.yaml', 'ingress.yaml', 'ingresses.yaml'],
];
proveTrials('the cluster', texts, trials, (file, text) => problemsOf({ ...texts, [file]: text }));

const problems = problemsOf(texts);
let rendered = 0;
for (const overlay of ['demonstration', 'production']) {
  const { stdout, stderr, status, error } = spawnSync(
    'kubectl',
    ['kustomize', join(folder, 'overlays', overlay)],
    {
      encoding: 'utf8',
    },
  );
  if (error) continue;
  if (status === 0) {
    const manifests = manifestsOf(stdout);
    rendered += manifests.length;
    problems.push(...clusterProblems(manifests, rules).map((problem) => `${overlay}, rendered: ${problem}`));
    const images = [...stdout.matchAll(/^\s+image: (.*)$/gm)].map(([, image = '']) => image);
    problems.push(
      ...images
        .filter((image) => !/:\d/.test(image))
        .map((image) => `${overlay}, rendered: ${image} has no version`),
    );
  } else problems.push(`${overlay}: ${stderr.trim()}`);
}
if (problems.length > 0) {
  console.error(problems.map((problem) => `deploy/kubernetes: ${problem}`).join('\n'));
  process.exit(1);
}
console.log(
  `cluster: ${written(texts).length} manifests, no problems; ${rendered > 0 ? `${rendered} as rendered` : 'not rendered (no kubectl)'}`,
);
