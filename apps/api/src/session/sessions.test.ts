import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../testing/service.ts';
import { graceMs } from './rotate.ts';
import { successorOf } from './tokens.ts';

const day = 86_400_000;
let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

const attempt = (username: string, password: string, address = '127.0.0.1') =>
  s.call('POST', 'v1/auth/login', { body: { username, password }, address });
const rotate = (refreshToken: string) => s.call('POST', 'v1/auth/token/refresh', { body: { refreshToken } });
const profile = (token: string) => s.call('GET', 'v1/user/profile', { token });

test('logs in with the correct password, ignoring the case of the email address', async () => {
  const reply = await attempt('ELITE@demo.test', 'Voyage2026');
  expect(reply.status).toBe(200);
  expect((await profile(reply.data.accessToken)).data).toMatchObject({
    username: 'elite@demo.test',
    membership: { level: 'elite', isPaid: true },
  });
});

test('returns the same error for a wrong password and an unknown account', async () => {
  const wrong = await attempt('elite@demo.test', 'wrong');
  const unknown = await attempt('nobody@demo.test', 'wrong');
  expect([wrong.status, wrong.code]).toEqual([400, 'au0101']);
  const { requestId: _a, ...one } = wrong.failure;
  const { requestId: _b, ...other } = unknown.failure;
  expect(other).toEqual(one);
});

test('rejects every attempt after ten wrong ones for a quarter of an hour, for known and unknown accounts', async () => {
  for (const name of ['platinum@demo.test', 'ghost@demo.test']) {
    for (let i = 0; i < 10; i++)
      expect((await attempt(name, `guess ${i}`, `10.0.0.${i}`)).code).toBe('au0101');
    const rejected = await attempt(name, 'Voyage2026', '10.0.1.1');
    expect([name, rejected.status, rejected.code]).toEqual([name, 429, 'au0105']);
    expect(rejected.headers.get('retry-after')).toBeTruthy();
  }
  s.pass(16 * 60_000);
  expect((await attempt('platinum@demo.test', 'Voyage2026')).status).toBe(200);
});

test('counts concurrent attempts', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, i) => attempt('noir@demo.test', `guess ${i}`, `10.1.0.${i}`)),
  );
  expect(replies.filter((reply) => reply.code === 'au0101').length).toBeLessThanOrEqual(10);
  s.pass(16 * 60_000);
});

test('limits attempts on many accounts from one IP address, ignoring forwarded-for headers', async () => {
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 52; i++)
    codes.push(
      (
        await s.call('POST', 'v1/auth/login', {
          body: { username: `u${i}@demo.test`, password: 'x' },
          address: '10.9.9.9',
          headers: { 'x-forwarded-for': `10.2.0.${i}` },
        })
      ).code,
    );
  expect(codes.filter((code) => code === 'au0101')).toHaveLength(50);
  expect(codes.at(-1)).toBe('au0105');
});

test('a refresh token can be exchanged once; its reuse ends the whole family', async () => {
  const first = await s.login('agent');
  const second = await rotate(first.refreshToken);
  expect(second.status).toBe(200);
  expect(second.data.refreshToken).not.toBe(first.refreshToken);
  expect((await profile(second.data.accessToken)).status).toBe(200);
  s.pass(graceMs + 1);
  const reused = await rotate(first.refreshToken);
  expect([reused.status, reused.code]).toEqual([401, 'au0106']);
  for (const token of [first.accessToken, second.data.accessToken as string])
    expect((await profile(token)).code).toBe('au0103');
  expect((await rotate(second.data.refreshToken)).code).toBe('au0106');
  expect(s.logged.some((line) => String(line.text).includes('reuse'))).toBe(true);
});

test("reuse in one family does not affect the member's other sessions", async () => {
  const stolen = await s.login('employee');
  const other = await s.login('employee');
  await rotate(stolen.refreshToken);
  s.pass(graceMs + 1);
  await rotate(stolen.refreshToken);
  expect((await profile(stolen.accessToken)).status).toBe(401);
  expect((await profile(other.accessToken)).status).toBe(200);
});

const unused = async (accessToken: string) =>
  (
    await s.sql<{ n: number }>(
      'select count(*)::int as n from refresh_tokens where session_id = $1 and used_at is null',
      [sidOf(accessToken)],
    )
  )[0]?.n;
const sidOf = (accessToken: string): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).sid;

