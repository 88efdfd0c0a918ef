import type { Transaction } from '../../db/connect.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema/users.ts';

/**
 * Locks a member for the rest of the transaction: after an order and its payment, and before whatever hangs on
 * the member (docs/operations/locking.md).
 */
export async function lockMember(tx: Pick<Transaction, 'select'>, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
