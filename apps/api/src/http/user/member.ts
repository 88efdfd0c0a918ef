import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { ApiError } from '../../errors.ts';
import type { Services } from '../../services.ts';

/** The row of a signed-in member. @throws ApiError au0103 when it is gone. */
export async function member(services: Services, userId: string): Promise<typeof users.$inferSelect> {
  const [row] = await services.db.orm.select().from(users).where(eq(users.id, userId));
  if (!row) throw new ApiError('au0103');
  return row;
}
