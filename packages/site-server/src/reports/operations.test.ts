import { readFileSync } from 'node:fs';
import { errorKinds } from '@voyage/site-core/reports/report.ts';
import { expect, test } from 'vitest';
import { visitorMetrics } from './visitor-metrics.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../docs/operations/${path}`, import.meta.url), 'utf8');
const rules = read('prometheus/visitors.yml');
const dashboard = read('grafana/visitors.json').replaceAll('\\"', '"');
const page = read('visitors.md');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].toSorted();

/** The names and labels of what a site counts. */
async function metricsOfSite(): Promise<{ names: string[]; text: string }> {
  const metrics = visitorMetrics('main');
  const names = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;
  metrics.vitals({
    page: '',
    device: 'phone',
    vitals: names.map((name) => ({ name, value: 0, page: '' as const })),
  });
  metrics.error({
    kind: 'page',
    name: 'Error',
    page: '',
    build: 1,
    file: 'a.js',
    isCurrent: true,
    browser: 'other',
  });
  metrics.refused('limit');
  const text = await metrics.registry.metrics();
  return { names: all(text, /^# TYPE (\w+) /gm), text };
}

test('alert rules, dashboard and their documentation use only existing metrics', async () => {
  const { names, text } = await metricsOfSite();
  const recorded = all(rules, /record: ([\w:]+)$/gm);
  expect(recorded.length).toBeGreaterThan(3);
  const used = all(rules + dashboard, /(?<![\w:])((?:\w+:)?voyage_\w+(?::\w+)?)/g);
  expect(used.length).toBeGreaterThan(10);
  for (const name of used)
    expect(name.includes(':') ? recorded : names, name).toContain(
      name.includes(':') ? name : name.replace(/_(bucket|sum|count)$/, ''),
    );
  for (const name of names) expect(page, name).toContain(`\`${name}\``);
  for (const name of names.filter((one) => one.startsWith('voyage_page_')))
    expect(dashboard, name).toContain(name);

  const labels = new Set(all(text, /[{,](\w+)="/g));
  for (const list of all(rules + dashboard, /by \(([\w, ]+)\)/g))
    for (const label of list.split(', ')) expect([...labels, 'le'], label).toContain(label);
});

test('each alert has a runbook, and its thresholds are bounds of the histograms', async () => {
  const alerts = all(rules, /^ +- alert: (\w+)$/gm);
  expect(alerts.length).toBeGreaterThan(2);
  const runbooks = page.slice(page.indexOf('# Runbooks'));
  expect(all(runbooks, /^## (\w+)$/gm)).toEqual(alerts);
  expect(all(rules, /runbook_url: docs\/operations\/visitors\.md#(\w+)$/gm)).toEqual(
    alerts.map((name) => name.toLowerCase()).toSorted(),
  );
  const { text } = await metricsOfSite();
  const thresholds = [...rules.matchAll(/page:(voyage_\w+):p75 > ([\d.]+)/g)];
  expect(thresholds).toHaveLength(3);
  // A quantile between two bounds is only estimated.
  for (const [, name, value] of thresholds) expect(text).toContain(`${name}_bucket{le="${value}",`);
});

test('all kinds of errors are documented', () => {
  for (const kind of errorKinds) expect(page).toContain(`\`${kind}\``);
});
