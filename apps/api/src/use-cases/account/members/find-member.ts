import { eq } from '../../../db/drizzle.ts';
import { users } from '../../../db/schema/users.ts';
import { errors } from '../../../platform/errors.ts';
import type { Services } from '../../services.ts';

export type Member = typeof users.$inferSelect;

/** The row of a member. @throws ApiError au0103 if it was deleted. */
export async function findMember({ db }: Pick<Services, 'db'>, userId: string): Promise<Member> {
  const [row] = await db.orm.select().from(users).where(eq(users.id, userId));
  if (!row) throw errors.invalidToken();
  return row;
}
