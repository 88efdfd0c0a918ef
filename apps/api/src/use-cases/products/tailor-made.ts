import { randomInt, randomUUID } from 'node:crypto';
import type { Output } from '@voyage/contracts/endpoint.ts';
import {
  tailorMadeStages,
  type moveTailorMade,
  type tailorMade,
  type tailorMadeList,
} from '@voyage/contracts/tailor-made.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { consultingFee } from '@voyage/domain/membership.ts';
import { policy } from '@voyage/domain/policy.ts';
import { dayInZone, daysBetween } from '@voyage/domain/stay-date.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { and, desc, eq, inArray } from '../../db/drizzle.ts';
import { users } from '../../db/schema/users.ts';
import { productOrders } from '../../db/schema/orders.ts';
import { tailorMadeRequests } from '../../db/schema/payments.ts';
import { errors } from '../../errors.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';
import { claimKey, hashBody, storeKeyAnswer, releaseKey } from '../idempotency/idempotency-keys.ts';
import { logStaff } from '../audit/staff-log.ts';
import { productWords, viewOrders } from '../product-orders/order-view.ts';
import { writeOrder, type ProductOrderRow } from '../product-orders/orders.ts';

type Body = Output<typeof tailorMade.body>;
type Request = typeof tailorMadeRequests.$inferSelect;
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newNumber = () => `T${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
const stageOf = (request: Request) => tailorMadeStages[request.stage - 1] ?? 'inquiry';
/** The consulting fee may be paid within so many days. */
const daysToPay = 14;

/** Elite and above, thirty days ahead at the least. @throws ApiError py0008, py0009, rq0007 */
export async function requestTailorMade(
  services: Services,
  caller: Caller,
  key: string,
  body: Body,
  locale: Locale,
): Promise<Output<typeof tailorMade.data>> {
  if (!atLeast(caller.level, policy.tailorMadeMinimumLevel.built)) throw errors.levelTooLow();
  const now = services.now();
  if (daysBetween(dayInZone(now, 'Asia/Taipei'), body.departure) < policy.tailorMade.minDaysAhead)
    throw errors.departureTooSoon({ days: policy.tailorMade.minDaysAhead });
  const earlier = await claimKey<Output<typeof tailorMade.data>>(
    services,
    caller.userId,
    key,
    hashBody(body),
  );
  if (earlier) return earlier;
  try {
    return await services.db.orm.transaction(async (tx) => {
      const { agreed: _agreed, ...content } = body;
      const requestNumber = newNumber();
      await tx.insert(tailorMadeRequests).values({
        id: randomUUID(),
        requestNumber,
        userId: caller.userId,
        stage: 1,
        content: { ...content, modifications: 0 },
        createdAt: now,
        updatedAt: now,
      });
      const people = {
        name: body.name,
        reference: requestNumber,
        destination: body.destination,
        departure: body.departure,
        duration: productWords(locale)('days', { n: body.days }),
        travellers: { adults: body.adults, children: body.children },
        budget: body.budgetTwd === null ? null : { amount: body.budgetTwd, currency: 'TWD' },
      };
      await queueMail(tx, {
        template: 'tailor-made-received',
        locale,
        brand: body.brand,
        to: body.email,
        now,
        dedupeKey: `tailor-made-received:${requestNumber}`,
        data: people,
      });
      const answer = { requestNumber, consultingFeeTwd: consultingFee(body.countries, body.days) };
      await storeKeyAnswer(tx, caller.userId, key, answer);
      return answer;
    });
  } catch (error) {
    await releaseKey(services, caller.userId, key);
    throw error;
  }
}

export async function listTailorMade(
  services: Services,
  caller: Caller,
  locale: Locale,
): Promise<Output<typeof tailorMadeList.data>> {
  const { orm } = services.db;
  const requests = await orm
    .select()
    .from(tailorMadeRequests)
    .where(eq(tailorMadeRequests.userId, caller.userId))
    .orderBy(desc(tailorMadeRequests.createdAt))
    .limit(100);
  const open =
    requests.length === 0
      ? []
      : await orm
          .select()
          .from(productOrders)
          .where(
            and(
              eq(productOrders.userId, caller.userId),
              eq(productOrders.kind, 'tailor-made'),
              inArray(productOrders.status, ['open']),
            ),
          );
  const shown = await viewOrders(services, open, locale);
  return {
    requests: requests.map((request) => {
      const { destination, departure, days } = request.content;
      const at = open.findIndex(
        ({ detail }) => detail.kind === 'tailor-made' && detail.requestNumber === request.requestNumber,
      );
      return {
        requestNumber: request.requestNumber,
        destination,
        departure,
        days,
        stage: stageOf(request),
        createdAt: request.createdAt.toISOString(),
        openOrder: shown[at] ?? null,
      };
    }),
  };
}

/**
 * Moves a request on. Into the fee stage an order is made; out of it only its payment leads (docs/product/states.md).
 * The two modifications that are free cost nothing, every further one is ordered. @throws ApiError au0107, py0002, py0003
 */
export async function advanceTailorMade(
  services: Services,
  caller: Caller,
  { requestNumber, action, reason }: Output<typeof moveTailorMade.body>,
): Promise<{ stage: (typeof tailorMadeStages)[number]; order: ProductOrderRow | null }> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  const now = services.now();
  return services.db.orm.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(tailorMadeRequests)
      .where(eq(tailorMadeRequests.requestNumber, requestNumber))
      .for('update');
    if (!request) throw errors.orderNotFound();
    const content = request.content;
    const [member] = await tx.select().from(users).where(eq(users.id, request.userId));
    const order = (what: 'consulting-fee' | 'modification', amountTwd: number) =>
      writeOrder(services, tx, {
        userId: request.userId,
        amountTwd,
        brand: content.brand,
        minutes: daysToPay * 24 * 60,
        detail: { kind: 'tailor-made', requestNumber, what, destination: content.destination },
      });
    await logStaff(services, tx, {
      actorId: caller.userId,
      subjectId: member?.id ?? null,
      kind: `tailor-made-${action}`,
      detail: { requestNumber, reason, stage: request.stage },
    });
    if (action === 'modification') {
      if (request.stage !== 4 && request.stage !== 5) throw errors.orderClosed();
      const modifications = content.modifications + 1;
      await tx
        .update(tailorMadeRequests)
        .set({ stage: 5, content: { ...content, modifications }, updatedAt: now })
        .where(eq(tailorMadeRequests.id, request.id));
      return {
        stage: 'modifications' as const,
        order:
          modifications > policy.tailorMade.freeModifications
            ? await order('modification', policy.tailorMade.modificationTwd)
            : null,
      };
    }
    if (request.stage === 3 || request.stage >= tailorMadeStages.length) throw errors.orderClosed(); // the fee's payment moves it on; after travel nothing comes
    const stage = request.stage + 1;
    await tx
      .update(tailorMadeRequests)
      .set({ stage, updatedAt: now })
      .where(eq(tailorMadeRequests.id, request.id));
    return {
      stage: tailorMadeStages[stage - 1] ?? 'travel',
      order:
        stage === 3 ? await order('consulting-fee', consultingFee(content.countries, content.days)) : null,
    };
  });
}
