import { endpoints } from '@voyage/contracts/endpoints.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import * as v from 'valibot';

/**
 * Everything `record.ts` recorded. A recording that no longer fits its contract fails every page
 * story.
 */
const schema = v.object({
  searchLocation: endpoints.searchLocation.data,
  locations: endpoints.locations.data,
  stayRules: endpoints.stayRules.data,
  exchange: endpoints.exchange.data,
  titles: endpoints.titles.data,
  contactMeta: endpoints.contactMeta.data,
  phoneAreas: endpoints.phoneAreas.data,
  specialRequests: endpoints.specialRequests.data,
  memberships: endpoints.memberships.data,
  fastTrackAirports: endpoints.fastTrackAirports.data,
  fastTrackAirport: endpoints.fastTrackAirport.data,
  hotelSearch: endpoints.hotelSearch.data,
  ownHotel: endpoints.ownHotel.data,
  planSearch: endpoints.planSearch.data,
  priceCalendar: endpoints.priceCalendar.data,
  hotelEvents: endpoints.hotelEvents.data,
  plan: endpoints.plan.data,
  planPrepaid: endpoints.plan.data,
  profile: endpoints.profile.data,
  membership: endpoints.membership.data,
  orderList: endpoints.orderList.data,
  orderConfirmed: endpoints.order.data,
  orderHeld: endpoints.order.data,
  payment: endpoints.payment.data,
  blogCategories: endpoints.blogCategories.data,
  blogList: endpoints.blogList.data,
  article: endpoints.article.data,
  org: endpoints.org.data,
  tpGroups: endpoints.tpGroups.data,
  ownGroups: endpoints.ownGroups.data,
  brandHotels: endpoints.brandHotels.data,
  region: endpoints.region.data,
});
export type Recorded = v.InferOutput<typeof schema>;

/** The hotel of the recorded answers, for the addresses of stories. Changes with a new recording. */
export const recordedHotelId = '2826';

const files: Record<Locale, () => Promise<{ default: unknown }>> = {
  'zh-tw': () => import('./recorded/zh-tw.json'),
  'zh-cn': () => import('./recorded/zh-cn.json'),
  ja: () => import('./recorded/ja.json'),
  en: () => import('./recorded/en.json'),
};

/** The recorded answers in a language. @throws ValiError if they do not fit the contracts */
export const recordedIn = async (locale: Locale): Promise<Recorded> =>
  v.parse(schema, (await files[locale]()).default);
