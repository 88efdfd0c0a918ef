import { stayOnlySorts } from '@voyage/domain/stay-sorts.ts';
import { hotelSorts } from '@voyage/routes/stay-query.ts';

export type Sort = (typeof hotelSorts)[number];

/** The sort orders of a list: by price and privileges only with a stay. */
export const sortsFor = (stay: boolean): Sort[] =>
  hotelSorts.filter((sort) => stay || !stayOnlySorts.includes(sort));
/** The order of an address as the list has it: the usual one instead of one that it cannot have. */
export const sortOf = (sort: Sort | undefined, stay: boolean): Sort =>
  sortsFor(stay).find((one) => one === sort) ?? hotelSorts[0];
