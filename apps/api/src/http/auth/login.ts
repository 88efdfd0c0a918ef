import { endpoints } from '@voyage/contracts/endpoints.ts';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { ApiError } from '../../errors.ts';
import { openSession } from '../../session/open-session.ts';
import { verifyNobody, verifyPassword } from '../../session/password-hash.ts';
import { accountSubject, assertNotThrottled, countAttempt, giveBackAttempt } from '../../session/throttle.ts';
import { handler } from '../handler.ts';

/** The same answer and the same time whether or not the account exists. */
export const login = handler(endpoints.login, async ({ body, address, services }) => {
  const username = body.username.toLowerCase();
  const account = accountSubject(username);
  const from = `address:${address}`;
  const limit = services.env.LOGIN_ATTEMPTS;
  const subjects = [
    { subject: account, limit },
    { subject: from, limit: limit * 5 },
  ];
  await assertNotThrottled(services, subjects);
  await countAttempt(services, subjects);
  const [member] = await services.db.orm.select().from(users).where(eq(users.username, username));
  const right = member ? await verifyPassword(member.passwordHash, body.password) : await verifyNobody(body.password).then(() => false);
  if (!member || !right) throw new ApiError('au0101');
  await giveBackAttempt(services, account, from);
  return { data: await openSession(services, member) };
});
