import { hotelSorts, stayOnlySorts, type HotelSort } from '@voyage/domain/hotel-search.ts';

/** The sort orders of a list: by price and privileges only with a stay. */
export const sortsFor = (stay: boolean): HotelSort[] =>
  hotelSorts.filter((sort) => stay || !stayOnlySorts.includes(sort));
/** The order of an address as the list has it: the usual one instead of one that it cannot have. */
export const sortOf = (sort: HotelSort | undefined, stay: boolean): HotelSort =>
  sortsFor(stay).find((one) => one === sort) ?? hotelSorts[0];
