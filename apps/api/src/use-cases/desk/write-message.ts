import { randomUUID } from 'node:crypto';
import type { concierge, writeToConcierge } from '@voyage/contracts/concierge.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import { policy } from '@voyage/domain/policy.ts';
import { fullName } from '@voyage/domain/full-name.ts';
import { atLeast } from '@voyage/domain/tier.ts';
import { and, eq, isNull, max, sql } from '../../db/drizzle.ts';
import type { MessageOrder } from '../../db/schema/documents.ts';
import { conciergeConversations, conciergeMessages } from '../../db/schema/inquiries.ts';
import { hotelOrders, productOrders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { countOutgoingMessage } from '../../session/sending-limits.ts';
import { answerOnce, storeKeyAnswer } from '../records/idempotency-keys.ts';
import { productWords } from '../orders/order-view.ts';
import { deskLocale, notifyDesk } from '../purchases/desk-notice.ts';
import { readMessages } from './conversation.ts';

const { minimumLevel } = policy.concierge;

/** The conversation as its member sees it. Members who once had the level can still read it. */
export async function readConcierge(
  services: Services,
  { userId, level }: Caller,
): Promise<Output<typeof concierge.data>> {
  const available = atLeast(level, minimumLevel);
  return {
    available,
    chat: available && services.env.INTERCOM_APP_ID !== undefined,
    person: available ? await findPerson(services, userId) : null,
    messages: await readMessages(services, userId),
  };
}

/** The employee who answered the member last, or else one of the team: always the same one for a member. */
async function findPerson({ db: { orm } }: Services, userId: string): Promise<string | null> {
  const lastAnswer = orm
    .select({ seq: max(conciergeMessages.seq) })
    .from(conciergeMessages)
    .where(and(eq(conciergeMessages.userId, userId), eq(conciergeMessages.staffId, users.id)));
  const [person] = await orm
    .select({ name: users.firstname })
    .from(users)
    .where(and(sql`'employee' = any(${users.roles})`, isNull(users.lockedAt)))
    .orderBy(sql`(${lastAnswer}) desc nulls last`, sql`md5(${users.id}::text || ${userId}::text)`)
    .limit(1);
  return person?.name ?? null;
}

/**
 * Stores a member's message together with an email to us, or neither. @throws ApiError au0107, py0002,
 * au0105, rq0007, rq0008
 */
export async function sendToConcierge(
  services: Services,
  { userId, level }: Caller,
  key: string,
  body: Output<typeof writeToConcierge.body>,
): Promise<Output<typeof writeToConcierge.data>> {
  if (!atLeast(level, minimumLevel)) throw errors.accessDenied();
  return answerOnce(services, { userId, key, body }, async () => {
    const { text, orderNumber, brand } = body;
    await countOutgoingMessage(services, 'concierge', { account: userId });
    const aboutOrder = orderNumber === null ? null : await findOwnOrder(services, userId, orderNumber);
    const now = services.now();
    return services.db.orm.transaction(async (tx) => {
      const [member] = await tx.select().from(users).where(eq(users.id, userId));
      if (!member) throw errors.memberOrProgrammeNotFound();
      // Concurrent messages and answers wait for this one.
      await tx
        .insert(conciergeConversations)
        .values({ userId, brand })
        .onConflictDoUpdate({ target: conciergeConversations.userId, set: { brand } });
      const id = randomUUID();
      const [written] = await tx
        .insert(conciergeMessages)
        .values({ id, userId, author: 'member', text, aboutOrder, createdAt: now })
        .returning({ seq: conciergeMessages.seq });
      await tx
        .update(conciergeConversations)
        .set({ unansweredFrom: sql`coalesce(${conciergeConversations.unansweredFrom}, ${written?.seq})` })
        .where(eq(conciergeConversations.userId, userId));
      const t = productWords(deskLocale);
      await notifyDesk(services, tx, {
        brand,
        key: `concierge:${id}`,
        matter: 'concierge',
        reference: member.memberNumber,
        sender: fullName(member),
        email: member.username,
        phone: member.phone,
        language: member.lang,
        details: [
          ...(aboutOrder ? [{ term: t('order'), value: aboutOrder.number }] : []),
          { term: t('message'), value: text },
        ],
      });
      const answer = { id };
      await storeKeyAnswer(tx, userId, key, answer);
      return answer;
    });
  });
}

/** A member's own booking or order by its number. @throws ApiError py0002 */
async function findOwnOrder(
  { db: { orm } }: Services,
  userId: string,
  number: string,
): Promise<MessageOrder> {
  const [stay] = await orm
    .select({ id: hotelOrders.id })
    .from(hotelOrders)
    .where(and(eq(hotelOrders.userId, userId), eq(hotelOrders.bookingNumber, number)));
  if (stay) return { kind: 'stay', id: stay.id, number };
  const [order] = await orm
    .select({ id: productOrders.id, kind: productOrders.kind })
    .from(productOrders)
    .where(and(eq(productOrders.userId, userId), eq(productOrders.orderNumber, number)));
  // The order that pays for a stay has no page; its booking does.
  if (!order || order.kind === 'stay') throw errors.orderNotFound();
  return { kind: order.kind, id: order.id, number };
}
