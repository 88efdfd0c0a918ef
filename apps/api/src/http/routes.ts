import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import { checkCard, checkInvite } from './auth/eligibility.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { changePassword, forgotPassword, resetPassword } from './auth/passwords.ts';
import { refreshToken } from './auth/refresh-token.ts';
import { register } from './auth/register.ts';
import { checkEmailCode, checkPhoneCode, sendEmailCode, sendPhoneCode } from './auth/verify-codes.ts';
import { cancelBooking } from './booking/cancel.ts';
import { createBooking } from './booking/create.ts';
import { extendHold } from './booking/extend.ts';
import { article, blogCategories, blogList, blogSearch } from './blog/blog.ts';
import { couponPolicy, coupons, couponSerial, takeCoupon } from './coupon/coupons.ts';
import { addFavourite, favouriteDetails, favourites, removeFavourite } from './favourite/favourites.ts';
import type { Handler } from './handler.ts';
import {
  brandHotels,
  deployedHotels,
  hotelEvents,
  ownGroups,
  region,
  regions,
  tpGroups,
} from './hotel/lists.ts';
import { contactMeta } from './correspondence/contact-meta.ts';
import { confirmNewsletter, contact, subscribe, unsubscribe } from './correspondence/correspondence.ts';
import { fastTrackAirport, fastTrackAirports } from './product/fast-track.ts';
import {
  cancelProductOrder,
  membershipAllow,
  memberships,
  orderBookingCredits,
  orderCustom,
  orderFastTrack,
  orderMembership,
  productOrders,
  settleProductOrder,
} from './product/orders.ts';
import { payDirect, payment, paymentNotify, paymentResult } from './product/payments.ts';
import { moveTailorMade, tailorMade, tailorMadeList } from './product/tailor-made.ts';
import { createUser, findMember } from './staff/members.ts';
import { keepLoyaltyNumber, loyaltyNumbers, loyaltyProgrammes } from './loyalty/loyalty.ts';
import { ownHotel, tpHotel } from './hotel/hotel.ts';
import { plan, planSearch } from './hotel/plans.ts';
import { availabilitySearch, hotelSearch } from './hotel/search.ts';
import { specialRequests } from './hotel/special-requests.ts';
import { locations, searchLocation, suggest } from './location/locations.ts';
import { countries, phoneAreas } from './meta/countries.ts';
import { convert, exchange } from './meta/exchange.ts';
import { feVersion } from './meta/fe-version.ts';
import { org, titles } from './meta/org.ts';
import { order, orderList, orderPdf } from './user/hotel-orders.ts';
import { intercomHash } from './user/intercom-hash.ts';
import { membership } from './user/membership.ts';
import { changeProfile, profile } from './user/profile.ts';
import { setLanguage } from './user/set-language.ts';

/** A call of the contracts without a handler is a type error here. */
// oxlint-disable-next-line no-explicit-any -- each handler knows its own contract
export const routes: Record<EndpointName, Handler<any>> = {
  sendEmailCode,
  checkEmailCode,
  sendPhoneCode,
  checkPhoneCode,
  register,
  forgotPassword,
  resetPassword,
  changePassword,
  checkInvite,
  checkCard,
  changeProfile,
  login,
  refreshToken,
  logout,
  profile,
  setLanguage,
  membership,
  org,
  titles,
  phoneAreas,
  countries,
  exchange,
  convert,
  feVersion,
  specialRequests,
  locations,
  searchLocation,
  suggest,
  hotelSearch,
  availabilitySearch,
  planSearch,
  plan,
  tpHotel,
  ownHotel,
  createBooking,
  cancelBooking,
  extendHold,
  orderList,
  order,
  orderPdf,
  tpGroups,
  ownGroups,
  brandHotels,
  regions,
  region,
  deployedHotels,
  hotelEvents,
  favourites,
  favouriteDetails,
  addFavourite,
  removeFavourite,
  loyaltyProgrammes,
  loyaltyNumbers,
  keepLoyaltyNumber,
  coupons,
  couponSerial,
  takeCoupon,
  couponPolicy,
  blogCategories,
  blogList,
  blogSearch,
  article,
  intercomHash,
  contactMeta,
  contact,
  subscribe,
  confirmNewsletter,
  unsubscribe,
  createUser,
  findMember,
  memberships,
  membershipAllow,
  orderMembership,
  orderBookingCredits,
  fastTrackAirports,
  fastTrackAirport,
  orderFastTrack,
  payDirect,
  payment,
  paymentResult,
  productOrders,
  cancelProductOrder,
  orderCustom,
  settleProductOrder,
  paymentNotify,
  tailorMade,
  tailorMadeList,
  moveTailorMade,
};
