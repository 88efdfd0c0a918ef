import type { SearchAnswer } from '@voyage/contracts/hotel-search.ts';

/** Degrees of latitude to each side that a map of a place without a hotel shows. */
const reach = { city: 0.07, place: 0.07, hotel: 0.02, region: 6 } as const;

/**
 * West, south, east, north of a map around a place; undefined for groups and brands, which are nowhere in
 * particular.
 */
export function aroundPlace({
  locationType,
  point,
}: SearchAnswer['place']): readonly [number, number, number, number] | undefined {
  if (locationType === 'group' || locationType === 'brand') return undefined;
  const north = reach[locationType];
  const east = north / Math.max(0.2, Math.cos((point.lat * Math.PI) / 180));
  return [point.lng - east, point.lat - north, point.lng + east, point.lat + north];
}
