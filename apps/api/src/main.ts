import { Server, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { serve } from '@hono/node-server';
import { followRequests } from '@voyage/tracing/end-server.ts';
import { guardRequests } from '@voyage/tracing/guard-requests.ts';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { tracing } from '@voyage/tracing/tracing.ts';
import { startEmbedded } from './db/embedded.ts';
import { fillDemonstration } from './demonstration/fill.ts';
import { readEnv, type Env } from './platform/env.ts';
import { createApp } from './http/app.ts';
import { startJobs } from './jobs.ts';
import { reasonOf } from './platform/logged-error.ts';
import { createLog, createServices } from './create-services.ts';
import { releaseOf } from './platform/release.ts';
import { reconcile } from './use-cases/booking/holds/reconcile.ts';

/** Milliseconds after the last request; what a job leaves open, another process or the next start continues. */
const jobsEndWithin = 10_000;
/** Calls of the contracts; the rest are pages and files of the reference, and questions of monitoring. */
const isCall = ({ url }: Pick<IncomingMessage, 'url'>): boolean => url?.startsWith('/v1/') === true;

function environment(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(78);
  }
}

/** Starts the service: database, migrations, data, catalogue, HTTP, jobs. Ends gracefully on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  // The catalogue lives as long as the process: by default V8 lets as much garbage again gather beside it
  // before it collects (40,000 hotels: 655 MiB instead of 495, for a collection every few seconds of load).
  setFlagsFromString('--heap-growing-percent=25');
  const env = environment();
  const log = createLog(env);
  let end = (code: number): Promise<void> => process.exit(code); // nothing is under way yet
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  process.on('disconnect', () => void end(0)); // the parent process has ended
  // Before anything connects to the database.
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT)
    await startTracing({
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      service: 'voyage-service',
      version: releaseOf()?.version,
      share: env.OTEL_TRACES_SAMPLER_ARG,
    });
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: () => Promise.resolve() }
    : await startEmbedded(env.DATA_DIR, (message) => log.info(message), {
        warn: (message) => log.warn(message),
        lost: (message) => {
          console.error(message);
          process.exit(1); // a supervisor may start us again; without a database there is nothing to end in order
        },
      });
  // Loaded only where it is wanted, and before the services: it observes them from their beginning.
  const metrics =
    env.METRICS_PORT === undefined
      ? undefined
      : (await import('./metrics/metrics.ts')).collectMetrics(env.METRICS_PORT, env.API_HOST);
  const services = await createServices(env, database.url, {
    log,
    sandbox: { publicUrls: [env.SITE_URLS.main, env.SITE_URLS.club].map((site) => `${site}/api/sandbox`) },
  });
  if (!env.DATABASE_URL)
    log.info(await reconcile(services, 0), 'orders left open by the last run reconciled'); // alone with this database: nothing is under way
  await fillDemonstration(services);
  let stopping = false;
  const server = serve(
    { fetch: createApp(services, () => !stopping).fetch, port: env.API_PORT, hostname: env.API_HOST },
    ({ port }) => {
      log.info({ port }, 'the service is listening');
      process.send?.({ ready: true, port });
    },
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${env.API_PORT} is already in use. Stop the process that uses it, or set API_PORT.`
        : String(error),
    );
    void end(1);
  });
  if (!(server instanceof Server)) throw new Error('HTTP/1.1 was expected');
  guardRequests(server);
  const endServer = followRequests(server, isCall);
  server.requestTimeout = 30_000;
  const stopJobs = startJobs(services);
  await metrics?.serve(services);
  void services.inventory
    .warm()
    .catch((error: Error) =>
      log.warn(
        { reason: reasonOf(error) },
        'warming the inventory failed; the first requests will be slower',
      ),
    );
  end = async (code) => {
    if (stopping) return;
    stopping = true;
    if (code === 0) await pause(env.DRAIN_SECONDS * 1_000);
    const aborted = await endServer(env.STOP_SECONDS);
    if (aborted > 0)
      log.warn({ requests: aborted }, 'requests aborted: they did not finish within STOP_SECONDS');
    const exitCode = code || (aborted > 0 ? 1 : 0);
    setTimeout(() => process.exit(exitCode || 1), jobsEndWithin).unref();
    await stopJobs();
    await metrics?.stop();
    await tracing()?.stop();
    await services.close();
    await database.stop();
    process.exit(exitCode);
  };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
