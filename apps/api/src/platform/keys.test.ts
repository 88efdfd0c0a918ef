import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRegistration, register } from '../../testing/accounts.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { keyFor, type Purpose } from './keys.ts';
import { readAccessToken, signAccessToken } from '../session/tokens.ts';

const [before, after, other] = [
  'the secret of last year, thirty-two and more',
  'the secret of this year, thirty-two and more',
  'a secret of somebody else, thirty-two and more',
];
const now = new Date('2026-11-10T04:00:00Z');
const member = {
  sub: '00000000-0000-4000-8000-000000000001',
  sid: '00000000-0000-4000-8000-00000000000a',
  roles: [],
  level: 'basic' as const,
  cv: 1,
};

test('each purpose has its own key, derived from the secret', () => {
  const purposes: Purpose[] = ['access token', 'refresh token', 'ticket', 'offer', 'code', 'second factor'];
  const keys = purposes.map((purpose) => Buffer.from(keyFor(after, purpose)).toString('hex'));
  expect(new Set(keys).size).toBe(6);
  for (const key of keys)
    expect([key.length, key.includes(Buffer.from(after).toString('hex'))]).toEqual([64, false]);
  expect(Buffer.from(keyFor(before, 'ticket')).toString('hex')).not.toBe(keys[2]);
});

test('accepts tokens signed with the previous secret while it is configured, and signs new ones with the current one', async () => {
  const old = await signAccessToken({ AUTH_SECRET: before }, member, now);
  expect(await readAccessToken({ AUTH_SECRET: after }, old, now)).toBeNull();
  expect(await readAccessToken({ AUTH_SECRET: after, AUTH_SECRET_PREVIOUS: before }, old, now)).toMatchObject(
    { sub: member.sub },
  );
  expect(await readAccessToken({ AUTH_SECRET: after, AUTH_SECRET_PREVIOUS: other }, old, now)).toBeNull();
  expect(
    await readAccessToken(
      { AUTH_SECRET: after, AUTH_SECRET_PREVIOUS: before },
      old,
      new Date(now.getTime() + 8 * 86_400_000),
    ),
  ).toBeNull(); // its time is its time
  const fresh = await signAccessToken({ AUTH_SECRET: after, AUTH_SECRET_PREVIOUS: before }, member, now);
  expect(await readAccessToken({ AUTH_SECRET: before }, fresh, now)).toBeNull();
});

let s: TestService;
beforeAll(async () => {
  s = await startService({ AUTH_SECRET: before });
});
afterAll(() => s.close());

test('sessions and pending registrations survive a rotation of the secret', async () => {
  const { accessToken } = await s.login('elite');
  const registration = await newRegistration(s);
  const successor = await startService({ AUTH_SECRET: after, AUTH_SECRET_PREVIOUS: before }, { url: s.url });
  expect((await successor.call('GET', 'v1/user/profile', { token: accessToken })).status).toBe(200);
  expect((await register(successor, registration)).status).toBe(200);
  await successor.close();
  const later = await startService({ AUTH_SECRET: after }, { url: s.url });
  expect((await later.call('GET', 'v1/user/profile', { token: accessToken })).code).toBe('au0103');
  await later.close();
});
