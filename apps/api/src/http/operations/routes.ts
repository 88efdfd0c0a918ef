import type { Hono } from 'hono';
import type { Services } from '../../services.ts';
import { releaseOf } from '../../release.ts';
import { isReady } from '../../use-cases/maintenance/readiness.ts';
import type { Variables } from '../register.ts';

/**
 * Health (the process responds, and its release), readiness (the database responds) and the OpenAPI document.
 */
export function operations(app: Hono<{ Variables: Variables }>, services: Services): void {
  const release = releaseOf(); // undefined in the workspace: then it is omitted
  app.get('/health', (c) => c.json({ status: 'ok', release }));
  app.get('/ready', async (c) =>
    (await isReady(services)) ? c.json({ status: 'ready' }) : c.json({ status: 'database away' }, 503),
  );
  let document: Promise<string> | undefined;
  app.get('/openapi.json', async (c) => {
    // Loaded on request: starting does not need it.
    document ??= import('./open-api.ts').then(({ openApi }) =>
      JSON.stringify(openApi(services.env.SITE_URLS)),
    );
    return c.body(await document, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
}
