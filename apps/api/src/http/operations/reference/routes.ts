import { randomBytes } from 'node:crypto';
import { acceptedCoding } from '@voyage/domain/content-negotiation.ts';
import { Hono } from 'hono';
import { referenceFile } from './files.ts';
import { referencePage, referencePolicy } from './page.ts';

/** The page of the OpenAPI document at `/docs`, and the files that it loads. */
export function referencePages(): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    c.header('cross-origin-resource-policy', 'same-origin');
  });
  app.get('/', (c) => {
    const nonce = randomBytes(16).toString('base64url');
    c.header('content-security-policy', referencePolicy(nonce));
    c.header('cache-control', 'no-store'); // a nonce belongs to one response
    return c.html(referencePage(nonce));
  });
  app.get('/:name', async (c) => {
    const file = await referenceFile(c.req.param('name'));
    if (!file) return c.notFound();
    c.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    c.header('content-type', file.type);
    c.header('cache-control', 'public, max-age=3600');
    c.header('etag', file.tag);
    c.header('vary', 'accept-encoding');
    if (c.req.header('if-none-match') === file.tag) return c.body(null, 304);
    const coding = acceptedCoding(c.req.header('accept-encoding'));
    if (!file.gzipped || coding === 'identity') return c.body(await file.read());
    c.header('content-encoding', 'gzip');
    return c.body(file.gzipped);
  });
  return app;
}
