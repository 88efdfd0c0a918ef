import type { AllRoutes, PageOf, RouterPath } from '@voyage/routes/pages.ts';
import type { FileRoutesByTo } from './routeTree.gen.ts';

type Wanted = RouterPath<PageOf<'main'>>;
/** What the generator found in src/routes, but for the route of addresses without a page. */
type SitePath = Exclude<keyof FileRoutesByTo, '/$lang/$'>;

/** Every page of this brand is a route, and every route a page of the list: one that is missing, or too much, is named by the error here. */
export type Complete = AllRoutes<Exclude<Wanted, SitePath>, Exclude<SitePath, Wanted>>;
