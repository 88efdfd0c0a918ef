import type { DeskRefund, DeskRequest, deskWork } from '@voyage/contracts/desk.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import {
  canModifyPlan,
  nextTailorMadeStage,
  tailorMadeStages,
  type StageTimes,
} from '@voyage/domain/tailor-made.ts';
import { and, asc, count, desc, eq, exists, inArray, isNotNull, lt, max, ne, sql } from '../../db/drizzle.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { paymentEvents, payments, tailorMadeRequests } from '../../db/schema/payments.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { viewOrders } from '../orders/order-view.ts';
import { viewRequests } from '../purchases/tailor-made.ts';
import { dueOf } from '../purchases/tailor-made-stages.ts';
import { twd, viewDeskMember, viewDeskOrders } from './desk-order.ts';
import { waitingMembers } from './waiting-members.ts';

const pageSize = 50;

/** The part of a list that is one page. */
const pageOf = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** The work that waits for employees: a page of each kind, and how many there are. @throws ApiError au0107 */
export async function readDeskWork(
  services: Services,
  caller: Caller,
  pages: Output<typeof deskWork.query>,
  locale: Locale,
): Promise<Output<typeof deskWork.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const [fastTrack, tailorMade, refunds, concierge] = await Promise.all([
    fastTrackToConfirm(services, pages.fastTrack, locale),
    openRequests(services, pages.tailorMade, locale),
    owedRefunds(services, pages.refunds, locale),
    waitingMembers(services, pageOf(pages.concierge)),
  ]);
  return {
    pageSize,
    totals: {
      fastTrack: fastTrack.total,
      tailorMade: tailorMade.total,
      ours: tailorMade.ours,
      refunds: refunds.total,
      concierge: concierge.total,
    },
    fastTrack: fastTrack.rows,
    tailorMade: tailorMade.rows,
    refunds: refunds.rows,
    concierge: concierge.rows,
  };
}

/** Paid and not being refunded, soonest flight first. */
async function fastTrackToConfirm(services: Services, page: number, locale: Locale) {
  const { orm } = services.db;
  const waiting = and(
    eq(productOrders.kind, 'fast-track'),
    eq(productOrders.status, 'awaiting-confirmation'),
    exists(
      orm
        .select({ one: sql`1` })
        .from(payments)
        .where(and(eq(payments.productOrderId, productOrders.id), eq(payments.status, 'captured'))),
    ),
  );
  const { limit, offset } = pageOf(page);
  const total = await orm.$count(productOrders, waiting);
  const rows = await orm
    .select({ order: productOrders, user: users })
    .from(productOrders)
    .innerJoin(users, eq(users.id, productOrders.userId))
    .where(waiting)
    .orderBy(
      sql`${productOrders.detail} ->> 'serviceDay'`,
      sql`${productOrders.detail} ->> 'serviceTime'`,
      asc(productOrders.id),
    )
    .limit(limit)
    .offset(offset);
  return { total, rows: await viewDeskOrders(services, rows, locale) };
}

/**
 * Unfinished requests, without those of erased members, who cannot be answered: what the planner owes before
 * what members owe, by day; then what has no day, newest first.
 */
async function openRequests(
  services: Services,
  page: number,
  locale: Locale,
): Promise<{ total: number; ours: number; rows: DeskRequest[] }> {
  const { orm } = services.db;
  // What is due follows from the stage and when it was reached: computed for all, shown for a page.
  const open = await orm
    .select({
      id: tailorMadeRequests.id,
      stage: tailorMadeRequests.stage,
      reached: sql<StageTimes | null>`${tailorMadeRequests.content} -> 'reached'`,
    })
    .from(tailorMadeRequests)
    .where(
      and(
        lt(tailorMadeRequests.stage, tailorMadeStages.length),
        ne(sql`${tailorMadeRequests.content} ->> 'email'`, ''),
      ),
    )
    .orderBy(desc(tailorMadeRequests.createdAt));
  const sorted = open
    .map(({ id, stage, reached }) => ({ id, due: dueOf({ stage, content: { reached: reached ?? {} } }) }))
    .toSorted((a, b) => urgency(a).localeCompare(urgency(b)));
  const { limit, offset } = pageOf(page);
  const shown = sorted.slice(offset, offset + limit).map(({ id }) => id);
  const found =
    shown.length === 0
      ? []
      : await orm
          .select({ request: tailorMadeRequests, user: users })
          .from(tailorMadeRequests)
          .innerJoin(users, eq(users.id, tailorMadeRequests.userId))
          .where(inArray(tailorMadeRequests.id, shown));
  const rows = found.toSorted((a, b) => shown.indexOf(a.request.id) - shown.indexOf(b.request.id));
  const views = await viewRequests(
    services,
    rows.map(({ request }) => request),
    locale,
  );
  return {
    total: open.length,
    ours: sorted.filter(({ due }) => due?.who !== 'member').length,
    rows: views.map(({ request: { content }, view, open: unpaid }, at): DeskRequest => ({
      ...view,
      member: viewDeskMember(itemAt(rows, at).user),
      countries: content.countries,
      budgetTwd: content.budgetTwd,
      note: content.note,
      contact: { name: content.name, email: content.email, phone: content.phone },
      next: nextTailorMadeStage(view.stage, unpaid),
      modifiable: canModifyPlan(view.stage),
    })),
  };
}
const urgency = ({ due }: Pick<DeskRequest, 'due'>): string =>
  due === null ? '2' : `${due.who === 'planner' ? 0 : 1} ${due.day}`;

/** Oldest first. */
async function owedRefunds(
  services: Services,
  page: number,
  locale: Locale,
): Promise<{ total: number; rows: DeskRefund[] }> {
  const { orm } = services.db;
  const { limit, offset } = pageOf(page);
  const owed = and(eq(payments.status, 'refunding'), isNotNull(payments.productOrderId));
  const total = await orm.$count(payments, owed);
  const rows = await orm
    .select({ payment: payments, order: productOrders, user: users })
    .from(payments)
    .innerJoin(productOrders, eq(productOrders.id, payments.productOrderId))
    .innerJoin(users, eq(users.id, productOrders.userId))
    .where(owed)
    .orderBy(asc(payments.updatedAt), asc(payments.id))
    .limit(limit)
    .offset(offset);
  if (rows.length === 0) return { total, rows: [] };
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
  const shown = rows.map(({ payment, user }, at): DeskRefund => {
    const eventOf = (kind: string) =>
      events.find((event) => event.paymentId === payment.id && event.kind === kind);
    return {
      order: itemAt(views, at),
      member: viewDeskMember(user),
      amount: twd((payment.refundTwd ?? payment.amountTwd - payment.refundedTwd) + payment.refundNextTwd),
      since: (eventOf('refund-queued')?.last ?? payment.updatedAt).toISOString(),
      refusals: eventOf('refund-refused')?.times ?? 0,
      // In the future after a rejection, or if a partial refund waits for settlement.
      nextAttemptAt:
        payment.refundAt && payment.refundAt > services.now() ? payment.refundAt.toISOString() : null,
    };
  });
  return { total, rows: shown };
}
