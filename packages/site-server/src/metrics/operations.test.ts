import { readdirSync, readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { PageCache } from '../platform/page-cache.ts';
import { siteMetrics } from './site-metrics.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../../docs/operations/${path}`, import.meta.url), 'utf8');
const rules = read('prometheus/sites.yml');
const dashboard = read('grafana/sites.json').replaceAll('\\"', '"');
const page = read('sites.md');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].toSorted();

/** What a site serves after one event of each kind. */
async function textOfSite(): Promise<string> {
  const registry = new Registry();
  registry.setDefaultLabels({ brand: 'main' });
  const metrics = siteMetrics(registry);
  metrics.watch(new PageCache({ freshFor: 1, staleFor: 1, maxWeight: 1 }));
  for (const kind of ['page', 'call', 'file', 'report'] as const)
    metrics.request({ kind, page: 'home', status: 200, seconds: 0 });
  for (const result of ['hit', 'stale', 'shared', 'miss', 'bypass'] as const) metrics.lookup('home', result);
  metrics.rendered('home', 0);
  return registry.metrics();
}

test('alert rules, dashboard and their documentation use only existing metrics and labels', async () => {
  const text = await textOfSite();
  const names = all(text, /^# TYPE (\w+) /gm);
  const used = all(rules + dashboard + page, /\b((?:voyage_site|nodejs|process)_\w+)/g);
  expect(used.length).toBeGreaterThan(10);
  for (const name of used.filter((one) => !/^(nodejs|process)_$/.test(one)))
    expect(names, name).toContain(name.replace(/_(bucket|sum|count)$/, ''));
  for (const name of names.filter((one) => one.startsWith('voyage_'))) {
    expect(page, name).toContain(`\`${name}\``);
    expect(dashboard, name).toContain(name);
  }
  const labels = [...all(text, /[{,](\w+)="/g), 'le', 'instance', 'job'];
  for (const list of all(rules + dashboard, /by \(([\w, ]+)\)/g))
    for (const label of list.split(', ')) expect(labels, label).toContain(label);
  for (const name of ['kind', 'result', 'reason'])
    for (const value of all(text, new RegExp(`voyage_site_\\w+\\{.*?${name}="(\\w+)"`, 'g')))
      expect(page, `${name} ${value}`).toContain(`\`${value}\``);
});

test('each alert has a runbook', () => {
  const alerts = all(rules, /^ +- alert: (\w+)$/gm);
  expect(alerts).toContain('SiteDown');
  expect(all(page, /^## (\w+)$/gm)).toEqual(alerts);
  expect(all(rules, /runbook_url: docs\/operations\/sites\.md#(\w+)$/gm)).toEqual(
    alerts.map((name) => name.toLowerCase()).toSorted(),
  );
});

const loaded = /^rule_files: \[(.+)\]$/m.exec(read('prometheus/prometheus.yml'))?.[1]?.split(', ') ?? [];

test('Prometheus loads all rules', () => {
  const folder = new URL('../../../../docs/operations/prometheus/', import.meta.url);
  const there = readdirSync(folder).filter((file) => !/^prometheus\.yml$|\.test\.yml$/.test(file));
  expect(loaded).toEqual(there.toSorted());
});

test.each(loaded)('each alert of %s fires in one of its unit tests, and is silent in another', (file) => {
  const alerts = all(read(`prometheus/${file}`), /^ +- alert: (\w+)$/gm);
  const tests = read(`prometheus/${file.replace('.yml', '.test.yml')}`);
  expect(alerts.length).toBeGreaterThan(2);
  expect(all(tests, /alertname: (\w+)\n +exp_alerts:\n +- /g)).toEqual(alerts);
  expect(all(tests, /alertname: (\w+)\n +exp_alerts: \[\]/g)).toEqual(alerts);
});
