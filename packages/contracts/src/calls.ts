import type { Access, Method } from './endpoint.ts';
import type { EndpointName } from './endpoints.ts';

/**
 * Method, path and access of every call, without its schemas: what a browser needs to make one. A test
 * holds this list against the contracts.
 */
export const calls: Record<EndpointName, { method: Method; path: string; access: Access; produces?: string }> = {
  login: { method: 'POST', path: 'v1/auth/login', access: 'none' },
  refreshToken: { method: 'POST', path: 'v1/auth/token/refresh', access: 'none' },
  logout: { method: 'POST', path: 'v1/auth/logout', access: 'required' },
  profile: { method: 'GET', path: 'v1/user/profile', access: 'required' },
  setLanguage: { method: 'PUT', path: 'v1/user/lang', access: 'required' },
  membership: { method: 'GET', path: 'v1/user/membership', access: 'required' },
  org: { method: 'GET', path: 'v1/org', access: 'none' },
  titles: { method: 'GET', path: 'v1/meta/title', access: 'none' },
  phoneAreas: { method: 'GET', path: 'v1/meta/phone-area', access: 'none' },
  countries: { method: 'GET', path: 'v1/meta/country', access: 'none' },
  exchange: { method: 'GET', path: 'v1/meta/exchange', access: 'none' },
  convert: { method: 'POST', path: 'v1/exchange/convert', access: 'none' },
  feVersion: { method: 'GET', path: 'v1/fe-version', access: 'none' },
  specialRequests: { method: 'GET', path: 'v1/tp/meta/special-request', access: 'none' },
  locations: { method: 'GET', path: 'v1/tp/meta/locations', access: 'none' },
  searchLocation: { method: 'GET', path: 'v1/tp/deploy/search-location', access: 'none' },
  suggest: { method: 'GET', path: 'v1/search', access: 'none' },
  hotelSearch: { method: 'POST', path: 'v1/tp/hotel/search', access: 'optional' },
  availabilitySearch: { method: 'POST', path: 'v1/tp/hotel/availability/search', access: 'optional' },
  planSearch: { method: 'POST', path: 'v1/tp/hotel/plan/search', access: 'optional' },
  plan: { method: 'POST', path: 'v1/tp/hotel/plan', access: 'optional' },
  tpHotel: { method: 'GET', path: 'v1/tp/hotel/{id}', access: 'optional' },
  ownHotel: { method: 'GET', path: 'v1/hotel/{id}', access: 'optional' },
  createBooking: { method: 'POST', path: 'v1/hotel/booking', access: 'required' },
  cancelBooking: { method: 'DELETE', path: 'v1/hotel/booking', access: 'required' },
  orderList: { method: 'POST', path: 'v1/user/hotel/order', access: 'required' },
  order: { method: 'GET', path: 'v1/user/hotel/order/{id}', access: 'required' },
  orderPdf: { method: 'GET', path: 'v1/user/hotel/order/{id}/pdf', access: 'required', produces: 'application/pdf' },
};
