import type { District, Place } from '../../places.ts';
import type { Brand, Vocabulary } from '../../vocabulary.ts';
import type { Random } from './random.ts';

/** The latest and earliest year in which a demonstration hotel opened or was renovated. */
export const lastYear = 2026;
const firstYear = 1889;

type Years = [first: number, last: number];
const worldWars: Years[] = [
  [1914, 1918],
  [1939, 1945],
];
/** Further years of war or upheaval, in which no hotel opens in a country; in the United States the only ones. */
const closedYears: Record<string, Years[]> = {
  CN: [
    [1937, 1949],
    [1966, 1976],
  ],
  ES: [[1936, 1939]],
  GR: [[1940, 1949]],
  HK: [[1941, 1945]],
  HR: [[1991, 1995]],
  ID: [[1942, 1949]],
  IE: [[1916, 1923]],
  JP: [[1937, 1951]],
  KH: [[1967, 1998]],
  LA: [[1953, 1975]],
  MX: [[1910, 1920]],
  TR: [[1912, 1923]],
  TW: [[1937, 1949]],
  US: [
    [1917, 1918],
    [1941, 1945],
  ],
  VN: [[1940, 1975]],
};
/** A year of war or upheaval becomes one of the six years after it; others stay. */
function openingYearOf(year: number, country: string): number {
  const closed = [...(country === 'US' ? [] : worldWars), ...(closedYears[country] ?? [])];
  const within = closed.filter(([first, last]) => year >= first && year <= last);
  return within.length === 0
    ? year
    : openingYearOf(Math.max(...within.map(([, last]) => last)) + 1 + (year % 6), country);
}

/** A random year between 1889 and 2026, moved to where place, district and brand allow it. */
export function openedYearOf(drawn: number, place: Place, district: District, brand: Brand): number {
  const earliest = Math.max(district.since, brand.since);
  const span = lastYear - earliest;
  return openingYearOf(
    drawn >= earliest ? drawn : earliest + Math.floor((span * (drawn - firstYear)) / (lastYear - firstYear)),
    place.country,
  );
}

/**
 * Hotels fifteen years old have been renovated, eight years after opening and in 2008 at the earliest.
 * @param when 0 to 1
 */
export function renovatedYearOf(openedYear: number, when: number): number | null {
  const earliest = Math.max(openedYear + 8, 2008);
  return lastYear - openedYear > 14 ? earliest + Math.floor(when * (lastYear - earliest + 1)) : null;
}

/**
 * Within the bounds of setting, brand and place; small hotels are likelier than large ones. `drawn` is what
 * they allow; `roomCount` is fewer where the name promises a townhouse (`mostOfName`).
 */
export function roomCountOf(
  place: Place,
  setting: string,
  brand: Brand,
  { settings }: Vocabulary,
  mostOfName: number,
  r: Random,
): { drawn: number; roomCount: number } {
  const bounds = settings.get(setting) ?? brand;
  const most = Math.min(bounds.mostRooms, brand.mostRooms, place.mostRooms);
  const least = Math.min(Math.max(bounds.leastRooms, brand.leastRooms), Math.ceil(most * 0.6));
  const share = r.next() ** 1.6;
  const drawn = least + Math.floor((most - least + 1) * share);
  const fewest = Math.ceil(mostOfName * 0.6);
  return {
    drawn,
    roomCount: drawn <= mostOfName ? drawn : fewest + Math.floor((mostOfName - fewest + 1) * share),
  };
}
