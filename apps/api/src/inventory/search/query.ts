import type { Output } from '@voyage/contracts/endpoint.ts';
import type { hotelSearch } from '@voyage/contracts/hotel-search.ts';
import type { Timed } from '../shopping.ts';

export type Query = Timed<Output<typeof hotelSearch.body>>;
