import type { Output } from '@voyage/contracts/endpoint.ts';
import type { setLanguage as contract } from '@voyage/contracts/user.ts';
import { eq } from '../../../db/drizzle.ts';
import { users } from '../../../db/schema/users.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../session/caller.ts';

/** The language of emails to the member. */
export async function setLanguage(
  { db }: Services,
  caller: Caller,
  { lang }: Output<typeof contract.body>,
): Promise<Output<typeof contract.data>> {
  await db.orm.update(users).set({ lang }).where(eq(users.id, caller.userId));
  return { lang };
}
