import type { ProductOrder } from '@voyage/contracts/product-order.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';

/** Where an order is looked at: that of a stay is its booking. */
export const orderAddress = (locale: Locale, { kind, id, hotelOrderId }: ProductOrder): string =>
  hotelOrderId ? href.order(locale, hotelOrderId) : href.productOrder(locale, kind, id);

/** An open order may be paid unless a payment of it is under way. */
export const isPayable = ({ status, payment, expiresAt }: ProductOrder, now = Date.now()): boolean =>
  status === 'open' && payment?.status !== 'pending' && (expiresAt === null || Date.parse(expiresAt) > now);
