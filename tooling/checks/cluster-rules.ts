import { schemaProblems } from './manifest-schema.ts';

interface Container {
  name: string;
  image?: string;
  args?: string[];
  env?: { name: string; value?: string }[];
  ports?: { name: string; containerPort: number }[];
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  [probe: `${string}Probe`]: { httpGet?: { path?: string; port: string | number } } | undefined;
}
interface Pod {
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type: string } };
  topologySpreadConstraints?: object[];
  initContainers?: Container[];
  containers: Container[];
}
interface Selector {
  matchLabels?: Record<string, string>;
}
/** The fields that the rules look at; the schema of the kind has been validated before. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: {
    strategy?: { rollingUpdate?: { maxUnavailable?: number | string } };
    scaleTargetRef?: { name: string };
    maxReplicas?: number;
    selector?: Record<string, string> & Selector;
    podSelector?: Selector;
    policyTypes?: string[];
    ingress?: { ports?: { port: number }[] }[];
    template?: { metadata: { labels: Record<string, string> }; spec: Pod };
  };
}

export interface ClusterRules {
  /** Variables of docs/operations/run.md. */
  variables: ReadonlySet<string>;
  /** Programs of the service's release. */
  programs: ReadonlySet<string>;
}

/** Seconds in which a part completes what is in progress (docs/operations/run.md, "Stopping"). */
const drain: Record<string, number> = { service: 60, site: 50 };
/** Paths that answer about health: of the service, and of a site. */
const healthOf: Record<string, string[]> = { service: ['/health', '/ready'], site: ['/health'] };
/** PostgreSQL's default of max_connections, without those reserved for administrators. */
const connections = 97;

function containerProblems(container: Container, rules: ClusterRules): string[] {
  const { name, args, env = [], resources, securityContext: rights } = container;
  const problems: string[] = [];
  if (rights?.allowPrivilegeEscalation !== false) problems.push('may gain privileges');
  if (rights?.readOnlyRootFilesystem !== true) problems.push('has a root file system that it can write');
  if (!rights?.capabilities?.drop?.includes('ALL')) problems.push('keeps capabilities');
  if (!resources?.requests?.cpu || !resources.requests.memory || !resources.limits?.memory)
    problems.push('does not state its resources');
  for (const { name: variable, value } of env) {
    if (!rules.variables.has(variable)) problems.push(`${variable} is not in docs/operations/run.md`);
    if (value !== undefined && /SECRET|PASSWORD|_URL$|_KEY$/.test(variable))
      problems.push(`${variable} has its value in the manifest`);
  }
  if (args && !rules.programs.has(args[0] ?? '')) problems.push(`${args[0]} is no program of the release`);
  return problems.map((problem) => `${name}: ${problem}`);
}

function workloadProblems({ kind, spec }: Manifest, rules: ClusterRules): string[] {
  const pod = spec?.template?.spec;
  if (!pod) return [];
  const problems = [...(pod.initContainers ?? []), ...pod.containers].flatMap((container) =>
    containerProblems(container, rules),
  );
  if (!pod.securityContext?.runAsNonRoot) problems.push('may run as root');
  if (pod.securityContext?.seccompProfile?.type !== 'RuntimeDefault') problems.push('has no seccomp profile');
  if (pod.automountServiceAccountToken !== false) problems.push('gets a token of the cluster');
  if (pod.enableServiceLinks !== false) problems.push('gets variables named after Services');
  if (kind !== 'Deployment') return problems;
  if (spec.strategy?.rollingUpdate?.maxUnavailable !== 0)
    problems.push('stops a process before its successor is ready');
  if (!pod.topologySpreadConstraints?.length) problems.push('may run on one node only');
  for (const container of pod.containers) {
    const { name, lifecycle, ports = [] } = container;
    const grace = pod.terminationGracePeriodSeconds ?? 30;
    const sleep = lifecycle?.preStop?.sleep?.seconds ?? 0;
    if (sleep < 5) problems.push(`${name}: stops while nodes still send requests (preStop)`);
    if (grace <= sleep + (drain[name] ?? 0))
      problems.push(`${name}: is killed before it has completed its requests`);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const) {
      const get = container[probe]?.httpGet;
      if (!get || !healthOf[name]?.includes(get.path ?? ''))
        problems.push(`${name}: ${probe} does not read its health`);
      if (get && !ports.some((port) => port.name === get.port))
        problems.push(`${name}: ${probe} has another port`);
      if (probe === 'livenessProbe' && get?.path === '/ready')
        problems.push(`${name}: is restarted when the database is away`);
    }
  }
  return problems;
}

