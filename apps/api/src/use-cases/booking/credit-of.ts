import { usesCredit } from '@voyage/domain/quota.ts';
import type { hotelOrders } from '../../db/schema/orders.ts';

/** Whether an order used one of its member's credits, as its emails say. */
export const creditOf = ({ creditSource }: Pick<typeof hotelOrders.$inferSelect, 'creditSource'>) =>
  usesCredit(creditSource) ? 'used' : 'unused';
