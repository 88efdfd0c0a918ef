import { hotelPrice, type HotelPrice, type PriceRequest } from '@voyage/api-client/hotel-price.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useQueries } from '@tanstack/react-query';

/** The answer for a hotel that was asked about: `waiting` until there is one, `failed` if there is none in the end. */
export type OnRequestPrice = HotelPrice | 'waiting' | 'failed';
export type OnRequestPrices = ReadonlyMap<string, OnRequestPrice>;

export const isAnswered = (asked: OnRequestPrice | undefined): asked is HotelPrice =>
  typeof asked === 'object';

interface Answer {
  data: HotelPrice | undefined;
  isError: boolean;
}
const combine = (answers: readonly Answer[]): OnRequestPrice[] =>
  answers.map(({ data, isError }) => data ?? (isError ? 'failed' : 'waiting'));

/**
 * The lowest rates of hotels, each for a stay of its own, from a supplier that prices on request: in batches, in this
 * order but for those in sight, and only while somebody waits for them.
 */
export function useOnRequestPrices(
  wanted: readonly { hotelId: string; request: PriceRequest }[],
): readonly OnRequestPrice[] {
  const { api, locale } = usePage();
  return useQueries({
    queries: wanted.map(({ hotelId, request }) => hotelPrice(api, locale, request, hotelId)),
    combine,
  });
}

/** The same for one stay, by hotel. */
export function useHotelPrices(request: PriceRequest | undefined, ids: readonly string[]): OnRequestPrices {
  const wanted = request ? ids.map((hotelId) => ({ hotelId, request })) : [];
  const answers = useOnRequestPrices(wanted);
  return new Map(wanted.map(({ hotelId }, i) => [hotelId, answers[i] ?? 'waiting']));
}
