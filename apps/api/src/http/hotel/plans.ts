import { hotelNumber } from '../../platform/hotel-number.ts';
import { endpoints } from '@voyage/contracts/endpoints.ts';
import { offersOf, quoteOffer } from '../../use-cases/booking/offers.ts';
import { handler } from '../handling/handler.ts';

export const planSearch = handler(endpoints.planSearch, async ({ body, locale, services }) => ({
  data: await offersOf(services, hotelNumber(body.hotelId), body.stay, body.payAt, locale),
}));
export const priceCalendar = handler(endpoints.priceCalendar, ({ body, services }) => ({
  data: { days: services.inventory.calendar(body, services.now()) },
}));
export const plan = handler(endpoints.plan, async ({ body, caller, locale, services }) => ({
  data: await quoteOffer(services, caller, body.offerRef, locale),
}));
