import type { OrderDetail } from '@voyage/contracts/booking.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { sharesHotelCredit } from '@voyage/domain/hotel-credit.ts';
import { promisedPrivileges } from '@voyage/domain/questionnaire.ts';
import { and, desc, eq, inArray, lt } from '../../db/drizzle.ts';
import { hotelOrders } from '../../db/schema/orders.ts';
import type { Services } from '../services.ts';

type Row = typeof hotelOrders.$inferSelect;

// What the rate of an order promised in addition to the room.

/** A plan that the inventory no longer has, as far as the order describes it. */
const withdrawnPlan = (code: string, payAt: OrderDetail['plan']['payAt']): OrderDetail['plan'] => ({
  code,
  name: code,
  summary: '',
  benefits: [],
  breakfasts: 0,
  creditUsd: 0,
  memberOnly: false,
  payAt,
});
/** The plan of an order as it is now, else as the order describes it. */
export const planOf = ({ inventory }: Services, row: Row, locale: Locale): OrderDetail['plan'] =>
  inventory.plan(row.planCode, locale) ?? withdrawnPlan(row.planCode, row.terms.rate.payAt);

/**
 * The earlier stay that has the hotel credit if two stays count as one (docs/product/constants.md); null if
 * this one has it or there is none.
 */
export async function creditSharedWith(
  { db, inventory }: Services,
  row: Row,
  hotel: { timeZone: string; checkInTime: string; checkOutTime: string },
  locale: Locale,
): Promise<string | null> {
  const withCredit = <Stay extends { planCode: string }>(stay: Stay) => ({
    ...stay,
    creditUsd: inventory.plan(stay.planCode, locale)?.creditUsd ?? 0,
  });
  const own = withCredit(row);
  if (own.creditUsd === 0) return null;
  const earlier = await db.orm
    .select({
      bookingNumber: hotelOrders.bookingNumber,
      planCode: hotelOrders.planCode,
      checkIn: hotelOrders.checkIn,
      checkOut: hotelOrders.checkOut,
    })
    .from(hotelOrders)
    .where(
      and(
        eq(hotelOrders.userId, row.userId),
        eq(hotelOrders.hotelId, row.hotelId),
        inArray(hotelOrders.status, ['confirmed', 'completed']),
        lt(hotelOrders.checkIn, row.checkIn),
      ),
    )
    .orderBy(desc(hotelOrders.checkIn));
  const before = earlier.find((stay) => sharesHotelCredit(withCredit(stay), own, hotel));
  return before?.bookingNumber ?? null;
}

/** The codes of the privileges that a stay was promised. */
export async function promisedTo(services: Services, row: Row, locale: Locale): Promise<string[]> {
  const hotel = services.inventory.hotel(String(row.hotelId), locale, 'any');
  const sharesCredit = (await creditSharedWith(services, row, hotel, locale)) !== null;
  return promisedPrivileges(planOf(services, row, locale), { sharesCredit });
}
