import type { DeskMember, DeskOrder } from '@voyage/contracts/desk.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { and, inArray } from '../../db/drizzle.ts';
import { payments } from '../../db/schema/payments.ts';
import type { users } from '../../db/schema/users.ts';
import type { Services } from '../services.ts';
import { viewOrders } from '../orders/order-view.ts';
import type { ProductOrderRow } from '../orders/orders.ts';
import { isOpenStay, leftOf } from '../orders/refunded.ts';
import { staffActions } from '../purchases/staff-actions.ts';

type User = Pick<typeof users.$inferSelect, 'id' | 'memberNumber' | 'firstname' | 'lastname' | 'level'>;

export const viewDeskMember = ({ id, memberNumber, firstname, lastname, level }: User): DeskMember => ({
  userId: id,
  memberNumber,
  name: fullName({ firstname, lastname }),
  level,
});

export const twd = (amount: number) => ({ amount, currency: 'TWD' });

/** Orders with their members, and what employees may do with each: nothing without a valid payment. */
export async function viewDeskOrders(
  services: Services,
  rows: { order: ProductOrderRow; user: User }[],
  locale: Locale,
): Promise<DeskOrder[]> {
  if (rows.length === 0) return [];
  const orders = rows.map(({ order }) => order);
  const paid = await services.db.orm
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.status, ['captured', 'refunding', 'refunded']),
        inArray(
          payments.productOrderId,
          orders.map(({ id }) => id),
        ),
      ),
    );
  const leftIn = (order: ProductOrderRow) =>
    paid
      .filter(
        ({ productOrderId, status }) =>
          productOrderId === order.id && (status === 'captured' || isOpenStay(order)),
      ) // prettier-ignore
      .reduce((left, payment) => Math.max(left, leftOf(payment)), 0);
  const views = await viewOrders(services, orders, locale);
  const now = services.now();
  return rows.map(({ order, user }, at) => ({
    order: itemAt(views, at),
    member: viewDeskMember(user),
    actions:
      leftIn(order) > 0
        ? staffActions(order, leftIn(order), now).map(({ action, refundTwd, partial }) => ({
            action,
            partial,
            refund: refundTwd === null ? null : twd(refundTwd),
          }))
        : [],
  }));
}
