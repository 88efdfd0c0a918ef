import { randomUUID } from 'node:crypto';
import type { answerConversation } from '@voyage/contracts/concierge.ts';
import type { Output } from '@voyage/contracts/endpoint.ts';
import type { Transaction } from '../../db/connect.ts';
import { and, asc, eq, gt, ne } from '../../db/drizzle.ts';
import { conciergeConversations, conciergeMessages } from '../../db/schema/inquiries.ts';
import { users } from '../../db/schema/users.ts';
import { errors } from '../../platform/errors.ts';
import { emailMember } from '../../mail/email-member.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../../session/caller.ts';
import { logStaff } from '../records/staff-log.ts';
import { answerOnce, storeKeyAnswer } from '../records/idempotency-keys.ts';

/**
 * An employee's answer, with an email to the member, or the closing of a conversation that needs none.
 * Whatever the member wrote after the message that the employee last read keeps waiting; if a
 * colleague has already answered that one, nothing happens. @throws ApiError au0107, us0002 (no such conversation or message), us0008, rq0007,
 * rq0008
 */
export async function answerMember(
  services: Services,
  caller: Caller,
  key: string,
  body: Output<typeof answerConversation.body>,
): Promise<Output<typeof answerConversation.data>> {
  if (!caller.roles.includes('employee')) throw errors.accessDenied();
  return answerOnce(services, { userId: caller.userId, key, body }, () =>
    services.db.orm.transaction(async (tx) => {
      const { userId, upTo, text } = body;
      const now = services.now();
      // Concurrent messages and answers wait for this one.
      const [conversation] = await tx
        .select()
        .from(conciergeConversations)
        .where(eq(conciergeConversations.userId, userId))
        .for('update');
      const [read] = await tx
        .select({ seq: conciergeMessages.seq })
        .from(conciergeMessages)
        .where(and(eq(conciergeMessages.userId, userId), eq(conciergeMessages.id, upTo)));
      if (!conversation || !read) throw errors.memberOrProgrammeNotFound();
      const [answered] = await tx
        .select({ seq: conciergeMessages.seq })
        .from(conciergeMessages)
        .where(
          and(
            eq(conciergeMessages.userId, userId),
            ne(conciergeMessages.author, 'member'),
            gt(conciergeMessages.seq, read.seq),
          ),
        )
        .limit(1);
      const { unansweredFrom } = conversation;
      if (answered && (unansweredFrom === null || unansweredFrom > read.seq)) throw errors.stateChanged();
      const unread = await tx
        .select({ seq: conciergeMessages.seq })
        .from(conciergeMessages)
        .where(
          and(
            eq(conciergeMessages.userId, userId),
            eq(conciergeMessages.author, 'member'),
            gt(conciergeMessages.seq, read.seq),
          ),
        )
        .orderBy(asc(conciergeMessages.seq));
      await tx
        .update(conciergeConversations)
        .set({ unansweredFrom: unread[0]?.seq ?? null })
        .where(eq(conciergeConversations.userId, userId));
      const id = randomUUID();
      if (text !== null) {
        await tx.insert(conciergeMessages).values({
          id,
          userId,
          author: 'concierge',
          staffId: caller.userId,
          text,
          createdAt: now,
        });
        await emailAnswer(services, tx, { id, userId, staffId: caller.userId, text }, conversation.brand);
      }
      await logStaff(services, tx, {
        actorId: caller.userId,
        subjectId: userId,
        kind: text === null ? 'concierge-closed' : 'concierge-answered',
        detail: text === null ? { upTo } : { messageId: id },
      });
      const answer = { waiting: unread.length };
      await storeKeyAnswer(tx, caller.userId, key, answer);
      return answer;
    }),
  );
}

async function emailAnswer(
  { now }: Services,
  tx: Transaction,
  { id, userId, staffId, text }: { id: string; userId: string; staffId: string; text: string },
  brand: 'main' | 'club',
): Promise<void> {
  const [member] = await tx.select().from(users).where(eq(users.id, userId));
  const [staff] = await tx.select().from(users).where(eq(users.id, staffId));
  if (!member || !staff) throw errors.memberOrProgrammeNotFound();
  await emailMember(tx, member, {
    template: 'concierge-answer',
    brand,
    now: now(),
    dedupeKey: `concierge-answer:${id}`,
    data: { answeredBy: staff.firstname, message: text },
  });
}
