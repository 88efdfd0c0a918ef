import { penaltyAt } from '@voyage/domain/cancellation-windows.ts';
import type { Money } from '@voyage/domain/money.ts';
import { roomTotalsOf } from '@voyage/domain/rate-sums.ts';
import { shareOf } from '@voyage/domain/room-shares.ts';
import { nightsOf } from '@voyage/domain/stay-date.ts';
import type { SupplierBooking } from '../supplier.ts';
import { priceOf } from './price.ts';
import type { WireItinerary } from './wire.ts';
import { windowsOf } from './windows.ts';

/**
 * A booking as the supplier shows it. Its number is the one that the guest gives; it gives none for a cancellation.
 * @throws Error while it is undecided whether its rooms are booked
 */
export function bookingOf({
  itinerary_id: locator,
  affiliate_reference_id: clientRef = '',
  rooms,
  links,
}: WireItinerary): SupplierBooking {
  const isHeld = links.resume !== undefined;
  const left = rooms.filter(({ status }) => status !== 'canceled');
  if (!isHeld && left.some(({ status }) => status === 'pending'))
    throw new Error('rooms are still being booked');
  return {
    clientRef,
    locator,
    confirmationNumber: locator,
    state: left.length === 0 ? 'cancelled' : isHeld ? 'held' : 'confirmed',
    cancellationNumber: null,
    heldUntil: null,
    rooms: rooms.map(({ status }) => ({
      state: status === 'canceled' ? 'cancelled' : 'booked',
      cancellationNumber: null,
    })),
  };
}

/**
 * What cancelling each room costs at `now`, by the terms of the booking: in order, together exactly what all of them
 * cost. Null: the supplier does not state it exactly.
 */
export function costsOf({ rooms }: WireItinerary, now: Date): Money[] | null {
  const [first] = rooms;
  const pricings = rooms.flatMap(({ rate }) => rate.pricing ?? []);
  if (!first || pricings.length < rooms.length) return null;
  const days = nightsOf(first.checkin, first.checkout);
  const price = priceOf(pricings, days);
  if (!price) return null;
  const { total, currency, lines = [] } = price;
  const windows = windowsOf(first.rate, { total, currency, lines, days, rooms: rooms.length });
  if (!windows) return null;
  const whole = penaltyAt(windows, now);
  const stay = { rooms: rooms.length, total, roomTotals: roomTotalsOf(lines, rooms.length) };
  return rooms.map((_, index) => ({ amount: shareOf(stay, whole, [index + 1]), currency }));
}
