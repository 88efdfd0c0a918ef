import type { ConciergeMessage, DeskConversation } from '@voyage/contracts/concierge.ts';
import { and, desc, eq } from '../../db/drizzle.ts';
import { conciergeConversations, conciergeMessages } from '../../db/schema/inquiries.ts';
import { users } from '../../db/schema/users.ts';
import type { Services } from '../services.ts';

/** The number of latest messages shown; a copy of the member's data has all. */
const shown = 200;

/** A member's conversation with the concierge, oldest message first. */
export async function readMessages(
  { db }: Pick<Services, 'db'>,
  userId: string,
  most: number = shown,
): Promise<ConciergeMessage[]> {
  const rows = await db.orm
    .select({ message: conciergeMessages, name: users.firstname })
    .from(conciergeMessages)
    .leftJoin(users, eq(users.id, conciergeMessages.staffId))
    .where(eq(conciergeMessages.userId, userId))
    .orderBy(desc(conciergeMessages.seq))
    .limit(most);
  return rows.toReversed().map(({ message: { id, author, text, aboutOrder, createdAt }, name }) => ({
    id,
    from: author,
    name,
    text,
    order: aboutOrder,
    at: createdAt.toISOString(),
  }));
}

/** The same for employees, with whether it is waiting for them. */
export async function readConversation(
  services: Pick<Services, 'db'>,
  userId: string,
): Promise<DeskConversation> {
  const [unanswered] = await services.db.orm
    .select({ since: conciergeMessages.createdAt })
    .from(conciergeConversations)
    .innerJoin(
      conciergeMessages,
      and(
        eq(conciergeMessages.userId, conciergeConversations.userId),
        eq(conciergeMessages.seq, conciergeConversations.unansweredFrom),
      ),
    )
    .where(eq(conciergeConversations.userId, userId));
  return {
    waitingSince: unanswered?.since.toISOString() ?? null,
    messages: await readMessages(services, userId),
  };
}
