import { stayFrom } from '@voyage/bench/demand.ts';
import { book, call, logIn, readOffers, type Answer } from '../calls.ts';

/**
 * Searches, bookings, a cancellation, a booking refused for want of a credit, and pages.
 * @returns how many of each answer the bookings got
 */
export async function drive(site: string, daysAhead: number): Promise<Record<string, number>> {
  const origin = `${site}/api`;
  const seen: Record<string, number> = {};
  const note = ({ code, data }: Answer<{ status: string }>) => {
    const outcome = code ?? data.status;
    seen[outcome] = (seen[outcome] ?? 0) + 1;
  };
  for (const [member, city] of [
    ['noir', 'tyo'],
    ['elite', 'par'],
    ['basic', 'lon'],
  ] as const) {
    const token = await logIn(origin, member);
    for (const offer of (await readOffers(origin, city, stayFrom(daysAhead))).slice(0, 4)) {
      const booked = await book(origin, token, offer);
      note(booked);
      if (member === 'noir' && seen.confirmed === 1)
        await call(origin, 'cancelBooking', { orderId: booked.data.orderId }, token);
    }
  }
  const { checkIn, checkOut } = stayFrom(daysAhead);
  for (let round = 0; round < 3; round++)
    for (const path of [
      '/en',
      '/zh-tw',
      `/en/hotel/search?code=tyo&checkIn=${checkIn}&checkOut=${checkOut}`,
      '/en/nothing',
    ])
      await fetch(site + path);
  return seen;
}
