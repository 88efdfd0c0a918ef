import type { hotelOrders } from '../../../db/schema/orders.ts';
import type { Brand } from '../../../mail/transport.ts';

/**
 * The brand of a stay's emails and certificate: that of the site on which it was booked, also by staff for a
 * member. Orders of versions that did not store it: the site to which the payer of a prepaid rate returns, or
 * else the one at which the member registered.
 */
export const orderBrand = (
  { brand, terms }: Pick<typeof hotelOrders.$inferSelect, 'brand' | 'terms'>,
  member: { brand: Brand },
): Brand => brand ?? terms.prepaid?.brand ?? member.brand;
