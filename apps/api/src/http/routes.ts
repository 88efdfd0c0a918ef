import { endpointNames, endpointOf } from '@voyage/contracts/endpoints.ts';
import { signIn } from './auth/sign-in.ts';
import { secondFactor } from './auth/second-factor.ts';
import { blog } from './blog/blog.ts';
import { bookings } from './booking/bookings.ts';
import { correspondence } from './correspondence/correspondence.ts';
import { coupons } from './coupon/coupons.ts';
import { favourites } from './favourite/favourites.ts';
import { hotels } from './hotel/hotels.ts';
import { locations } from './location/locations.ts';
import { loyalty } from './loyalty/loyalty.ts';
import { facts } from './meta/facts.ts';
import { orders } from './product/orders.ts';
import { payments } from './product/payments.ts';
import { desk } from './staff/desk.ts';
import { member } from './user/member.ts';
import { hotelOrders } from './user/hotel-orders.ts';
import type { Handlers, Routes } from './handling/handler.ts';

const handlers: Handlers = {
  ...signIn,
  ...secondFactor,
  ...blog,
  ...bookings,
  ...correspondence,
  ...coupons,
  ...favourites,
  ...hotels,
  ...locations,
  ...loyalty,
  ...facts,
  ...orders,
  ...payments,
  ...desk,
  ...member,
  ...hotelOrders,
};

/** The handlers of all endpoints. */
export const routes = Object.fromEntries(
  endpointNames.map((name) => [name, { endpoint: endpointOf(name), run: handlers[name] }]),
  // fromEntries loses which name has which handler
) as Routes;
