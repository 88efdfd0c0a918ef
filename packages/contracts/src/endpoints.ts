import * as account from './account.ts';
import * as auth from './auth.ts';
import * as booking from './booking.ts';
import * as hotelOrders from './hotel-orders.ts';
import type { Endpoint } from './endpoint.ts';
import * as hotelLists from './hotel-lists.ts';
import * as favourite from './favourite.ts';
import * as loyalty from './loyalty.ts';
import * as coupon from './coupon.ts';
import * as blog from './blog.ts';
import * as desk from './desk.ts';
import * as concierge from './concierge.ts';
import * as support from './support.ts';
import * as correspondence from './correspondence.ts';
import * as fastTrack from './fast-track.ts';
import * as invitation from './invitation.ts';
import * as membership from './membership.ts';
import * as payment from './payment.ts';
import * as secondFactor from './second-factor.ts';
import * as questionnaire from './questionnaire.ts';
import * as productOrder from './product-order.ts';
import * as tailorMade from './tailor-made.ts';
import * as staff from './staff.ts';
import * as hotel from './hotel.ts';
import { hotelSearch } from './hotel-search.ts';
import * as location from './location.ts';
import * as meta from './meta.ts';
import * as user from './user.ts';

/** Every endpoint, by name: source of the OpenAPI document and of the service's route table. */
export const endpoints = {
  login: auth.login,
  loginWithCode: secondFactor.loginWithCode,
  setUpAtLogin: secondFactor.setUpAtLogin,
  confirmAtLogin: secondFactor.confirmAtLogin,
  refreshToken: auth.refreshToken,
  logout: auth.logout,
  sendEmailCode: auth.sendEmailCode,
  checkEmailCode: auth.checkEmailCode,
  sendPhoneCode: auth.sendPhoneCode,
  checkPhoneCode: auth.checkPhoneCode,
  register: auth.register,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  changePassword: auth.changePassword,
  checkInvite: auth.checkInvite,
  checkCard: auth.checkCard,
  profile: user.profile,
  changeProfile: user.changeProfile,
  setLanguage: user.setLanguage,
  membership: user.membership,
  sessions: account.sessions,
  endSessions: account.endSessions,
  secondFactor: secondFactor.secondFactor,
  setUpSecondFactor: secondFactor.setUpSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  newRecoveryCodes: secondFactor.newRecoveryCodes,
  removeSecondFactor: secondFactor.removeSecondFactor,
  accountRequests: account.accountRequests,
  makeAccountRequest: account.makeAccountRequest,
  withdrawAccountRequest: account.withdrawAccountRequest,
  accountData: account.accountData,
  org: meta.org,
  titles: meta.titles,
  phoneAreas: meta.phoneAreas,
  countries: meta.countries,
  exchange: meta.exchange,
  convert: meta.convert,
  feVersion: meta.feVersion,
  specialRequests: meta.specialRequests,
  locations: location.locations,
  searchLocation: location.searchLocation,
  suggest: location.suggest,
  hotelSearch,
  availabilitySearch: hotel.availabilitySearch,
  planSearch: hotel.planSearch,
  stayRules: hotel.stayRules,
  priceCalendar: hotel.priceCalendar,
  placeCalendar: hotel.placeCalendar,
  plan: hotel.plan,
  tpHotel: hotel.tpHotel,
  ownHotel: hotel.ownHotel,
  createBooking: booking.createBooking,
  cancelBooking: booking.cancelBooking,
  supplierNotify: booking.supplierNotify,
  extendHold: booking.extendHold,
  orderList: hotelOrders.orderList,
  order: hotelOrders.order,
  orderPdf: hotelOrders.orderPdf,
  answerQuestionnaire: questionnaire.answerQuestionnaire,
  tpGroups: hotelLists.tpGroups,
  ownGroups: hotelLists.ownGroups,
  brandHotels: hotelLists.brandHotels,
  regions: hotelLists.regions,
  region: hotelLists.region,
  deployedHotels: hotelLists.deployedHotels,
  hotelEvents: hotelLists.hotelEvents,
  favourites: favourite.favourites,
  favouriteDetails: favourite.favouriteDetails,
  addFavourite: favourite.addFavourite,
  removeFavourite: favourite.removeFavourite,
  loyaltyProgrammes: loyalty.loyaltyProgrammes,
  loyaltyNumbers: loyalty.loyaltyNumbers,
  keepLoyaltyNumber: loyalty.keepLoyaltyNumber,
  coupons: coupon.coupons,
  couponSerial: coupon.couponSerial,
  reserveCoupon: coupon.reserveCoupon,
  takeCoupon: coupon.takeCoupon,
  couponPolicy: coupon.couponPolicy,
  blogCategories: blog.blogCategories,
  blogList: blog.blogList,
  blogSearch: blog.blogSearch,
  article: blog.article,
  intercomHash: support.intercomHash,
  concierge: concierge.concierge,
  writeToConcierge: concierge.writeToConcierge,
  contactMeta: correspondence.contactMeta,
  contact: correspondence.contact,
  subscribe: correspondence.subscribe,
  confirmNewsletter: correspondence.confirmNewsletter,
  describeSubscriber: correspondence.describeSubscriber,
  unsubscribe: correspondence.unsubscribe,
  createUser: staff.createUser,
  findMember: staff.findMember,
  deskWork: desk.deskWork,
  deskReviews: desk.deskReviews,
  deskContentRuns: desk.deskContentRuns,
  deskMemberOrders: desk.deskMemberOrders,
  answerConversation: concierge.answerConversation,
  deskInvitations: invitation.deskInvitations,
  issueInvitation: invitation.issueInvitation,
  withdrawInvitation: invitation.withdrawInvitation,
  memberships: membership.memberships,
  membershipAllow: membership.membershipAllow,
  orderMembership: membership.orderMembership,
  membershipRecord: membership.membershipRecord,
  endMembership: membership.endMembership,
  redeemInvitation: membership.redeemInvitation,
  orderBookingCredits: membership.orderBookingCredits,
  fastTrackAirports: fastTrack.fastTrackAirports,
  fastTrackAirport: fastTrack.fastTrackAirport,
  orderFastTrack: fastTrack.orderFastTrack,
  payDirect: payment.payDirect,
  payment: payment.payment,
  paymentResult: payment.paymentResult,
  endPayment: payment.endPayment,
  productOrders: productOrder.productOrders,
  cancelProductOrder: productOrder.cancelProductOrder,
  orderCustom: productOrder.orderCustom,
  settleProductOrder: productOrder.settleProductOrder,
  paymentNotify: payment.paymentNotify,
  tailorMade: tailorMade.tailorMade,
  tailorMadeList: tailorMade.tailorMadeList,
  moveTailorMade: tailorMade.moveTailorMade,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
export const endpointNames: readonly EndpointName[] = Object.keys(endpoints).filter(isName);
/** The common type of all endpoints, for code that treats them alike. */
export const endpointOf = (name: EndpointName): Endpoint => endpoints[name];
