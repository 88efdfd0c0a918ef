import type { RouteId } from '@voyage/routes/route-ids.ts';
import type { FileRoutesByTo } from './routeTree.gen.ts';

/** Where this brand serves each page of the product; null: this brand has none, and its path leads to the root. */
export const pages: Record<RouteId, keyof FileRoutesByTo | null> = {
  '': '/$lang',
  hotel: '/$lang/hotel',
  'hotel/search': '/$lang/hotel/search',
  'hotel/{id}': '/$lang/hotel/$id',
  'hotel/detail/{name}/{region?}': '/$lang/hotel/detail/$name/{-$region}',
  'hotel/booking': '/$lang/hotel/booking',
  login: '/$lang/login',
  'user/hotel-order': '/$lang/user/hotel-order',
  'user/hotel-order/{id}': '/$lang/user/hotel-order/$id',
  '404': '/$lang/404',
};
