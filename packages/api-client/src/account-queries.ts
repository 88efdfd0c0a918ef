import type { PartInput } from '@voyage/contracts/endpoint.ts';
import type { favouriteDetails } from '@voyage/contracts/favourite.ts';
import type { membershipAllow } from '@voyage/contracts/membership.ts';
import type { productOrders } from '@voyage/contracts/product-order.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client.ts';
import { query } from './queries.ts';

const minute = 60_000;

/** Delays between polls, in milliseconds; the last one repeats. */
const pollDelays = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];

/**
 * Query options used only by the member's own pages, kept apart from those in every page's bundle
 * (queries.ts).
 */
export const accountQueries = {
  /** Whether the member may buy a level now, for which term and at what price. */
  membershipAllow: (api: Api, level: PartInput<typeof membershipAllow, 'body'>['level']) =>
    query(['me', 'membership-allow', level], 0, () => api.call('membershipAllow', { body: { level } })),
  couponPolicy: (api: Api, locale: Locale, id: string) =>
    query(['me', 'coupon-policy', locale, id], minute, () => api.call('couponPolicy', { params: { id } })),
  /** A coupon's serial number, if one is reserved for the member. */
  couponSerial: (api: Api, id: string) =>
    query(['me', 'coupon-serial', id], 0, () => api.call('couponSerial', { params: { id } })),
  sessions: (api: Api) => query(['me', 'sessions'], 0, () => api.call('sessions')),
  secondFactor: (api: Api) => query(['me', 'second-factor'], 0, () => api.call('secondFactor')),
  accountRequests: (api: Api) => query(['me', 'account-requests'], 0, () => api.call('accountRequests')),
  membershipRecord: (api: Api) =>
    query(['me', 'membership-record'], 10_000, () => api.call('membershipRecord')),
  /** The member's tailor-made requests and their current stage, which staff advance. */
  tailorMadeRequests: (api: Api, locale: Locale) =>
    query(['me', 'tailor-made', locale], 0, () => api.call('tailorMadeList')),
  /** The member's orders of products, newest first; titles are in the reader's language. */
  productOrders: (api: Api, locale: Locale, body: PartInput<typeof productOrders, 'body'>) =>
    query(['me', 'product-orders', locale, body], 0, () => api.call('productOrders', { body })),
  /**
   * The saved hotels with current prices; the ids alone are cached under ['me', 'favourites',
   * 'ids'].
   */
  favouriteDetails: (
    api: Api,
    locale: Locale,
    body: Omit<PartInput<typeof favouriteDetails, 'body'>, 'payAt'>,
  ) =>
    query(['me', 'favourites', 'details', locale, body], 0, () =>
      api.call('favouriteDetails', { body: { ...body, payAt: ['property', 'prepaid'] } }),
    ),
  /**
   * What the payment page of an order needs; never served from the cache, because the payment
   * deadline is running. Polled while a payment is in progress.
   */
  payment: (api: Api, locale: Locale, id: string) =>
    queryOptions({
      queryKey: ['me', 'payment', locale, id],
      queryFn: () => api.call('payment', { params: { id } }),
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state: { data } }) => data?.order.payment?.status === 'pending' && 3_000,
    }),
  /**
   * The outcome of a payment, polled at increasing intervals while it is unknown or the hotel has
   * not replied.
   */
  paymentResult: (api: Api, locale: Locale, tradeId: string) =>
    queryOptions({
      queryKey: ['me', 'payment-result', locale, tradeId],
      queryFn: () => api.call('paymentResult', { params: { id: tradeId } }),
      staleTime: 0,
      refetchInterval: ({ state: { data, dataUpdateCount } }) => {
        const waits =
          data?.status === 'pending' ||
          (data?.status === 'success' &&
            data.order.kind === 'stay' &&
            data.order.status === 'awaiting-confirmation');
        return waits && (pollDelays[Math.min(dataUpdateCount, pollDelays.length) - 1] ?? 1_000);
      },
    }),
} as const;
