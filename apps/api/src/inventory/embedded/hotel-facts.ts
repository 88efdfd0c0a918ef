import type { District, Place } from '../places.ts';
import type { Brand, Vocabulary } from '../vocabulary.ts';
import type { Random } from './random.ts';

/** The latest and earliest year in which a demonstration hotel opened or was renovated. */
export const lastYear = 2026;
const firstYear = 1889;

/** A random year between 1889 and 2026, moved to where place, district and brand allow it. */
export function openedYearOf(drawn: number, district: District, brand: Brand): number {
  const earliest = Math.max(district.since, brand.since);
  const span = lastYear - earliest;
  return drawn >= earliest
    ? drawn
    : earliest + Math.floor((span * (drawn - firstYear)) / (lastYear - firstYear));
}

/**
 * Hotels fifteen years old have been renovated, eight years after opening and in 2008 at the earliest.
 * @param when 0 to 1
 */
export function renovatedYearOf(openedYear: number, when: number): number | null {
  const earliest = Math.max(openedYear + 8, 2008);
  return lastYear - openedYear > 14 ? earliest + Math.floor(when * (lastYear - earliest + 1)) : null;
}

/** Within the bounds of setting, brand and place; small hotels are likelier than large ones. */
export function roomCountOf(
  place: Place,
  setting: string,
  brand: Brand,
  { settings }: Vocabulary,
  r: Random,
): number {
  const bounds = settings.get(setting) ?? brand;
  const most = Math.min(bounds.mostRooms, brand.mostRooms, place.mostRooms);
  const least = Math.min(Math.max(bounds.leastRooms, brand.leastRooms), Math.ceil(most * 0.6));
  return least + Math.floor((most - least + 1) * r.next() ** 1.6);
}
