import { createMiddleware, createStart } from '@tanstack/react-start';

/** Hands the renderer's mark, by which the content policy knows its scripts, and the page's origin to the renderer. */
const request = createMiddleware().server(({ request: { headers, url }, next }) =>
  next({ context: { nonce: headers.get('x-nonce') ?? undefined, origin: new URL(url).origin } }),
);

export const startInstance = createStart(() => ({ requestMiddleware: [request] }));
