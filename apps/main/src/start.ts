import { createMiddleware, createStart } from '@tanstack/react-start';

/** Hands the nonce of the server's policy to the renderer. */
const request = createMiddleware().server(({ request: { headers, url }, next }) =>
  next({ context: { nonce: headers.get('x-nonce') ?? undefined, origin: new URL(url).origin } }),
);

export const startInstance = createStart(() => ({ requestMiddleware: [request] }));
