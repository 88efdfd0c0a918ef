import { accountQueries } from '@voyage/api-client/account-queries.ts';
import { queries } from '@voyage/api-client/queries.ts';
import { hasFailed } from '@voyage/site-core/errors/has-failed.ts';
import { useLocale, useSite } from '@voyage/site-core/context/site-context.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nextStay } from './dashboard.ts';

/** An order that a message can be about. */
interface OwnOrder {
  number: string;
  title: string;
}

export interface OwnOrders {
  orders: OwnOrder[];
  /** The number of the next stay; '' without one. */
  next: string;
}

/**
 * The latest stays and orders of the member, or those of one kind if the other cannot be loaded: a message can
 * be sent without them. Null while they load for the first time.
 */
export function useOwnOrders(): OwnOrders | null {
  const locale = useLocale();
  const { api } = useSite();
  const [now] = useState(() => new Date());
  const stays = useQuery(queries.orders(api, locale, { tab: 'all', sort: 'booked', pageSize: 20 }));
  const orders = useQuery(accountQueries.productOrders(api, locale, { pageSize: 20 }));
  if ([stays, orders].some((query) => !query.data && !hasFailed(query))) return null;
  const booked = stays.data?.orders ?? [];
  const byArrival = booked.toSorted((a, b) => a.checkIn.localeCompare(b.checkIn));
  return {
    orders: [
      ...booked.map(({ bookingNumber, hotel }) => ({ number: bookingNumber, title: hotel.name })),
      // The payment of a stay is listed with the stay.
      ...(orders.data?.orders ?? [])
        .filter(({ kind }) => kind !== 'stay')
        .map(({ orderNumber, title }) => ({ number: orderNumber, title })),
    ],
    next: nextStay(byArrival, now)?.bookingNumber ?? '',
  };
}
