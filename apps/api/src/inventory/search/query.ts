import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import type { Scoped } from '../shopping.ts';

export type Query = Scoped<Output<typeof hotelSearch.body>>;
