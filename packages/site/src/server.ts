import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';

interface SiteServer {
  /** dist folder of the built app. */
  dist: string;
  port: number;
  /** The service, without a slash at the end. */
  apiUrl: string;
  locales: readonly string[];
  /** The language of a first visit. */
  bestLocale: (hints: { stored?: string | undefined; url?: string | undefined; browser?: string[] }) => string;
  parseAcceptLanguage: (header: string | undefined) => string[];
  fetch: (request: Request) => Promise<Response> | Response;
}

/** Everything a page may load; scripts only with this request's nonce (quality, "Secure"). */
const policy = (nonce: string) => [
  "default-src 'self'", `script-src 'self' 'nonce-${nonce}'`, `style-src 'self' 'nonce-${nonce}'`, "img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
].join('; ');

/** A thin server before a site's renderer: files, the service under /api, languages, headers. */
export function siteServer({ dist, port, apiUrl, locales, bestLocale, parseAcceptLanguage, fetch: render }: SiteServer): void {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
  app.get('/health', (c) => c.json({ status: 'ok' }));
  app.use('/assets/*', serveStatic({ root: `${dist}/client`, precompressed: true, onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable') }));
  app.use('/pictures/*', serveStatic({ root: `${dist}/client`, onFound: (_path, c) => c.header('cache-control', 'public, max-age=86400') }));
  app.get('/favicon.svg', serveStatic({ root: `${dist}/client`, path: 'favicon.svg' }));

  app.all('/api/*', async (c) => {
    const url = new URL(c.req.url);
    const headers = new Headers(c.req.raw.headers);
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding', 'cookie']) headers.delete(name);
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    try {
      const answer = await fetch(`${apiUrl}${url.pathname.slice(4)}${url.search}`, { method: c.req.method, headers, ...(hasBody ? { body: c.req.raw.body, duplex: 'half' } : {}), redirect: 'manual' } as RequestInit);
      const passed = new Headers(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) passed.delete(name);
      return new Response(answer.body, { status: answer.status, headers: passed });
    } catch {
      return c.json({ success: false, code: 'sy0001', message: 'The service does not answer.' }, 503);
    }
  });

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const [, segment = ''] = url.pathname.split('/');
    const stored = getCookie(c, 'currentLang');
    const browser = parseAcceptLanguage(c.req.header('accept-language'));
    c.header('vary', 'Cookie, Accept-Language');
    if (segment === '') return c.redirect(`/${bestLocale({ stored, browser })}${url.search}`, 302);
    if (segment === 'ja' && !locales.includes('ja')) return c.redirect(`/${bestLocale({ stored, url: segment })}${url.pathname.slice(3)}${url.search}`, 302);
    if (!locales.includes(segment)) return c.redirect(`/${bestLocale({ stored, browser })}/404`, 302);
    if (stored && locales.includes(stored) && stored !== segment) return c.redirect(`/${stored}${url.pathname.slice(segment.length + 1)}${url.search}`, 302);
    const nonce = randomBytes(16).toString('base64');
    const request = new Request(c.req.raw, { headers: new Headers([...c.req.raw.headers, ['x-nonce', nonce]]) });
    const page = await render(request);
    const headers = new Headers(page.headers);
    headers.set('content-security-policy', policy(nonce));
    headers.set('cache-control', 'no-cache');
    const status = page.status === 200 && /^\/[a-z-]+\/404$/.test(url.pathname) ? 404 : page.status;
    return new Response(page.body, { status, headers });
  });

  const probe = createServer().once('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : String(error));
    process.exit(1);
  });
  probe.listen(port, () => probe.close(() => {
    const server = serve({ fetch: app.fetch, port });
    process.send?.({ ready: true, port });
    const stop = () => (server.close(() => process.exit(0)), setTimeout(() => process.exit(0), 2000).unref());
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
    process.on('disconnect', stop);
  }));
}
