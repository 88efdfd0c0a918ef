import type { HotelSummary } from '@voyage/contracts/stay.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import { stayQuery, type CompleteStay } from '@voyage/routes/stay-query.ts';

/** The address of a hotel to pass on, with its name, and the dates and party as far as they are chosen. */
export function sharedAddress(
  origin: string,
  locale: Locale,
  { slug, place }: Pick<HotelSummary, 'slug' | 'place'>,
  stay: CompleteStay | undefined,
): string {
  const page = origin + href.hotelDetail(locale, slug, place.code);
  if (!stay) return page;
  const query = Object.entries(stayQuery(stay)).map(([key, value]) => [key, String(value)]);
  return `${page}?${new URLSearchParams(query)}`.replaceAll('%2C', ',');
}
