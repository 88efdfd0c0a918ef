import type { PartInput } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import { dayInZone } from '@voyage/domain/stay-date.ts';

/** One city per day of the month, on the Taipei calendar. */
export function cityOfDay(codes: readonly string[], now: Date): string {
  const day = Number(dayInZone(now, 'Asia/Taipei').slice(-2));
  return codes[(day - 1) % codes.length] ?? '';
}

/** Enough hotels to choose a handful with different pictures from. */
export const railSearch = (code: string): PartInput<typeof hotelSearch, 'body'> => ({
  code,
  locationType: 'city',
  pageSize: 24,
});
