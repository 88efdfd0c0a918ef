import { createBooking } from '@voyage/contracts/booking.ts';
import { idempotencyErrors, tokenErrors } from '@voyage/contracts/endpoint.ts';
import { endpointNames, endpointOf } from '@voyage/contracts/endpoints.ts';
import { commonErrors, errorCode } from '@voyage/contracts/errors.ts';
import { creditSources } from '@voyage/domain/quota.ts';
import { rateFaults } from '@voyage/domain/rate-sums.ts';
import { serveMetrics, type MetricsServer } from '@voyage/tracing/serve-metrics.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { errorTable } from '../platform/errors.ts';
import { onObserved } from '../platform/observed.ts';
import { routePattern } from '../platform/route-pattern.ts';
import type { Services } from '../use-cases/services.ts';
import { gaugesOf } from './gauges.ts';

export interface Metrics {
  /** In the text format of Prometheus. */
  text(): Promise<string>;
  /**
   * Serves /metrics from now on, including the state of these services. @returns the port @throws Error if it
   * is taken
   */
  serve(services: Services): Promise<number>;
  stop(): Promise<void>;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const dependencySeconds = [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

// Where their labels are known, counters start at 0: a rate needs two values, so a series that appears with its first
// failures, as after a release, would not have risen.

/** They end a request before it counts as an attempt to book. */
const neverObserved: readonly string[] = [...tokenErrors, ...idempotencyErrors];
const bookingOutcomes: readonly string[] = [
  ...createBooking.data.entries.status.options,
  ...[...createBooking.errors, ...commonErrors].filter((name) => !neverObserved.includes(name)),
];
/** The responses of each endpoint that count as our failures. */
const failuresByRoute = endpointNames.map(endpointOf).map((endpoint) => ({
  method: endpoint.method,
  route: routePattern(endpoint),
  statuses: new Set(
    [...(endpoint.errors ?? []), ...commonErrors]
      .map((name): number => errorTable[errorCode[name]].status)
      .filter((status) => status >= 500),
  ),
}));

/** Counts the events of this process (platform/observed.ts) from now on; docs/operations/alerts.md lists all. */
export function collectMetrics(port: number, host: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'voyage_requests_total',
    help: 'Requests by method, route (its pattern) and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  for (const { method, route, statuses } of failuresByRoute)
    for (const status of statuses) requests.inc({ method, route, status }, 0);
  const requestDuration = new Histogram({
    name: 'voyage_request_duration_seconds',
    help: 'From the request until its answer is ready',
    labelNames: ['method', 'route'],
    buckets: requestSeconds,
    registers,
  });
  const bookings = new Counter({
    name: 'voyage_bookings_total',
    help: 'Attempts to book: confirmed, payment (held), pending, or the name of the error',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of bookingOutcomes) bookings.inc({ outcome }, 0);
  const creditsTaken = new Counter({
    name: 'voyage_credits_taken_total',
    help: 'Booking credits taken: free, paid, of an unlimited level, or none by an override (ignored)',
    labelNames: ['source'],
    registers,
  });
  for (const source of creditSources) creditsTaken.inc({ source }, 0);
  const creditsBought = new Counter({
    name: 'voyage_credits_bought_total',
    help: 'Booking credits that were paid for',
    registers,
  });
  const dependencyDuration = new Histogram({
    name: 'voyage_dependency_call_duration_seconds',
    help: 'Calls to the supplier, the payment gateway and the mail and SMS transports',
    labelNames: ['circuit', 'call', 'outcome'],
    buckets: dependencySeconds,
    registers,
  });
  const circuitOpen = new Gauge({
    name: 'voyage_circuit_open',
    help: '1 while nothing, or one trial, is sent to a system that does not answer',
    labelNames: ['circuit'],
    registers,
  });
  const deadlocks = new Counter({
    name: 'voyage_deadlocks_total',
    help: 'Transactions that the database ended in favour of another, by whether they were repeated',
    labelNames: ['retried'],
    registers,
  });
  for (const retried of ['true', 'false']) deadlocks.inc({ retried }, 0);
  const ratesRefused = new Counter({
    name: 'voyage_rates_refused_total',
    help: 'Rates of the supplier that are not sold, by what does not add up',
    labelNames: ['fault'],
    registers,
  });
  for (const fault of rateFaults) ratesRefused.inc({ fault }, 0);
  const ends = [
    onObserved('rateRefused', ({ fault }) => ratesRefused.inc({ fault })),
    onObserved('deadlock', ({ retried }) => deadlocks.inc({ retried: String(retried) })),
    onObserved('request', ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      requestDuration.observe({ method, route }, seconds);
    }),
    onObserved('booking', ({ outcome }) => bookings.inc({ outcome })),
    onObserved('creditTaken', ({ source }) => creditsTaken.inc({ source })),
    onObserved('creditsBought', ({ credits }) => creditsBought.inc(credits)),
    onObserved('dependencyCall', ({ seconds, ...labels }) => dependencyDuration.observe(labels, seconds)),
    onObserved('circuit', ({ circuit, open }) => circuitOpen.set({ circuit }, open ? 1 : 0)),
  ];

  let server: MetricsServer | undefined;
  return {
    text: () => registry.metrics(),
    serve: async (services) => {
      gaugesOf(services, registry);
      server = await serveMetrics(registry, port, host);
      services.log.info({ port: server.port }, 'the metrics server is listening');
      return server.port;
    },
    stop: async () => {
      for (const end of ends) end();
      await server?.stop();
    },
  };
}
