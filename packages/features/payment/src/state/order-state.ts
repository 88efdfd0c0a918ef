import { productKinds, type ProductOrder } from '@voyage/contracts/product-order.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';

/** The page of an order: for a stay, its booking. */
export const orderAddress = (locale: Locale, { kind, id, hotelOrderId }: ProductOrder): string =>
  hotelOrderId ? href.order(locale, hotelOrderId) : href.productOrder(locale, kind, id);

/** Whether an open order can be paid: not while a payment is in progress. */
export const isPayable = ({ status, payment, expiresAt }: ProductOrder, now = Date.now()): boolean =>
  status === 'open' && payment?.status !== 'pending' && (expiresAt === null || Date.parse(expiresAt) > now);

/** The booking that an order was bought for, of those waiting in this tab: it lacked a credit or an upgrade. */
export const awaitingBooking = ({ kind }: ProductOrder, waiting: string | null): string | null =>
  kind === 'booking-credit' || kind === 'membership' ? waiting : null;

const slowAfter = 30_000;
/** Whether a payment has had no outcome for longer than usual. */
export const isSlow = ({ at }: Pick<NonNullable<ProductOrder['payment']>, 'at'>, now = Date.now()): boolean =>
  now - Date.parse(at) > slowAfter;

/** The kind that an address names; null if there is no such kind. */
export const kindOf = (type: string): ProductOrder['kind'] | null =>
  productKinds.find((kind) => kind === type) ?? null;
