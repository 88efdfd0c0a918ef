import { pagesOfMain } from '#pages-of-main';

/**
 * Who may see a page: `member`, who is logged in; `guest`, who is not (docs/product/screens.md, "Guards").
 */
export type Access = 'anyone' | 'member' | 'guest';
export interface PageRule {
  access: Access;
  /**
   * The only brand that has the page; its address redirects to the root of the other
   * (docs/product/decisions.md, "Brands").
   */
  only?: 'main' | 'club';
}

const anyone = { access: 'anyone' } as const;
const member = { access: 'member' } as const;
const guest = { access: 'guest' } as const;

/**
 * Every page of the product, by its path after /{lang}, and who may see it: the source of guards, logout, the
 * routes of both sites and rejected addresses. A page without a route, or a route without its line here, does
 * not compile.
 */
export const pages = {
  '': anyone,
  hotel: anyone,
  'hotel/search': anyone,
  'hotel/compare': anyone,
  'hotel/{id}': anyone,
  'hotel/detail/{name}/{region?}': anyone,
  'hotel/booking': member,
  login: guest,
  register: guest,
  'register/complete': member,
  'forgot-password': anyone,
  'reset-password': anyone,
  user: member,
  'user/profile': member,
  'user/password': member,
  'user/concierge': member,
  'user/hotel-order': member,
  'user/hotel-order/{id}': member,
  'user/favorite': member,
  'user/membership': member,
  'user/coupon': member,
  'user/coupon/{id}/policy': member,
  'user/order': member,
  'user/order/{type}/{id}': member,
  'user/staff/{section?}/{id?}': member,
  'payment/credit-card/{type}/{orderId}/{tradeId}': member,
  'payment/credit-card/{type}/{orderId}/{tradeId}/result': member,
  'payment/credit-card/{type}/{tradeId}/result': member,
  membership: anyone,
  'tailor-made': anyone,
  'fast-track': anyone,
  'fast-track/{iataCode}/{name?}/{country?}': anyone,
  'fast-track/payment/{iataCode}/{productId}': member,
  eligibility: { access: 'anyone', only: 'club' },
  'membership/upgrade/{level}': member,
  'membership/payment/{tradeId}/result': member,
  'hotel/group': anyone,
  'hotel/group/{name}': anyone,
  'hotel/group/{name}/{brand}': anyone,
  'hotel/region': anyone,
  'hotel/region/{code}': anyone,
  'experience-share': anyone,
  'experience-share/{category}': anyone,
  'experience-share/tag/{tag}': anyone,
  'experience-share/blog': anyone,
  'experience-share/blog/{urlName}': anyone,
  'newsletter/confirm': anyone,
  'newsletter/unsubscribe': anyone,
  'picture-credits': anyone,
  'service-terms': anyone,
  'privacy-policy': anyone,
  'member-terms': anyone,
  faq: anyone,
  contact: anyone,
  about: anyone,
  accessibility: anyone,
  ...pagesOfMain,
  '404': anyone,
} as const satisfies Record<string, PageRule>;

export type RouteId = keyof typeof pages;
const isRouteId = (id: string): id is RouteId => Object.hasOwn(pages, id);
export const routeIds: readonly RouteId[] = Object.keys(pages).filter(isRouteId);
export const loginRequired: readonly RouteId[] = routeIds.filter((id) => pages[id].access === 'member');

/** The pages that a brand has. */
export type PageOf<Brand extends 'main' | 'club'> = {
  [Id in RouteId]: (typeof pages)[Id] extends { only: infer Only } ? (Brand extends Only ? Id : never) : Id;
}[RouteId];

type RouterPart<Part extends string> = Part extends `{${infer Name}?}`
  ? `{-$${Name}}`
  : Part extends `{${infer Name}}`
    ? `$${Name}`
    : Part;
type RouterParts<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? `${RouterPart<Part>}/${RouterParts<Rest>}`
  : RouterPart<Path>;
/** A page's path as the router writes it: `/$lang/hotel/detail/$name/{-$region}`. */
export type RouterPath<Id extends RouteId> = Id extends '' ? '/$lang' : `/$lang/${RouterParts<Id>}`;

/** The page of a router's path, with or without trailing slash; undefined if it is not in the list. */
export function pageOfRouterPath(path: string): RouteId | undefined {
  const id = path
    .replace(/^\/\$lang\/?/, '')
    .replace(/\/$/, '')
    .replaceAll(/\{-\$(\w+)\}/g, '{$1?}')
    .replaceAll(/\$(\w+)/g, '{$1}');
  return path.startsWith('/$lang') && isRouteId(id) ? id : undefined;
}
/**
 * Satisfied by a site whose routes are exactly the pages of its brand: a missing or extra one does not
 * satisfy `never`.
 */
export type AllRoutes<_Missing extends never, _Unknown extends never> = true;
