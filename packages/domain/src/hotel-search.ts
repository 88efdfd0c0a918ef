/** The kinds of destinations. */
export const locationTypes = ['city', 'place', 'region', 'hotel', 'group', 'brand'] as const;
export type LocationType = (typeof locationTypes)[number];

/** The orders of a list of hotels; the first is the default. */
export const hotelSorts = [
  'recommended',
  'price-ascending',
  'price-descending',
  'privileges',
  'newest',
  'distance',
] as const;
export type HotelSort = (typeof hotelSorts)[number];
/** Need a stay: without dates there is no price to compare. */
export const stayOnlySorts: readonly HotelSort[] = ['price-ascending', 'price-descending', 'privileges'];
