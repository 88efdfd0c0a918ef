import type { Api } from '@voyage/api-client/client.ts';
import { queries } from '@voyage/api-client/queries.ts';
import type { CalendarDay } from '@voyage/contracts/hotel.ts';
import { addDays, daysBetween, type IsoDay } from '@voyage/domain/stay-date.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { paymentTimings } from './payment-timings.ts';

/** Four weeks are shown at once. */
export const calendarDays = 28;
/** How many days before an arrival its calendar begins. */
const daysBefore = 7;
/** Assumed if no stay is chosen. */
const usual = { rooms: [{ adults: 2, childAges: [] }], nights: 2 };

export const stayNights = (stay: CompleteStay | undefined): number =>
  stay ? daysBetween(stay.checkIn, stay.checkOut) : usual.nights;
/** The first day of the calendar around a stay; today without one. */
export const calendarStart = (stay: CompleteStay | undefined, today: IsoDay): IsoDay => {
  const start = stay ? addDays(stay.checkIn, -daysBefore) : today;
  return start < today ? today : start;
};

/**
 * The first day of a calendar that shows the days from `shown` on, once the stay has changed: the same if all
 * its nights are among them, so that nothing moves under the finger that chose it.
 */
export const calendarAfter = (shown: IsoDay, stay: CompleteStay | undefined, today: IsoDay): IsoDay =>
  !stay || (stay.checkIn >= shown && stay.checkOut <= addDays(shown, calendarDays))
    ? shown
    : calendarStart(stay, today);

/** The prices of a hotel from a day on, for a stay's party and length. */
export const hotelCalendar = (api: Api, hotelId: string, stay: CompleteStay | undefined, from: IsoDay) => {
  const { rooms } = stay ?? usual;
  return queries.priceCalendar(api, {
    hotelId,
    from,
    days: calendarDays,
    nights: stayNights(stay),
    rooms,
    payAt: paymentTimings,
  });
};

/** The same party and number of nights, from another day on. */
export const movedStay = (stay: CompleteStay | undefined, checkIn: IsoDay): CompleteStay => ({
  rooms: stay?.rooms ?? usual.rooms,
  checkIn,
  checkOut: addDays(checkIn, stayNights(stay)),
});

/** The days nearest to an arrival on which a stay can begin, at most three, earliest first. */
export const nearestDays = (days: readonly CalendarDay[], checkIn: IsoDay): CalendarDay[] =>
  days
    .filter(({ day, stay }) => stay !== null && day !== checkIn)
    .toSorted((a, b) => Math.abs(daysBetween(checkIn, a.day)) - Math.abs(daysBetween(checkIn, b.day)))
    .slice(0, 3)
    .toSorted((a, b) => a.day.localeCompare(b.day));
