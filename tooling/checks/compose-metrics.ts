import { parse } from 'yaml';
import { readCompose, specificationProblems } from './compose.ts';

/** What the file on top of compose.yaml must fit. */
export interface MetricsRules {
  /** The text of compose.yaml. */
  compose: string;
  /** The text of docs/operations/prometheus/prometheus.yml. */
  prometheus: string;
}
interface Prometheus {
  scrape_configs?: { static_configs?: { targets?: string[] }[] }[];
}

/** The addresses that Prometheus asks. */
function targetsOf(text: string): string[] {
  const { scrape_configs: jobs = [] }: Prometheus = parse(text);
  return jobs.flatMap(({ static_configs: some = [] }) => some.flatMap(({ targets = [] }) => targets));
}

/** The faults of metrics.yaml, one per line: whether Prometheus reaches what it switches on, and nobody else does. */
export function metricsProblems(text: string, { compose, prometheus }: MetricsRules): string[] {
  const top = readCompose(text);
  const invalid = specificationProblems(top);
  if (invalid.length > 0) return invalid;
  const { services } = readCompose(compose);
  const problems: string[] = [];
  const published = Object.entries(top.services).flatMap(
    ([name, { ports = [], environment = {}, ...rest }]) => {
      if (!services[name]) problems.push(`${name} is not in compose.yaml`);
      for (const key of Object.keys(rest)) problems.push(`${name}: ${key} is for compose.yaml`);
      const {
        METRICS_PORT: ofService,
        SITE_METRICS_PORT: port = ofService,
        SITE_METRICS_HOST: host,
      } = environment;
      if (!ofService && host !== '0.0.0.0') problems.push(`${name}: only its container reaches its metrics`);
      return ports.map((one) => {
        const [, address, inside] = /^(127\.0\.0\.1:\d+):(\d+)$/.exec(one) ?? [];
        if (address === undefined) problems.push(`${name}: port ${one} is open to other machines`);
        else if (inside !== port) problems.push(`${name}: port ${one} is not that of its metrics`);
        return address;
      });
    },
  );
  const targets = targetsOf(prometheus);
  for (const target of targets)
    if (!published.includes(target)) problems.push(`nothing answers at ${target} (prometheus.yml)`);
  for (const address of published)
    if (address !== undefined && !targets.includes(address))
      problems.push(`nobody asks ${address} (prometheus.yml)`);
  return problems;
}
