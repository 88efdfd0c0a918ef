import type { Output } from '@voyage/contracts/endpoint.ts';
import type { productOrders } from '@voyage/contracts/product-order.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { viewOrders } from './order-view.ts';
import { findOrders } from './orders.ts';

/** A page of a member's orders, newest first. */
export async function listOrders(
  services: Services,
  caller: Caller,
  query: Output<typeof productOrders.body>,
  locale: Locale,
): Promise<Output<typeof productOrders.data>> {
  const { page, pageSize } = query;
  const { total, rows } = await findOrders(services, caller.userId, query);
  return { total, page, pageSize, orders: await viewOrders(services, rows, locale) };
}
