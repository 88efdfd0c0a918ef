import type { Hono } from 'hono';
import type { Services } from '../../use-cases/services.ts';
import { releaseOf } from '../../platform/release.ts';
import { changesHeader } from '@voyage/contracts/headers.ts';
import { databaseProbe } from '../../use-cases/maintenance/readiness.ts';
import { fail } from '../handling/failures.ts';
import type { Variables } from '../handling/register.ts';

/**
 * Health (the process responds, and its release), readiness (it is not stopping, and reaches the database if that is
 * asked), changed hotels and the OpenAPI document.
 */
export function operations(app: Hono<{ Variables: Variables }>, services: Services, accepts: () => boolean) {
  const release = releaseOf(); // undefined in the workspace: then it is omitted
  app.get('/health', (c) => c.json({ status: 'ok', release }));
  const database = databaseProbe(services);
  app.get('/ready', async (c) => {
    if (!accepts()) return c.json({ status: 'stopping' }, 503);
    const state = await database();
    // Without the database it stays ready: while no process reaches it, none would be left to answer from
    // memory. A balancer that can choose asks for those that reach it (docs/operations/cluster.md). A process that
    // has not reached it at its start does not listen.
    if (state === 'unavailable' && c.req.query('database') !== undefined)
      return c.json({ status: 'waiting', database: state }, 503);
    return c.json({ status: 'ready', database: state });
  });
  // For the sites' own servers, which drop cached pages that show these hotels. Which hotels are being booked is
  // confidential: sites remove this header from the requests of browsers (packages/site-server/src/service/service-proxy.ts).
  app.get('/changes', (c) => {
    if (!c.req.header(changesHeader)) return fail(c, 'rq0004');
    c.header('cache-control', 'no-store');
    return c.json({ changes: services.inventory.recentChanges() });
  });
  let document: Promise<string> | undefined;
  app.get('/openapi.json', async (c) => {
    // Loaded on request: starting does not need it.
    document ??= import('./open-api.ts').then(({ openApi }) =>
      JSON.stringify(openApi(services.env.SITE_URLS)),
    );
    return c.body(await document, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
}