test.each([2, 10])('%i concurrent exchanges of one token all return the same valid pair', async (callers) => {
  const first = await s.login('employee');
  const replies = await Promise.all(Array.from({ length: callers }, () => rotate(first.refreshToken)));
  expect(replies.map((reply) => reply.status)).toEqual(Array(callers).fill(200));
  expect(new Set(replies.map((reply) => reply.data.refreshToken as string)).size).toBe(1);
  for (const { data } of replies) expect((await profile(data.accessToken)).status).toBe(200);
  expect(await unused(first.accessToken)).toBe(1);
  s.pass(graceMs - 1);
  expect((await rotate(first.refreshToken)).data.refreshToken).toBe(replies[0]?.data.refreshToken); // an answer that was lost
  expect((await rotate(replies[0]?.data.refreshToken)).status).toBe(200);
});

test('reuse after the grace period ends the family, whoever holds the successor', async () => {
  const first = await s.login('agent');
  const [second] = await Promise.all([rotate(first.refreshToken), rotate(first.refreshToken)]);
  s.pass(graceMs + 1);
  expect((await rotate(first.refreshToken)).code).toBe('au0106');
  expect((await profile(second.data.accessToken)).code).toBe('au0103');
  expect((await rotate(second.data.refreshToken)).code).toBe('au0106');
});

test('reuse within the grace period ends the family if the successor was already exchanged', async () => {
  const first = await s.login('agent');
  const second = (await rotate(first.refreshToken)).data;
  const third = (await rotate(second.refreshToken)).data;
  expect((await rotate(first.refreshToken)).code).toBe('au0106');
  for (const token of [first, second, third]) expect((await profile(token.accessToken)).code).toBe('au0103');
});

test('a refresh within the grace period fails after logout', async () => {
  const first = await s.login('elite');
  const second = (await rotate(first.refreshToken)).data;
  await s.call('POST', 'v1/auth/logout', { token: second.accessToken });
  expect((await rotate(first.refreshToken)).code).toBe('au0106');
});

test('tokens are not stored, and successors depend on the key', async () => {
  const first = await s.login('elite');
  const second = (await rotate(first.refreshToken)).data;
  const rows = await s.sql<{ row: string }>(
    'select row_to_json(t)::text as row from refresh_tokens t where session_id = $1',
    [sidOf(first.accessToken)],
  );
  expect(rows).toHaveLength(2);
  for (const { row } of rows)
    for (const token of [first.refreshToken, second.refreshToken as string]) expect(row).not.toContain(token);
  expect(successorOf('a secret of somebody else, thirty-two and more', first.refreshToken)).not.toBe(
    second.refreshToken,
  );
});

test('logout invalidates both tokens', async () => {
  const pair = await s.login('elite');
  expect((await s.call('POST', 'v1/auth/logout', { token: pair.accessToken })).status).toBe(200);
  const after = await profile(pair.accessToken);
  expect([after.status, after.code]).toEqual([401, 'au0103']);
  expect((await rotate(pair.refreshToken)).status).toBe(401);
});

test('rejects tokens that are forged, unsigned or expired', async () => {
  const { accessToken, refreshToken } = await s.login('elite');
  const [head, payload, signature] = accessToken.split('.') as [string, string, string];
  const raised = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace('"elite"', '"noir"'),
  ).toString('base64url');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const forged of [
    `${head}.${raised}.${signature}`,
    `${none}.${payload}.`,
    `${none}.${payload}.x`,
    `${head}.${payload}.${signature.slice(0, -2)}AA`,
  ])
    expect((await profile(forged)).status).toBe(401);
  s.pass(8 * day);
  expect((await profile(accessToken)).code).toBe('au0103');
  expect((await rotate(refreshToken)).status).toBe(200);
});

test('rotation does not extend the thirty days', async () => {
  let pair = await s.login('elite');
  for (let i = 0; i < 5; i++) {
    s.pass(5.9 * day);
    pair = (await rotate(pair.refreshToken)).data;
  }
  s.pass(day);
  expect((await rotate(pair.refreshToken)).code).toBe('au0106');
});

test('a change of roles or level requires the session to be verified again', async () => {
  const { accessToken } = await s.login('elite');
  await s.sql(`update users set claims_version = claims_version + 1 where username = 'elite@demo.test'`);
  expect((await profile(accessToken)).code).toBe('au0104');
});