const matches = (selector: Record<string, string>, labels: Record<string, string>): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

/** Faults between manifests: what they name must be there. */
function relationProblems(manifests: readonly Manifest[]): string[] {
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const deployments = ofKind('Deployment');
  const labels = deployments.map(({ spec }) => spec?.template?.metadata.labels ?? {});
  const named = (kind: string, name: string) => ofKind(kind).some(({ metadata }) => metadata.name === name);
  const scaled = new Set(ofKind('HorizontalPodAutoscaler').map(({ spec }) => spec?.scaleTargetRef?.name));
  const openPorts = new Set(
    deployments.flatMap(({ spec }) =>
      (spec?.template?.spec.containers ?? []).flatMap(({ ports = [] }) =>
        ports.map((port) => port.containerPort),
      ),
    ),
  );
  const problems = [
    ...deployments.flatMap(({ metadata: { name } }) => [
      ...(scaled.has(name) ? [] : [`${name} is scaled by nobody`]),
      ...(named('PodDisruptionBudget', name) ? [] : [`${name} has no disruption budget`]),
    ]),
    ...[...scaled]
      .filter((name) => !named('Deployment', name ?? ''))
      .map((name) => `${name} is scaled and not there`),
    ...ofKind('Service')
      .filter(({ spec }) => !labels.some((own) => matches(spec?.selector ?? {}, own)))
      .map(({ metadata }) => `Service ${metadata.name} selects nothing`),
    ...ofKind('PodDisruptionBudget')
      .filter(({ spec }) => !labels.some((own) => matches(spec?.selector?.matchLabels ?? {}, own)))
      .map(({ metadata }) => `PodDisruptionBudget ${metadata.name} selects nothing`),
    ...ofKind('NetworkPolicy').flatMap(({ metadata, spec }) =>
      (spec?.ingress ?? [])
        .flatMap(({ ports = [] }) => ports)
        .filter(({ port }) => !openPorts.has(port))
        .map(({ port }) => `NetworkPolicy ${metadata.name}: nobody listens on ${port}`),
    ),
  ];
  const closed = ofKind('NetworkPolicy').some(
    ({ spec }) =>
      Object.keys(spec?.podSelector ?? { a: 0 }).length === 0 &&
      spec?.policyTypes?.length === 2 &&
      !spec.ingress,
  );
  if (!closed) problems.push('no network policy closes what the others do not open');
  const pool = Number(ofKind('ConfigMap').find(({ data }) => data?.DATABASE_POOL)?.data?.DATABASE_POOL ?? 16);
  const most = ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'voyage-service');
  if (((most?.spec?.maxReplicas ?? 0) + 1) * pool > connections)
    problems.push(`all processes together take more than ${connections} connections`);
  return problems;
}

function configProblems({ data = {}, metadata }: Manifest, { variables }: ClusterRules): string[] {
  if (metadata.labels?.grafana_dashboard) return []; // files, which no process gets as variables
  return Object.keys(data).flatMap((name) => [
    ...(variables.has(name) ? [] : [`${name} is not in docs/operations/run.md`]),
    ...(/SECRET|PASSWORD|_KEY$|^(DATABASE|SMTP|SMS)_URL$/.test(name)
      ? [`${name} belongs into a Secret`]
      : []),
  ]);
}

/** The faults of what is applied together, one per line. */
export function clusterProblems(manifests: readonly Manifest[], rules: ClusterRules): string[] {
  return [
    ...manifests.flatMap((manifest) =>
      [
        ...schemaProblems(manifest),
        ...workloadProblems(manifest, rules),
        ...(manifest.kind === 'ConfigMap' ? configProblems(manifest, rules) : []),
        ...(manifest.kind === 'Secret' ? ['a Secret does not belong into the repository'] : []),
      ].map((problem) => `${manifest.kind} ${manifest.metadata.name}: ${problem}`),
    ),
    ...relationProblems(manifests),
  ];
}
