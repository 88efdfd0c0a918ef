import { readFileSync } from 'node:fs';
import { endpointNames, endpointOf } from '@voyage/contracts/endpoints.ts';
import { errorCode } from '@voyage/contracts/errors.ts';
import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import type { Services } from '../use-cases/services.ts';
import { backlogKinds } from '../use-cases/maintenance/backlog.ts';
import { gaugesOf } from './gauges.ts';
import { collectMetrics } from './metrics.ts';

const operations = new URL('../../../../docs/operations/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, operations), 'utf8');
const rules = read('prometheus/alerts.yml');
const dashboard = read('grafana/voyage.json');
const runbook = read('alerts.md');

const metrics = collectMetrics(0, '127.0.0.1');
afterAll(() => metrics.stop());
const text = await metrics.text();

const all = (source: string, pattern: RegExp): string[] =>
  [...new Set([...source.matchAll(pattern)].map(([, found = '']) => found))].toSorted();
/** The outcomes of bookings that are counted as failures. */
const bookingFailures = all(rules, /voyage_bookings_total\{outcome=~"([\w|]+)"/g).flatMap((names) =>
  names.split('|'),
);
const withoutSuffix = (name: string): string =>
  name.replace(/^(voyage_\w+_seconds)_(bucket|sum|count)$/, '$1');

/** Nothing is read of it: only the names of its gauges. */
const services = { inventory: { countOversold: () => Promise.resolve(0) } } as unknown as Services;
function gauges(): string[] {
  const registry = new Registry();
  gaugesOf(services, registry);
  return registry.getMetricsAsArray().map(({ name }) => name);
}

test('what alerts count starts at 0: the first failure after a start is an increase', () => {
  const zeros = all(text, /^voyage_bookings_total\{outcome="(\w+)"\} 0$/gm);
  expect(zeros).toEqual(
    expect.arrayContaining([...bookingFailures, 'confirmed', 'payment', 'pending', 'soldOut']),
  );
  const requests = (route: string) =>
    all(
      text,
      new RegExp(`^voyage_requests_total\\{method="\\w+",route="${route}",status="(\\d+)"\\} 0$`, 'gm'),
    );
  expect(requests('/v1/hotel/booking'), 'of two calls').toEqual(['500', '502', '503']);
  expect(requests('/v1/tp/hotel/search')).toEqual(['500', '503']);
  expect(requests('/v1/user/hotel/order/:id')).toEqual(['500', '503']);
});

test('alert rules, dashboard and their documentation use only existing metrics', () => {
  const metricsThereAre = [...all(text, /^# TYPE (\w+) /gm), ...gauges()];
  const used = all(rules + dashboard, /\b((?:voyage|nodejs|process)_\w+)/g).map(withoutSuffix);
  expect(used.length).toBeGreaterThan(10);
  for (const name of used) expect(metricsThereAre, name).toContain(name);
  for (const name of metricsThereAre.filter((one) => one.startsWith('voyage_')))
    expect(runbook, name).toContain(`\`${name}\``);

  const alerts = all(rules, /^ +- alert: (\w+)$/gm);
  expect(alerts.length).toBeGreaterThan(10);
  expect(all(runbook, /^## (\w+)$/gm)).toEqual(alerts);
  expect(all(rules, /runbook_url: docs\/operations\/alerts\.md#(\w+)$/gm)).toEqual(
    alerts.map((name) => name.toLowerCase()).toSorted(),
  );

  const incidents = all(read('incidents.md'), /^## (.+)$/gm).map((title) =>
    title.toLowerCase().replaceAll(/[`,]/g, '').replaceAll(' ', '-'),
  );
  for (const anchor of all(runbook, /incidents\.md#([\w-]+)/g)) expect(incidents, anchor).toContain(anchor);

  const kindsUsed = all(rules + dashboard, /kind=~?\\?"([\w|-]+)\\?"/g).flatMap((names) => names.split('|'));
  for (const kind of kindsUsed) expect(backlogKinds, kind).toContain(kind);
  for (const name of bookingFailures) expect(Object.keys(errorCode), name).toContain(name);
  for (const route of all(rules, /route="\/([^"]+)"/g))
    expect(endpointNames.map((name) => endpointOf(name).path)).toContain(route);
});
