import type { Sent } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel.ts';

/** One city a day of the month, by the calendar of Taipei. */
export function cityOfDay(codes: readonly string[], now: Date): string {
  const day = Number(new Intl.DateTimeFormat('en', { timeZone: 'Asia/Taipei', day: 'numeric' }).format(now));
  return codes[(day - 1) % codes.length] ?? '';
}

/** Enough hotels to choose a handful of different pictures from. */
export const railSearch = (code: string): Sent<typeof hotelSearch, 'body'> => ({
  code,
  locationType: 'city',
  pageSize: 24,
});
