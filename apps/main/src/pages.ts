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
  'payment/credit-card/{type}/{orderId}/{tradeId}': '/$lang/payment/credit-card/$type/$orderId/$tradeId',
  'payment/credit-card/{type}/{orderId}/{tradeId}/result':
    '/$lang/payment/credit-card/$type/$orderId/$tradeId/result',
  'payment/credit-card/{type}/{tradeId}/result': '/$lang/payment/credit-card/$type/$tradeId/result',
  membership: '/$lang/membership',
  'hotel/group': '/$lang/hotel/group',
  'hotel/group/{name}': '/$lang/hotel/group/$name',
  'hotel/group/{name}/{brand}': '/$lang/hotel/group/$name/$brand',
  'hotel/region': '/$lang/hotel/region',
  'hotel/region/{code}': '/$lang/hotel/region/$code',
  'experience-share': '/$lang/experience-share',
  'experience-share/{category}': '/$lang/experience-share/$category',
  'experience-share/tag/{tag}': '/$lang/experience-share/tag/$tag',
  'experience-share/blog': '/$lang/experience-share/blog',
  'experience-share/blog/{urlName}': '/$lang/experience-share/blog/$urlName',
  'newsletter/confirm': '/$lang/newsletter/confirm',
  'newsletter/unsubscribe': '/$lang/newsletter/unsubscribe',
  'picture-credits': '/$lang/picture-credits',
  '404': '/$lang/404',
};
