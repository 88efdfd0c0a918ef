/** Orders of a list of hotels that need a stay: without dates there is no price to compare. */
export const stayOnlySorts: readonly string[] = ['price-ascending', 'price-descending', 'privileges'];
