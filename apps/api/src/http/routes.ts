import type { EndpointName } from '@voyage/contracts/endpoints.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refreshToken } from './auth/refresh-token.ts';
import { cancelBooking } from './booking/cancel.ts';
import { createBooking } from './booking/create.ts';
import type { Handler } from './handler.ts';
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
import { membership } from './user/membership.ts';
import { profile } from './user/profile.ts';
import { setLanguage } from './user/set-language.ts';

/** A call of the contracts without a handler is a type error here. */
// oxlint-disable-next-line no-explicit-any -- each handler knows its own contract
export const routes: Record<EndpointName, Handler<any>> = {
  login, refreshToken, logout, profile, setLanguage, membership, org, titles, phoneAreas, countries, exchange, convert, feVersion, specialRequests, locations, searchLocation, suggest,
  hotelSearch, availabilitySearch, planSearch, plan, tpHotel, ownHotel, createBooking, cancelBooking, orderList, order, orderPdf,
};
