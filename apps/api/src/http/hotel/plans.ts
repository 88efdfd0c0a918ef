import { endpoints } from '@voyage/contracts/endpoints.ts';
import { assertNotBooked } from '../../use-cases/booking/booked-already.ts';
import { freshOffer, offersOf } from '../../use-cases/booking/offers.ts';
import { handler } from '../handler.ts';

export const planSearch = handler(endpoints.planSearch, async ({ body, locale, services }) => ({
  data: await offersOf(services, Number(body.hotelId), body.stay, body.payAt, locale),
}));
export const plan = handler(endpoints.plan, async ({ body, caller, locale, services }) => {
  if (caller) await assertNotBooked(services, caller, body.offerRef);
  return { data: await freshOffer(services, body.offerRef, locale) };
});
