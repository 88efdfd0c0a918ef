import * as auth from './auth.ts';
import * as booking from './booking.ts';
import type { Endpoint } from './endpoint.ts';
import * as hotel from './hotel.ts';
import * as location from './location.ts';
import * as meta from './meta.ts';
import * as user from './user.ts';

/** Every call, by name: what the OpenAPI document and the route table of the service are made from. */
export const endpoints = {
  login: auth.login,
  refreshToken: auth.refreshToken,
  logout: auth.logout,
  profile: user.profile,
  setLanguage: user.setLanguage,
  membership: user.membership,
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
  hotelSearch: hotel.hotelSearch,
  availabilitySearch: hotel.availabilitySearch,
  planSearch: hotel.planSearch,
  plan: hotel.plan,
  tpHotel: hotel.tpHotel,
  ownHotel: hotel.ownHotel,
  createBooking: booking.createBooking,
  cancelBooking: booking.cancelBooking,
  orderList: booking.orderList,
  order: booking.order,
  orderPdf: booking.orderPdf,
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
