import type { Output, PartInput } from '@voyage/contracts/endpoint.ts';
import type { availabilitySearch } from '@voyage/contracts/hotel.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { retryUnlessTimedOut } from './failure.ts';
import { createPriceBatches, type PriceBatches } from './price-batches.ts';
import { rateAudienceOf } from './queries.ts';

type Availability = Output<typeof availabilitySearch.data>['hotels'][number];
/** The lowest rates of a hotel for a stay; without `cheapest` no room is left. */
export type HotelPrice = Pick<Availability, 'cheapest'>;
export type PriceRequest = Omit<PartInput<typeof availabilitySearch, 'body'>, 'hotelIds'>;

/** As long as an answer counts, in milliseconds: each costs the supplier's quota. */
const freshFor = 5 * 60_000;
/** Before a hotel without an answer is asked about once more. */
const pauseMs = 4_000;

const batches = new WeakMap<Api, PriceBatches<PriceRequest, HotelPrice>>();
function batchesOf(api: Api): PriceBatches<PriceRequest, HotelPrice> {
  const known =
    batches.get(api) ??
    createPriceBatches<PriceRequest, HotelPrice>(async (hotelIds, request, signal) => {
      const { hotels } = await api.call('availabilitySearch', { body: { ...request, hotelIds }, signal });
      return new Map(
        hotels.flatMap(({ hotelId, priced, cheapest }) => (priced ? [[hotelId, { cheapest }]] : [])),
      );
    });
  batches.set(api, known);
  return known;
}

/** Says that a hotel's place in a list is in sight, until the returned function is called: it is asked about first. */
export function markHotelInView(api: Api, hotelId: string): () => void {
  const { seen } = batchesOf(api);
  seen.add(hotelId);
  return () => void seen.delete(hotelId);
}

/**
 * The price of one hotel of a list, where the supplier prices on request only; asked for together with others. A hotel
 * that the supplier does not answer for is asked about once more; then the query fails.
 */
export const hotelPrice = (api: Api, locale: Locale, request: PriceRequest, hotelId: string) =>
  queryOptions({
    queryKey: ['hotel-price', locale, rateAudienceOf(api), request, hotelId],
    queryFn: ({ signal }) => batchesOf(api).price(hotelId, request, signal),
    staleTime: freshFor,
    retry: retryUnlessTimedOut,
    retryDelay: pauseMs,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
