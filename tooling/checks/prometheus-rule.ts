// Writes the rules of docs/operations/prometheus as a PrometheusRule, since the Prometheus Operator reads no files,
// with those that only a cluster needs: `node tooling/checks/prometheus-rule.ts`. deployment.ts, part of `npm run check`, fails where the two differ.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { read, root } from './check.ts';

const files = [
  'docs/operations/prometheus/alerts.yml',
  'docs/operations/prometheus/sites.yml',
  'docs/operations/prometheus/visitors.yml',
  'deploy/kubernetes/components/monitoring/brands.yml',
];
/** Below deploy/kubernetes. */
export const prometheusRuleFile = 'components/monitoring/prometheus-rule.yaml';

/** The manifest as the file must contain it. */
export function prometheusRule(): string {
  const groups = files.flatMap((file): object[] => {
    const rules: { groups: object[] } = parse(read(file));
    return rules.groups;
  });
  const manifest = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'voyage' },
    spec: { groups },
  };
  const source =
    '# Made by tooling/checks/prometheus-rule.ts from docs/operations/prometheus and brands.yml: change the rules there.\n';
  return source + stringify(manifest, { lineWidth: 0, singleQuote: true });
}

if (import.meta.main) writeFileSync(join(root, 'deploy', 'kubernetes', prometheusRuleFile), prometheusRule());
