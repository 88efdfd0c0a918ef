import * as eligibility from './auth/eligibility.ts';
import * as login from './auth/login.ts';
import * as logout from './auth/logout.ts';
import * as passwords from './auth/passwords.ts';
import * as refreshToken from './auth/refresh-token.ts';
import * as register from './auth/register.ts';
import * as secondFactor from './auth/second-factor.ts';
import * as verifyCodes from './auth/verify-codes.ts';
import * as blog from './blog/blog.ts';
import * as cancel from './booking/cancel.ts';
import * as create from './booking/create.ts';
import * as extend from './booking/extend.ts';
import * as contactMeta from './correspondence/contact-meta.ts';
import * as correspondence from './correspondence/correspondence.ts';
import * as coupons from './coupon/coupons.ts';
import * as favourites from './favourite/favourites.ts';
import type { Routes } from './handling/handler.ts';
import * as hotel from './hotel/hotel.ts';
import * as lists from './hotel/lists.ts';
import * as plans from './hotel/plans.ts';
import * as search from './hotel/search.ts';
import * as specialRequests from './hotel/special-requests.ts';
import * as locations from './location/locations.ts';
import * as loyalty from './loyalty/loyalty.ts';
import * as countries from './meta/countries.ts';
import * as exchange from './meta/exchange.ts';
import * as feVersion from './meta/fe-version.ts';
import * as org from './meta/org.ts';
import * as fastTrack from './product/fast-track.ts';
import * as orders from './product/orders.ts';
import * as payments from './product/payments.ts';
import * as tailorMade from './product/tailor-made.ts';
import * as desk from './staff/desk.ts';
import * as members from './staff/members.ts';
import * as account from './user/account.ts';
import * as concierge from './user/concierge.ts';
import * as hotelOrders from './user/hotel-orders.ts';
import * as intercomHash from './user/intercom-hash.ts';
import * as membership from './user/membership.ts';
import * as profile from './user/profile.ts';
import * as setLanguage from './user/set-language.ts';

/** The files of the handlers; each exports a handler under the name of its endpoint in the contracts. */
export const routes: Routes = {
  ...eligibility,
  ...login,
  ...logout,
  ...passwords,
  ...refreshToken,
  ...register,
  ...secondFactor,
  ...verifyCodes,
  ...blog,
  ...cancel,
  ...create,
  ...extend,
  ...contactMeta,
  ...correspondence,
  ...coupons,
  ...favourites,
  ...hotel,
  ...lists,
  ...plans,
  ...search,
  ...specialRequests,
  ...locations,
  ...loyalty,
  ...countries,
  ...exchange,
  ...feVersion,
  ...org,
  ...fastTrack,
  ...orders,
  ...payments,
  ...tailorMade,
  ...desk,
  ...members,
  ...account,
  ...hotelOrders,
  ...intercomHash,
  ...concierge,
  ...membership,
  ...profile,
  ...setLanguage,
};
