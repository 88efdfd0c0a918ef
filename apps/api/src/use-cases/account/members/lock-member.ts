import type pg from 'pg';
import type { Transaction } from '../../../db/connect.ts';
import { eq } from '../../../db/drizzle.ts';
import { users } from '../../../db/schema/users.ts';

/**
 * Locks a member for the rest of the transaction: after an order and its payment, and before whatever depends on
 * the member (docs/operations/locking.md).
 */
export async function lockMember(tx: Pick<Transaction, 'select'>, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/**
 * The same with their orders, the payments and the stays, which come first. An order that another makes at this
 * moment is not among them.
 */
export async function lockWithOrders(client: Pick<pg.ClientBase, 'query'>, userId: string): Promise<void> {
  for (const table of ['product_orders', 'payments', 'hotel_orders'])
    await client.query(`select 1 from ${table} where user_id = $1 order by id for update`, [userId]);
  await client.query('select 1 from users where id = $1 for update', [userId]);
}
