import type { DeskRefund, DeskRequest, deskWork } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { canModifyPlan, nextTailorMadeStage, tailorMadeStages } from '@voyage/domain/tailor-made.ts';
import { and, asc, count, desc, eq, exists, inArray, lt, max, ne, sql } from '../../db/drizzle.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { paymentEvents, payments, tailorMadeRequests } from '../../db/schema/payments.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { viewOrders } from '../product-orders/order-view.ts';
import { viewRequests } from '../products/tailor-made.ts';
import { twd, viewDeskMember, viewDeskOrders } from './desk-order.ts';
import { waitingMembers } from './waiting-members.ts';

/** Of each kind: as many as are read at a time. */
const most = 200;

/** The work that waits for employees. @throws ApiError au0107 */
export async function readDeskWork(
  services: Services,
  caller: Caller,
  locale: Locale,
): Promise<Output<typeof deskWork.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const [fastTrack, tailorMade, refunds, concierge] = await Promise.all([
    fastTrackToConfirm(services, locale),
    openRequests(services, locale),
    owedRefunds(services, locale),
    waitingMembers(services, most),
  ]);
  return { fastTrack, tailorMade, refunds, concierge };
}

/** Paid and not being refunded, soonest flight first. */
async function fastTrackToConfirm(services: Services, locale: Locale) {
  const { orm } = services.db;
  const rows = await orm
    .select({ order: productOrders, user: users })
    .from(productOrders)
    .innerJoin(users, eq(users.id, productOrders.userId))
    .where(
      and(
        eq(productOrders.kind, 'fast-track'),
        eq(productOrders.status, 'awaiting-confirmation'),
        exists(
          orm
            .select({ one: sql`1` })
            .from(payments)
            .where(and(eq(payments.productOrderId, productOrders.id), eq(payments.status, 'captured'))),
        ),
      ),
    )
    .orderBy(
      sql`${productOrders.detail} ->> 'serviceDay'`,
      sql`${productOrders.detail} ->> 'serviceTime'`,
      asc(productOrders.id),
    )
    .limit(most);
  return viewDeskOrders(services, rows, locale);
}

/** Unfinished requests, without those of erased members, who cannot be answered. */
async function openRequests(services: Services, locale: Locale): Promise<DeskRequest[]> {
  const rows = await services.db.orm
    .select({ request: tailorMadeRequests, user: users })
    .from(tailorMadeRequests)
    .innerJoin(users, eq(users.id, tailorMadeRequests.userId))
    .where(
      and(
        lt(tailorMadeRequests.stage, tailorMadeStages.length),
        ne(sql`${tailorMadeRequests.content} ->> 'email'`, ''),
      ),
    )
    .orderBy(desc(tailorMadeRequests.createdAt))
    .limit(most);
  const views = await viewRequests(
    services,
    rows.map(({ request }) => request),
    locale,
  );
  return views
    .map(({ request: { content }, view, open }, at): DeskRequest => ({
      ...view,
      member: viewDeskMember(itemAt(rows, at).user),
      countries: content.countries,
      budgetTwd: content.budgetTwd,
      note: content.note,
      contact: { name: content.name, email: content.email, phone: content.phone },
      next: nextTailorMadeStage(view.stage, open),
      modifiable: canModifyPlan(view.stage),
    }))
    .toSorted((a, b) => urgency(a).localeCompare(urgency(b)));
}
/**
 * What the planner owes before what members owe, by day; then what has no day, newest first as in the query.
 */
const urgency = ({ due }: DeskRequest): string =>
  due === null ? '2' : `${due.who === 'planner' ? 0 : 1} ${due.day}`;

/** Oldest first. */
async function owedRefunds(services: Services, locale: Locale): Promise<DeskRefund[]> {
  const { orm } = services.db;
  const rows = await orm
    .select({ payment: payments, order: productOrders, user: users })
    .from(payments)
    .innerJoin(productOrders, eq(productOrders.id, payments.productOrderId))
    .innerJoin(users, eq(users.id, productOrders.userId))
    .where(eq(payments.status, 'refunding'))
    .orderBy(asc(payments.updatedAt), asc(payments.id))
    .limit(most);
  if (rows.length === 0) return [];
  const events = await orm
    .select({
      paymentId: paymentEvents.paymentId,
      kind: paymentEvents.kind,
      times: count(),
      last: max(paymentEvents.at),
    })
    .from(paymentEvents)
    .where(
      and(
        inArray(
          paymentEvents.paymentId,
          rows.map(({ payment }) => payment.id),
        ),
        inArray(paymentEvents.kind, ['refund-queued', 'refund-refused']),
      ),
    )
    .groupBy(paymentEvents.paymentId, paymentEvents.kind);
  const views = await viewOrders(
    services,
    rows.map(({ order }) => order),
    locale,
  );
  return rows.map(({ payment, user }, at) => {
    const eventOf = (kind: string) =>
      events.find((event) => event.paymentId === payment.id && event.kind === kind);
    return {
      order: itemAt(views, at),
      member: viewDeskMember(user),
      amount: twd(payment.refundTwd ?? payment.amountTwd),
      since: (eventOf('refund-queued')?.last ?? payment.updatedAt).toISOString(),
      refusals: eventOf('refund-refused')?.times ?? 0,
      // In the future after a rejection, or if a partial refund waits for settlement.
      nextAttemptAt:
        payment.refundAt && payment.refundAt > services.now() ? payment.refundAt.toISOString() : null,
    };
  });
}
