import { serve } from '@hono/node-server';
import { createServices } from '../../src/create-services.ts';
import { createApp } from '../../src/http/app.ts';
import { startJobs } from '../../src/jobs.ts';
import { readEnv } from '../../src/platform/env.ts';
import type { Capabilities } from '../../src/inventory/capabilities.ts';
import { supplierAt } from './over-http.ts';
import { memoryAdapter } from './adapter.ts';

// The service as a process (src/main.ts), on the memory supplier at the address that is its first argument, which holds
// rooms as the second says, and on a filled database.

const [url = '', given] = process.argv.slice(2);
const hold = given as Capabilities['hold']; // of the test that starts it
const env = readEnv(process.env);
const services = await createServices(env, env.DATABASE_URL ?? '', {
  inventory: (parts) => memoryAdapter(parts, supplierAt(url, hold)),
  isFilled: true,
});
process.on('disconnect', () => process.exit());
serve({ fetch: createApp(services).fetch, port: env.API_PORT, hostname: env.API_HOST }, ({ port }) =>
  process.send?.({ ready: true, port }),
);
startJobs(services);
