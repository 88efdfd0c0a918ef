import type { Endpoint } from '@voyage/contracts/endpoint.ts';

/** The route of a call as the router writes it, and as it is logged, traced and counted: `/v1/blog/:slug`. */
export const routePattern = ({ path }: Pick<Endpoint, 'path'>) => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
