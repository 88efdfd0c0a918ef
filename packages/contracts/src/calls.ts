import type { Access, Method } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

export interface CallFacts {
  method: Method;
  path: string;
  access: Access;
  produces?: string;
}
const marks: Record<string, Access> = { '?': 'optional', '!': 'required', '*': 'staff' };
/** How to make a call. */
export function callOf(name: EndpointName): CallFacts {
  const [method, path = '', mark = '', produces] = calls[name].split(' ');
  return { method: method as Method, path, access: marks[mark] ?? 'none', ...(produces ? { produces } : {}) };
}

/**
 * Method, path and access of every call, without its schemas: what a browser needs to make one, as short as
 * can be, since every page carries it. After the path: nothing for anyone, ? with a token where there is
 * one, ! members only, * staff only; then the type of a file. A test holds this list against the contracts.
 */
export const calls: Record<EndpointName, string> = {
  login: 'POST v1/auth/login',
  refreshToken: 'POST v1/auth/token/refresh',
  logout: 'POST v1/auth/logout !',
  sendEmailCode: 'POST v1/auth/email/verify-code/send',
  checkEmailCode: 'POST v1/auth/email/verify-code/check',
  sendPhoneCode: 'POST v1/auth/phone/verify-code/send',
  checkPhoneCode: 'POST v1/auth/phone/verify-code/check',
  register: 'POST v1/auth/register',
  forgotPassword: 'POST v1/auth/forget-password',
  resetPassword: 'POST v1/auth/forget-password/reset',
  changePassword: 'PUT v1/auth/change-password !',
  checkInvite: 'POST v1/auth/invite/verify-code/check',
  checkCard: 'POST v1/auth/eligibility/card',
  profile: 'GET v1/user/profile !',
  changeProfile: 'PUT v1/user/profile !',
  setLanguage: 'PUT v1/user/lang !',
  membership: 'GET v1/user/membership !',
  org: 'GET v1/org',
  titles: 'GET v1/meta/title',
  phoneAreas: 'GET v1/meta/phone-area',
  countries: 'GET v1/meta/country',
  exchange: 'GET v1/meta/exchange',
  convert: 'POST v1/exchange/convert',
  feVersion: 'GET v1/fe-version',
  specialRequests: 'GET v1/tp/meta/special-request',
  locations: 'GET v1/tp/meta/locations',
  searchLocation: 'GET v1/tp/deploy/search-location',
  suggest: 'GET v1/search',
  hotelSearch: 'POST v1/tp/hotel/search ?',
  availabilitySearch: 'POST v1/tp/hotel/availability/search ?',
  planSearch: 'POST v1/tp/hotel/plan/search ?',
  plan: 'POST v1/tp/hotel/plan ?',
  tpHotel: 'GET v1/tp/hotel/{id} ?',
  ownHotel: 'GET v1/hotel/{id} ?',
  createBooking: 'POST v1/hotel/booking !',
  cancelBooking: 'DELETE v1/hotel/booking !',
  extendHold: 'POST v1/hotel/booking/extend !',
  orderList: 'POST v1/user/hotel/order !',
  order: 'GET v1/user/hotel/order/{id} !',
  orderPdf: 'GET v1/user/hotel/order/{id}/pdf ! application/pdf',
  tpGroups: 'POST v1/tp/hotel/groups',
  ownGroups: 'POST v1/hotel/groups',
  brandHotels: 'POST v1/hotel/brand',
  regions: 'GET v1/hotel/meta/regions',
  region: 'POST v1/hotel/region',
  deployedHotels: 'POST v1/tp/deploy/hotel',
  hotelEvents: 'GET v1/tp/hotel/{id}/event',
  favourites: 'POST v1/user/hotel/favorite !',
  favouriteDetails: 'POST v1/user/hotel/favorite/detail !',
  addFavourite: 'PATCH v1/user/hotel/favorite !',
  removeFavourite: 'DELETE v1/user/hotel/favorite !',
  loyaltyProgrammes: 'GET v1/tp/hotel/group/loyalty',
  loyaltyNumbers: 'GET v1/user/hotel/loyalty !',
  keepLoyaltyNumber: 'PATCH v1/user/hotel/loyalty !',
  coupons: 'POST v1/user/coupons !',
  couponSerial: 'GET v1/coupon/{id}/sn !',
  takeCoupon: 'PATCH v1/coupon/{id}/taken !',
  couponPolicy: 'GET v1/coupon/{id}/policy !',
  blogCategories: 'GET v1/blog/category/list ?',
  blogList: 'POST v1/blog/list ?',
  blogSearch: 'POST v1/blog/search-by-tags ?',
  article: 'GET v1/blog/{slug} ?',
  intercomHash: 'GET v1/user/intercom/hash !',
  contactMeta: 'GET v1/meta/contact',
  contact: 'POST v1/contact ?',
  subscribe: 'POST v1/newsletter',
  confirmNewsletter: 'POST v1/newsletter/confirm',
  unsubscribe: 'POST v1/newsletter/unsubscribe',
  createUser: 'POST v1/admin/user *',
  findMember: 'POST v1/admin/user/search *',
  memberships: 'GET v1/product/memberships',
  membershipAllow: 'POST v1/user/membership/allow !',
  orderMembership: 'POST v1/product/order/membership !',
  orderBookingCredits: 'POST v1/product/order/booking-credit !',
  fastTrackAirports: 'GET v1/product/fast-track',
  fastTrackAirport: 'GET v1/product/fast-track/{iata}',
  orderFastTrack: 'POST v1/product/order/fast-track !',
  payDirect: 'POST v1/product/order/membership/payment/tappay-direct !',
  payment: 'GET v1/product/order/payment/{id} !',
  paymentResult: 'GET v1/product/order/payment/result/{id} !',
  productOrders: 'POST v1/product/order/list !',
  cancelProductOrder: 'POST v1/product/order/cancel !',
  orderCustom: 'POST v1/product/order/custom *',
  settleProductOrder: 'POST v1/admin/order *',
  paymentNotify: 'POST v1/product/order/payment/notify',
  tailorMade: 'POST v1/product/tailor-made !',
  tailorMadeList: 'GET v1/product/tailor-made !',
  moveTailorMade: 'POST v1/admin/tailor-made *',
};
