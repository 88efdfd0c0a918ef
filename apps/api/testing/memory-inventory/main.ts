import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createServices } from '../../src/create-services.ts';
import { createApp } from '../../src/http/app.ts';
import { startJobs } from '../../src/jobs.ts';
import { readEnv } from '../../src/platform/env.ts';
import { memoryAdapter } from './adapter.ts';
import { supplierAt } from './over-http.ts';
import { memorySupplier, type MemoryAbilities } from './supplier.ts';

// The service as a process (src/main.ts) on a memory supplier: on one at an address, with a filled database, or on its
// own, which takes its time for each list, with a database that is filled first.

const { values } = parseArgs({
  options: {
    at: { type: 'string' },
    /** Of `MemoryAbilities`. */
    abilities: { type: 'string', default: '{}' },
    /** Milliseconds. */
    list: { type: 'string', default: '0' },
  },
});
const abilities: MemoryAbilities = JSON.parse(values.abilities);

function ownSupplier() {
  const supplier = memorySupplier(() => new Date(), abilities);
  const { onRequest } = supplier;
  if (!onRequest) throw new Error('the memory supplier prices on request');
  return {
    ...supplier,
    onRequest: {
      ...onRequest,
      rates: async (...asked: Parameters<typeof onRequest.rates>) => {
        await pause(Number(values.list));
        return onRequest.rates(...asked);
      },
    },
  };
}

const env = readEnv(process.env);
const services = await createServices(env, env.DATABASE_URL ?? '', {
  inventory: (parts) =>
    memoryAdapter(parts, values.at === undefined ? ownSupplier() : supplierAt(values.at, abilities)),
  isFilled: values.at !== undefined,
  sandbox: { publicUrls: [env.SITE_URLS.main, env.SITE_URLS.club].map((site) => `${site}/api/sandbox`) },
});
process.on('disconnect', () => process.exit());
serve({ fetch: createApp(services).fetch, port: env.API_PORT, hostname: env.API_HOST }, ({ port }) =>
  process.send?.({ ready: true, port }),
);
startJobs(services);
