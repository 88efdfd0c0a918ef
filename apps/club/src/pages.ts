import type { AllRoutes, PageOf, RouterPath } from '@voyage/routes/pages.ts';
import type { FileRoutesByTo } from './routeTree.gen.ts';

type Wanted = RouterPath<PageOf<'club'>>;
/** Routes that the generator found in src/routes, except for the catch-all route. */
type SitePath = Exclude<keyof FileRoutesByTo, '/$lang/$'>;

/**
 * Every page of this brand must be a route, and every route a page of the list: the error here names missing
 * or extra ones.
 */
export type Complete = AllRoutes<Exclude<Wanted, SitePath>, Exclude<SitePath, Wanted>>;
