import type { Output } from '@voyage/contracts/endpoint.ts';
import type { moveTailorMade } from '@voyage/contracts/tailor-made.ts';
import { formatTwd } from '@voyage/domain/money.ts';
import { addDays, taipeiDay } from '@voyage/domain/stay-date.ts';
import {
  canModifyPlan,
  consultingFee,
  daysToPay,
  modificationFeeTwd,
  nextTailorMadeStage,
  tailorMadeDue,
  tailorMadeStages,
  type TailorMadeOrder,
  type TailorMadeStage,
} from '@voyage/domain/tailor-made.ts';
import { instantInZone } from '@voyage/domain/zoned-time.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Transaction } from '../../db/connect.ts';
import type { ProductDetail } from '../../db/schema/product-detail.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { tailorMadeRequests } from '../../db/schema/payments.ts';
import { errors } from '../../platform/errors.ts';
import { queueEmail } from '../../mail/queue.ts';
import type { TemplateData } from '../../mail/templates.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { logStaff } from '../records/staff-log.ts';
import { lockMember } from '../account/members/lock-member.ts';
import { productWords } from '../orders/order-view.ts';
import { countOutgoingMessage } from '../../session/sending-limits.ts';
import { answerOnce, storeKeyAnswer } from '../records/idempotency-keys.ts';
import { writeOrder, type ProductOrderRow } from '../orders/orders.ts';
import { deskLocale, notifyDesk } from './desk-notice.ts';

export type TailorMadeRequest = typeof tailorMadeRequests.$inferSelect;
type Detail = Extract<ProductDetail, { kind: 'tailor-made' }>;
type Letter = TemplateData['tailor-made-stage']['stage'];

export const stageOf = ({ stage }: Pick<TailorMadeRequest, 'stage'>): TailorMadeStage =>
  tailorMadeStages[stage - 1] ?? 'inquiry';
const numberOf = (stage: TailorMadeStage) => tailorMadeStages.indexOf(stage) + 1;
/** What is due now; requests of earlier releases have only part of the dates. */
export const dueOf = (request: { stage: number; content: Pick<TailorMadeRequest['content'], 'reached'> }) =>
  tailorMadeDue(stageOf(request), request.content.reached?.[stageOf(request)]);

/** The end of the day in Taipei. */
const endOf = (day: string) => instantInZone(addDays(day, 1), '00:00', 'Asia/Taipei');

/** Moves a request to another stage, as of now. The caller has locked it. */
async function reach(
  services: Services,
  tx: Transaction,
  request: TailorMadeRequest,
  stage: TailorMadeStage,
  /** `restart`: restarts the stage if the request is already in it. */
  {
    modifications = request.content.modifications,
    restart = false,
  }: { modifications?: number; restart?: boolean } = {},
): Promise<TailorMadeRequest> {
  const now = services.now();
  const since = restart || stageOf(request) !== stage ? { [stage]: now.toISOString() } : {};
  const reached = { ...request.content.reached, ...since };
  const next = {
    stage: numberOf(stage),
    content: { ...request.content, modifications, reached },
    updatedAt: now,
  };
  await tx.update(tailorMadeRequests).set(next).where(eq(tailorMadeRequests.id, request.id));
  return { ...request, ...next };
}

/**
 * Emails the member what has happened to the request, what comes next and by when. Does nothing for an erased
 * person.
 */
async function notifyMember(
  services: Services,
  tx: Transaction,
  request: TailorMadeRequest,
  letter: Letter,
  { order, day }: { order?: ProductOrderRow | null; day?: string | undefined } = {},
): Promise<void> {
  const { content, requestNumber } = request;
  if (content.email === '') return;
  await queueEmail(tx, {
    template: 'tailor-made-stage',
    locale: content.lang ?? 'en',
    brand: content.brand,
    to: content.email,
    now: services.now(),
    dedupeKey: `tailor-made:${requestNumber}:${letter}:${order?.id ?? content.modifications}`,
    data: {
      name: content.name,
      reference: requestNumber,
      destination: content.destination,
      stage: letter,
      next: letter,
      amount: order ? { amount: order.amountTwd, currency: 'TWD' } : null,
      due: day ?? null,
      page: order ? `/payment/credit-card/tailor-made/${order.id}/new` : '/tailor-made',
    },
  });
}
async function openOrdersOf(tx: Transaction, requestNumber: string): Promise<TailorMadeOrder[]> {
  const rows = await tx
    .select({ detail: productOrders.detail })
    .from(productOrders)
    .where(
      and(
        eq(productOrders.kind, 'tailor-made'),
        eq(productOrders.status, 'open'),
        sql`${productOrders.detail} ->> 'requestNumber' = ${requestNumber}`,
      ),
    );
  return rows.flatMap(({ detail }) => (detail.kind === 'tailor-made' ? [detail.what] : []));
}

