import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';
import { newAddress, newMember } from '../../../../testing/accounts.ts';

let s: TestService;
beforeAll(async () => (s = await startService()));
afterAll(() => s.close());

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
const loginOn = async (username: string, password: string, userAgent: string): Promise<string> =>
  (
    await s.call('POST', 'v1/auth/login', {
      body: { username, password },
      address: newAddress(),
      headers: { 'user-agent': userAgent },
    })
  ).data.accessToken;
const list = async (token: string) => (await s.call('GET', 'v1/user/session', { token })).data.sessions;
const end = (token: string, body: object) => s.call('DELETE', 'v1/user/session', { token, body });
const alive = async (token: string) => (await s.call('GET', 'v1/user/profile', { token })).status === 200;

test('a member sees their sessions, the current one first, then by last use', async () => {
  const { email, password, token } = await newMember(s);
  s.pass(60_000);
  const phone = await loginOn(email, password, iPhone);
  s.pass(2 * 3_600_000);
  await list(token); // used now
  const sessions = await list(phone);
  expect(sessions).toEqual([
    expect.objectContaining({ current: true, browser: 'Safari', system: 'iOS' }),
    expect.objectContaining({ current: false, browser: null, system: null }),
  ]);
  expect(sessions[1].usedAt > sessions[1].startedAt).toBe(true);
  expect((await list(token))[0]).toMatchObject({ id: sessions[1].id, current: true });
});

test('ends one session, or all others; ended ones are not listed', async () => {
  const { email, password, token } = await newMember(s);
  const [second, third] = [await loginOn(email, password, iPhone), await loginOn(email, password, '')];
  const other = (await list(second)).find(({ current }: { current: boolean }) => current);
  expect((await end(token, { sessionId: other.id })).data.sessions).toHaveLength(2);
  expect([await alive(second), await alive(third)]).toEqual([false, true]);
  expect((await end(token, { sessionId: other.id })).status).toBe(200); // twice changes nothing
  expect((await end(token, {})).data.sessions).toEqual([expect.objectContaining({ current: true })]);
  expect([await alive(token), await alive(third)]).toEqual([true, false]);
});

test('another member’s session is not found and not ended, and the attempt is logged', async () => {
  const [one, other] = [await newMember(s), await newMember(s)];
  const [{ id }] = await list(other.token);
  expect(await end(one.token, { sessionId: id })).toMatchObject({ status: 404, code: 'us0005' });
  expect(await alive(other.token)).toBe(true);
  expect(s.logged.at(-1)).toMatchObject({ session: id });
});
