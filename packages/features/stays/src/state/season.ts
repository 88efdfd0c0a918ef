import type { PartInput } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import type { HotelSummary } from '@voyage/contracts/stay.ts';
import { leadPictures } from '@voyage/domain/lead-pictures.ts';
import { taipeiDay } from '@voyage/domain/stay-date.ts';

export type Season = 'winter' | 'spring' | 'summer' | 'autumn';
/** Four places at their best in each northern season. */
export const placesOfSeason: Record<Season, readonly [string, string, string, string]> = {
  winter: ['niseko', 'st-moritz', 'maldives', 'hong-kong'],
  spring: ['kyoto', 'seville', 'marrakech', 'provence'],
  summer: ['lake-como', 'lofoten', 'santorini', 'banff'],
  autumn: ['hakone', 'lisbon', 'hangzhou', 'napa-valley'],
};
/** Three groups whose hotels suit the season. */
export const groupsOfSeason: Record<Season, readonly [string, string, string]> = {
  winter: ['northlight', 'kitamura', 'samphire'],
  spring: ['maison-alcide', 'jade-harbour', 'casa-lumbre'],
  summer: ['verrano', 'caldera', 'pelham'],
  autumn: ['aurelian', 'kitamura', 'al-qamar'],
};
/** By month, on the Taipei calendar. */
export function seasonOf(now: Date): Season {
  const month = Number(taipeiDay(now).slice(5, 7));
  return month === 12 || month < 3 ? 'winter' : month < 6 ? 'spring' : month < 9 ? 'summer' : 'autumn';
}

/** The first few hotels of a place, to choose one with a distinct picture. */
export const seasonSearch = (code: string): PartInput<typeof hotelSearch, 'body'> => ({
  code,
  locationType: 'place',
  pageSize: 4,
});

/** One hotel of each place, with a picture that none of the others uses, if possible. */
export function oneOfEach(places: readonly (readonly HotelSummary[])[]): HotelSummary[] {
  const chosen: HotelSummary[] = [];
  for (const hotels of places) {
    const others = hotels.filter(({ id }) => chosen.every((hotel) => hotel.id !== id));
    const pictured = others.find((hotel) => leadPictures([...chosen, hotel]).at(-1));
    const hotel = pictured ?? others[0];
    if (hotel) chosen.push(hotel);
  }
  return chosen;
}
