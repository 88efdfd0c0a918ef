import { hotelPrice, type HotelPrice, type PriceRequest } from '@voyage/api-client/hotel-price.ts';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { useQueries } from '@tanstack/react-query';

/** The answer for a hotel that was asked about: `waiting` until there is one, `failed` if there is none in the end. */
export type AskedPrice = HotelPrice | 'waiting' | 'failed';
export type AskedPrices = ReadonlyMap<string, AskedPrice>;

export const isAnswered = (asked: AskedPrice | undefined): asked is HotelPrice => typeof asked === 'object';

interface Answer {
  data: HotelPrice | undefined;
  isError: boolean;
}
const combine = (answers: readonly Answer[]): AskedPrice[] =>
  answers.map(({ data, isError }) => data ?? (isError ? 'failed' : 'waiting'));

/**
 * The lowest rates of hotels, each for a stay of its own, from a supplier that prices on request: in batches, in this
 * order but for those in sight, and only while somebody waits for them.
 */
export function useAskedPrices(
  wanted: readonly { hotelId: string; request: PriceRequest }[],
): readonly AskedPrice[] {
  const { api, locale } = usePage();
  return useQueries({
    queries: wanted.map(({ hotelId, request }) => hotelPrice(api, locale, request, hotelId)),
    combine,
  });
}

/** The same for one stay, by hotel. */
export function useHotelPrices(request: PriceRequest | undefined, ids: readonly string[]): AskedPrices {
  const wanted = request ? ids.map((hotelId) => ({ hotelId, request })) : [];
  const answers = useAskedPrices(wanted);
  return new Map(wanted.map(({ hotelId }, i) => [hotelId, answers[i] ?? 'waiting']));
}
