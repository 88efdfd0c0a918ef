// Writes the rules of docs/operations/prometheus as a PrometheusRule, since the Prometheus Operator reads no files:
// `node tooling/checks/prometheus-rule.ts`. cluster.ts, part of `npm test`, fails where the two differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const files = ['alerts.yml', 'sites.yml', 'visitors.yml'];
/** Below deploy/kubernetes. */
export const prometheusRuleFile = 'components/monitoring/prometheus-rule.yaml';

/** The manifest as it must stand in the file. */
export function prometheusRule(): string {
  const groups = files.flatMap((file): object[] => {
    const rules: { groups: object[] } = parse(
      readFileSync(join(root, 'docs', 'operations', 'prometheus', file), 'utf8'),
    );
    return rules.groups;
  });
  const manifest = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'voyage' },
    spec: { groups },
  };
  const source =
    '# Made by tooling/checks/prometheus-rule.ts from docs/operations/prometheus: change the rules there.\n';
  return source + stringify(manifest, { lineWidth: 0, singleQuote: true });
}

if (import.meta.main) writeFileSync(join(root, 'deploy', 'kubernetes', prometheusRuleFile), prometheusRule());
