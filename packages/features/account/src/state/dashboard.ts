import type { OrderSummary } from '@voyage/contracts/booking.ts';
import type { Coupon } from '@voyage/contracts/coupon.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import type { membership as contract } from '@voyage/contracts/user.ts';
import type { Level } from '@voyage/domain/level.ts';
import { renewalDays } from '@voyage/domain/membership.ts';
import { addDays, dayInZone, daysBetween, taipeiDay, type IsoDay } from '@voyage/domain/stay-date.ts';

type Membership = Output<typeof contract.data>;

/** How many days before its end a coupon is shown as expiring. */
const couponDays = 60;

/**
 * The next or current stay by the day at its hotel, among orders by arrival. One that awaits its payment is
 * not booked yet.
 */
export const nextStay = (orders: readonly OrderSummary[], now: Date): OrderSummary | undefined =>
  orders.find(
    ({ status, checkOut, hotel }) =>
      (status === 'confirmed' || status === 'pending') && checkOut >= dayInZone(now, hotel.timeZone),
  );

/** Days until a stay begins, at the hotel; null once it has. */
export function daysUntil(
  { checkIn, hotel }: Pick<OrderSummary, 'checkIn' | 'hotel'>,
  now: Date,
): number | null {
  const today = dayInZone(now, hotel.timeZone);
  return checkIn >= today ? daysBetween(today, checkIn) : null;
}

/** Orders that the member still has to pay, the one that expires first at the top. */
export const unpaid = (orders: readonly ProductOrder[], now: Date): ProductOrder[] =>
  orders
    .filter(
      ({ status, expiresAt, payment }) =>
        status === 'open' &&
        payment?.status !== 'pending' &&
        (expiresAt === null || Date.parse(expiresAt) > now.getTime()),
    )
    .toSorted((a, b) => (a.expiresAt ?? '9999').localeCompare(b.expiresAt ?? '9999'));

/** What expires unless it is used or renewed, with its last day. */
export type Expiring = { lastDay: IsoDay } & (
  | { kind: 'credits'; count: number }
  | { kind: 'membership'; level: Level }
  | { kind: 'coupon'; id: string; name: string }
);

/** What expires, the soonest first. `today`: in Taipei. */
export function expiring(
  membership: Omit<Membership, 'invitation'> | undefined,
  coupons: readonly Coupon[],
  today: IsoDay,
): Expiring[] {
  const all: Expiring[] = coupons
    .filter(({ state, expiresOn }) => {
      const days = daysBetween(today, expiresOn);
      return state === 'available' && days >= 0 && days <= couponDays;
    })
    .map(({ id, name, expiresOn }) => ({ kind: 'coupon', id, name, lastDay: expiresOn }));
  if (membership) {
    const { level, expiresAt, remainingDays, credits } = membership;
    if (!credits.unlimited && credits.free.remaining > 0)
      all.push({
        kind: 'credits',
        count: credits.free.remaining,
        lastDay: addDays(taipeiDay(credits.renewsAt), -1),
      });
    if (expiresAt !== null && remainingDays !== null && remainingDays <= renewalDays)
      all.push({ kind: 'membership', level, lastDay: taipeiDay(expiresAt) });
  }
  return all.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay));
}
