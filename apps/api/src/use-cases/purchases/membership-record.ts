import type { membershipRecord } from '@voyage/contracts/membership.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { withdrawalEnds } from '@voyage/domain/membership.ts';
import { lastTaipeiMonths } from '@voyage/domain/zoned-time.ts';
import { and, asc, count, eq, gt, gte, inArray } from '../../db/drizzle.ts';
import { hotelOrders, productOrders } from '../../db/schema/orders.ts';
import { membershipTerms } from '../../db/schema/payments.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';

const months = 12;

/** The terms of a membership, and the bookings made with it. */
export async function readMembershipRecord(
  services: Services,
  caller: Caller,
): Promise<Output<typeof membershipRecord.data>> {
  const { orm } = services.db;
  const now = services.now();
  const names = lastTaipeiMonths(now, months);
  const [rows, used] = await Promise.all([
    orm
      .select({ term: membershipTerms, order: productOrders })
      .from(membershipTerms)
      .leftJoin(productOrders, eq(productOrders.id, membershipTerms.productOrderId))
      .where(and(eq(membershipTerms.userId, caller.userId), gt(membershipTerms.endsAt, now)))
      .orderBy(asc(membershipTerms.startsAt)),
    orm
      .select({ month: hotelOrders.creditMonth, bookings: count() })
      .from(hotelOrders)
      .where(
        and(
          eq(hotelOrders.userId, caller.userId),
          gte(hotelOrders.creditMonth, names[0] ?? ''),
          inArray(hotelOrders.creditSource, ['free', 'paid', 'unlimited']),
          // A failed or released one returned its credit; a cancelled one did not.
          inArray(hotelOrders.status, ['pending', 'payment', 'confirmed', 'completed', 'cancelled']),
        ),
      )
      .groupBy(hotelOrders.creditMonth),
  ]);
  const bookings = new Map(used.map((row) => [row.month, row.bookings]));
  return {
    terms: rows.map(({ term, order }) => {
      // The order of a membership last changes when it is paid: that is when the term is approved.
      const approvedAt = order?.updatedAt ?? term.startsAt;
      const until = withdrawalEnds(approvedAt);
      return {
        level: term.level,
        startsAt: term.startsAt.toISOString(),
        endsAt: term.endsAt.toISOString(),
        approvedAt: approvedAt.toISOString(),
        order: order && { id: order.id, orderNumber: order.orderNumber, amountTwd: order.amountTwd },
        withdrawUntil: order?.status === 'completed' && until >= now ? until.toISOString() : null,
      };
    }),
    months: names.map((month) => ({ month, bookings: bookings.get(month) ?? 0 })),
  };
}
