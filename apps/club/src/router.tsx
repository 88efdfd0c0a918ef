import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { siteRouter } from '@voyage/site-core/router/site-router.tsx';
import { siteAddresses } from '@voyage/site-server/addresses.ts';
// oxlint-disable-next-line import/no-cycle -- the generated tree names the router's type
import { routeTree } from './routeTree.gen.ts';

const notFoundPage = lazyRouteComponent(() => import('@voyage/site-routes/NotFound.tsx'), 'NotFound');

export function getRouter() {
  const { options, start } = siteRouter({ ...siteAddresses(), notFoundPage });
  const router = createRouter({ routeTree, ...options });
  start(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
