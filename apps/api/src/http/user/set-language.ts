import { endpoints } from '@voyage/contracts/endpoints.ts';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { handler } from '../handler.ts';

export const setLanguage = handler(endpoints.setLanguage, async ({ body, caller, services }) => {
  await services.db.orm.update(users).set({ lang: body.lang }).where(eq(users.id, caller.userId));
  return { data: { lang: body.lang } };
});