/**
 * Moves a request on, and notifies the member. Entering the fee stage creates an order, and a new one if it
 * expired; only its payment leads on, as does the payment of the journey from the contract stage if its
 * price was given (docs/product/states.md). The first two modifications are free, each further one is
 * charged.
 * @throws ApiError au0107, au0105, py0002, py0003, us0008 (a colleague was faster), rq0007, rq0008
 */
export async function advanceTailorMade(
  services: Services,
  caller: Caller,
  key: string,
  body: Output<typeof moveTailorMade.body>,
): Promise<{ stage: TailorMadeStage; made: string | null }> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  return answerOnce(services, { userId: caller.userId, key, body }, async () => {
    await countOutgoingMessage(services, 'tailorMadeStage', {
      account: caller.userId,
      recipient: body.requestNumber,
    });
    return services.db.orm.transaction(async (tx) => {
      const { stage, order } = await move(services, tx, caller, body);
      const answer = { stage, made: order?.id ?? null };
      await storeKeyAnswer(tx, caller.userId, key, answer);
      return answer;
    });
  });
}

async function move(
  services: Services,
  tx: Transaction,
  caller: Caller,
  body: Output<typeof moveTailorMade.body>,
): Promise<{ stage: TailorMadeStage; order: ProductOrderRow | null }> {
  const { requestNumber, action, amountTwd, reason } = body;
  const today = taipeiDay(services.now());
  const named = eq(tailorMadeRequests.requestNumber, requestNumber);
  const [found] = await tx
    .select({ userId: tailorMadeRequests.userId })
    .from(tailorMadeRequests)
    .where(named);
  if (!found) throw errors.orderNotFound();
  await lockMember(tx, found.userId); // before the request: an order for the member follows
  const [request] = await tx.select().from(tailorMadeRequests).where(named).for('update');
  if (!request) throw errors.orderNotFound();
  const { content } = request;
  const stage = stageOf(request);
  if (stage !== body.stage || content.modifications !== body.modifications) throw errors.stateChanged();
  const order = (what: Detail['what'], amount: number, lastDay: string) =>
    writeOrder(services, tx, {
      userId: request.userId,
      amountTwd: amount,
      brand: content.brand,
      minutes: endOf(lastDay),
      detail: { kind: 'tailor-made', requestNumber, what, destination: content.destination },
    });
  await logStaff(services, tx, {
    actorId: caller.userId,
    subjectId: request.userId,
    kind: `tailor-made-${action}`,
    detail: { requestNumber, reason, stage: request.stage },
  });
  if (action === 'modification') {
    if (!canModifyPlan(stage)) throw errors.orderClosed();
    const fee = modificationFeeTwd(content.modifications);
    const moved = await reach(services, tx, request, 'modifications', {
      modifications: content.modifications + 1,
    });
    const day = addDays(today, daysToPay);
    const made = fee > 0 ? await order('modification', fee, day) : null;
    await notifyMember(services, tx, moved, made ? 'modification-paid' : 'modification-free', {
      order: made,
      day: made ? day : undefined,
    });
    return { stage: 'modifications', order: made };
  }
  // An unpaid order must be paid or expire first; after travel there is no stage. An expired fee is
  // charged again, from today.
  const next = nextTailorMadeStage(stage, await openOrdersOf(tx, requestNumber));
  if (!next) throw errors.orderClosed();
  const moved = await reach(services, tx, request, next, { restart: next === stage });
  const due = dueOf(moved);
  const made =
    next === 'consulting-fee'
      ? await order('consulting-fee', consultingFee(content.countries, content.days), due?.day ?? today)
      : next === 'contract' && amountTwd !== undefined
        ? await order('journey', amountTwd, due?.day ?? today)
        : null;
  await notifyMember(services, tx, moved, next, { order: made, day: due?.day });
  return { stage: next, order: made };
}

/** Applies the payment of an order to its request; notifies the company, and the member by email. */
export async function tailorMadePaid(
  services: Services,
  tx: Transaction,
  order: ProductOrderRow,
  detail: Detail,
): Promise<void> {
  const [request] = await tx
    .select()
    .from(tailorMadeRequests)
    .where(eq(tailorMadeRequests.requestNumber, detail.requestNumber))
    .for('update');
  if (!request) return;
  const { content } = request;
  const stage = stageOf(request);
  const next =
    detail.what === 'consulting-fee' && stage === 'consulting-fee'
      ? 'basic-plan'
      : detail.what === 'journey' && stage === 'contract'
        ? 'travel'
        : null;
  const moved = next ? await reach(services, tx, request, next) : request;
  const due = dueOf(moved);
  if (next) await notifyMember(services, tx, moved, next, { day: due?.day });
  const t = productWords(deskLocale);
  await notifyDesk(services, tx, {
    brand: content.brand,
    key: order.id,
    matter: detail.what,
    reference: detail.requestNumber,
    sender: content.name,
    email: content.email,
    phone: content.phone,
    language: content.lang ?? 'en',
    details: [
      { term: t('destination'), value: content.destination },
      { term: t('amount'), value: formatTwd(order.amountTwd, deskLocale) },
      ...(next && due ? [{ term: t('due'), value: due.day }] : []),
    ],
  });
}
