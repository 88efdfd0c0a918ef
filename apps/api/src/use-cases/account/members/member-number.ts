import { randomInt } from 'node:crypto';
import type { Transaction } from '../../../db/connect.ts';
import { users } from '../../../db/schema/users.ts';

const tries = 20;

/**
 * Stores a new member with a unique number: 88 and six digits, in an order that does not reveal how many
 * there are.
 */
export async function insertMember(
  tx: Transaction,
  member: Omit<typeof users.$inferInsert, 'memberNumber'>,
): Promise<typeof users.$inferSelect> {
  for (let i = 0; i < tries; i++) {
    const [row] = await tx
      .insert(users)
      .values({ ...member, memberNumber: `88${String(randomInt(1_000_000)).padStart(6, '0')}` })
      .onConflictDoNothing({ target: users.memberNumber })
      .returning();
    if (row) return row;
  }
  throw new Error('no free member number was found');
}
