import { createSiteRouter } from '@voyage/frame/router/create-site-router.tsx';
import { siteAddresses } from '@voyage/site-server/addresses.ts';
// oxlint-disable-next-line import/no-cycle -- the generated tree names the router's type
import { routeTree } from './routeTree.gen.ts';

export const getRouter = () => createSiteRouter({ routeTree, ...siteAddresses() });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
