import { createSiteRouter } from '@voyage/site/create-site-router.tsx';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { siteAddresses } from './addresses.ts';
import { routeTree } from './routeTree.gen.ts';

export function getRouter() {
  const { router, queryClient } = createSiteRouter({ routeTree, ...siteAddresses() });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
