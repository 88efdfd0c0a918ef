import type { DeskWaiting } from '@voyage/contracts/desk.ts';
import { and, asc, count, eq, gte, isNotNull, sql } from '../../db/drizzle.ts';
import { conciergeConversations, conciergeMessages } from '../../db/schema/inquiries.ts';
import { users } from '../../db/schema/users.ts';
import type { Services } from '../services.ts';
import { viewDeskMember } from './desk-order.ts';

/** Length of the excerpt of a message in a list, in characters. */
const excerpt = 200;

/** Members waiting for an answer from the concierge, longest wait first. */
export async function waitingMembers(
  { db: { orm } }: Services,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: DeskWaiting[] }> {
  const { unansweredFrom } = conciergeConversations;
  const total = await orm.$count(conciergeConversations, isNotNull(unansweredFrom));
  const rows = await orm
    .select({
      user: users,
      messages: count(),
      // The time of the first unanswered message, by which the conversation is sorted.
      since: sql`min(${conciergeMessages.createdAt})`.mapWith(conciergeMessages.createdAt),
      text: sql<string>`left((array_agg(${conciergeMessages.text} order by ${conciergeMessages.seq}))[1], ${excerpt})`,
    })
    .from(conciergeConversations)
    .innerJoin(users, eq(users.id, conciergeConversations.userId))
    .innerJoin(
      conciergeMessages,
      and(
        eq(conciergeMessages.userId, conciergeConversations.userId),
        eq(conciergeMessages.author, 'member'),
        gte(conciergeMessages.seq, unansweredFrom),
      ),
    )
    .groupBy(users.id, unansweredFrom)
    .orderBy(asc(unansweredFrom))
    .limit(limit)
    .offset(offset);
  const shown = rows.map(({ user, messages, since, text }) => ({
    member: viewDeskMember(user),
    since: since.toISOString(),
    messages,
    text,
  }));
  return { total, rows: shown };
}
