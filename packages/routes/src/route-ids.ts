/** Every page of the product, by its path after /{lang}: a brand that lacks one says so with null (decisions, "Brands"). */
export const routeIds = [
  '',
  'hotel',
  'hotel/search',
  'hotel/{id}',
  'hotel/detail/{name}/{region?}',
  'hotel/booking',
  'login',
  'user/hotel-order',
  'user/hotel-order/{id}',
  'membership',
  'hotel/group',
  'hotel/group/{name}',
  'hotel/group/{name}/{brand}',
  'hotel/region',
  'hotel/region/{code}',
  'experience-share',
  'experience-share/{category}',
  'experience-share/tag/{tag}',
  'experience-share/blog',
  'experience-share/blog/{urlName}',
  'newsletter/confirm',
  'newsletter/unsubscribe',
  'picture-credits',
  '404',
] as const;
export type RouteId = (typeof routeIds)[number];
/** Pages that need a member; an anonymous visitor goes to Home with the way back (section 2, "Route guards"). */
export const loginRequired: readonly RouteId[] = ['hotel/booking', 'user/hotel-order', 'user/hotel-order/{id}'];
