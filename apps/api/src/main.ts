import { serve } from '@hono/node-server';
import { startEmbedded } from './db/embedded.ts';
import { readEnv, type Env } from './env.ts';
import { createApp } from './http/app.ts';
import { startJobs } from './jobs.ts';
import { makeLog, makeServices } from './make-services.ts';
import { reconcile } from './services/reconcile.ts';

function environment(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(78);
  }
}

/** Starts the service: database, migrations, data, catalogue, HTTP, jobs. Ends gracefully on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const env = environment();
  const log = makeLog(env);
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: () => Promise.resolve() }
    : await startEmbedded(env.DATA_DIR, (message) => log.info(message));
  const services = await makeServices(env, database.url, { log, sandbox: { publicUrl: `${env.SITE_URLS.main}/api/sandbox` } });
  if (!env.DATABASE_URL) log.info(await reconcile(services, 0), 'orders left open by the last run'); // alone with this database: nothing is under way
  const server = serve({ fetch: createApp(services).fetch, port: env.API_PORT, hostname: env.API_HOST }, ({ port }) => {
    log.info({ port }, 'the service listens');
    process.send?.({ ready: true, port });
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${env.API_PORT} is taken. Stop what uses it, or set API_PORT.` : String(error));
    void stop(1);
  });
  if ('requestTimeout' in server) server.requestTimeout = 30_000;
  const stopJobs = startJobs(services);
  let stopping = false;
  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(code || 1), 10_000).unref();
    await new Promise<void>((done) => {
      if (!server.listening) return done();
      server.close(() => done());
      if ('closeIdleConnections' in server) server.closeIdleConnections(); // kept open by clients, and waiting for nothing
    });
    await stopJobs();
    await services.close();
    await database.stop();
    process.exit(code);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.removeAllListeners(signal); // the embedded database's package has its own, which would end the process under requests that still run
    process.on(signal, () => void stop(0));
  }
  process.on('disconnect', () => void stop(0)); // the process that started us is gone
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
