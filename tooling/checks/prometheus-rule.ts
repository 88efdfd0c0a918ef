// Writes the rules of docs/operations/prometheus as a PrometheusRule, since the Prometheus Operator reads no files,
// with those that only a cluster needs: `node tooling/checks/prometheus-rule.ts`. deployment.ts, part of `npm run check`, fails where the two differ.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { read, root } from './check.ts';

const files = ['alerts.yml', 'sites.yml', 'visitors.yml'];
/** Below deploy/kubernetes. */
export const prometheusRuleFile = 'components/monitoring/prometheus-rule.yaml';

/**
 * Where targets are discovered, a brand whose last process is gone has no `up`, and both brands have one job. The label
 * is that of pod-monitor.yaml.
 */
const ofBrands = {
  name: 'voyage-brands',
  rules: [
    {
      alert: 'BrandDown',
      expr: ['voyage-main', 'voyage-club']
        .map((name) => `absent(up{app_kubernetes_io_name="${name}"})`)
        .join(' or '),
      for: '1m',
      labels: { severity: 'page' },
      annotations: {
        summary: 'No process of {{ $labels.app_kubernetes_io_name }} has been there for a minute',
        runbook_url: 'docs/operations/sites.md#sitedown',
      },
    },
  ],
};

/** The manifest as the file must contain it. */
export function prometheusRule(): string {
  const groups = files.flatMap((file): object[] => {
    const rules: { groups: object[] } = parse(read(`docs/operations/prometheus/${file}`));
    return rules.groups;
  });
  const manifest = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'voyage' },
    spec: { groups: [...groups, ofBrands] },
  };
  const source =
    '# Made by tooling/checks/prometheus-rule.ts, mostly from docs/operations/prometheus: change the rules there.\n';
  return source + stringify(manifest, { lineWidth: 0, singleQuote: true });
}

if (import.meta.main) writeFileSync(join(root, 'deploy', 'kubernetes', prometheusRuleFile), prometheusRule());
