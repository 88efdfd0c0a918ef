import type { Hono } from 'hono';
import type { Services } from '../../services.ts';
import { releaseOf } from '../../release.ts';
import { isReady } from '../../use-cases/maintenance/readiness.ts';
import type { Variables } from '../register.ts';
import { docsPage } from './docs-page.ts';
import { openApi } from './open-api.ts';

/** Health (the process answers, and which release it is), readiness (the database answers), the OpenAPI document and its page. */
export function operations(app: Hono<{ Variables: Variables }>, services: Services): void {
  const release = releaseOf(); // undefined in the workspace: then the answer has none
  app.get('/health', (c) => c.json({ status: 'ok', release }));
  app.get('/ready', async (c) =>
    (await isReady(services)) ? c.json({ status: 'ready' }) : c.json({ status: 'database away' }, 503),
  );
  let document: string | undefined;
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(openApi(services.env.SITE_URLS));
    return c.body(document, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
  app.get('/docs', (c) => c.html(docsPage(openApi(services.env.SITE_URLS))));
}
