/** This machine's own names: nobody else can be made to open a page there. */
const ownHost = /^(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of a request with the scheme and host that pages, sitemaps and previews may name: `SITE_ORIGIN`,
 * or without it those of this machine. Any other `Host` is the visitor's word, and becomes `localhost`. So a
 * page is cached once, whatever host it was requested with.
 */
export function ownUrl(requested: string): URL {
  const { origin, hostname, pathname, search } = new URL(requested);
  const own = process.env.SITE_ORIGIN ?? (ownHost.test(hostname) ? origin : 'http://localhost');
  return new URL(own + pathname + search);
}
