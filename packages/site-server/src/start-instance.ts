import { createMiddleware, createStart } from '@tanstack/react-start';

/**
 * Passes the marker, by which the content policy recognises its scripts, and the page's origin to the
 * renderer.
 */
const request = createMiddleware().server(({ request: { headers, url }, next }) =>
  next({ context: { nonce: headers.get('x-nonce') ?? undefined, origin: new URL(url).origin } }),
);

export const startInstance = createStart(() => ({ requestMiddleware: [request] }));
