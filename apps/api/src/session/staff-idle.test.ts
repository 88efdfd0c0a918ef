import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../testing/service.ts';

const hour = 3_600_000;
let s: TestService;
beforeAll(async () => {
  s = await startService({ STAFF_IDLE_HOURS: '12' });
});
afterAll(() => s.close());
const profile = async (token: string) => (await s.call('GET', 'v1/user/profile', { token })).code;
const rotate = (refreshToken: string) => s.call('POST', 'v1/auth/token/refresh', { body: { refreshToken } });
const whyOf = async () =>
  (
    await s.sql<{ revoked_reason: string | null }>(
      'select revoked_reason from sessions order by created_at desc limit 1',
    )
  )[0]?.revoked_reason;

test.each(['employee', 'agent'])(
  'a session of an %s ends after twelve idle hours, and not before',
  async (name) => {
    const { accessToken, refreshToken } = await s.login(name);
    for (let i = 0; i < 4; i++) {
      s.pass(11 * hour);
      expect(await profile(accessToken)).toBeUndefined();
    }
    s.pass(12 * hour + 6 * 60_000);
    expect(await profile(accessToken)).toBe('au0103');
    expect(await whyOf()).toBe('idle');
    expect((await rotate(refreshToken)).code).toBe('au0106');
  },
);

test('a refresh token cannot revive an idle session, and is not reported as stolen', async () => {
  const { accessToken, refreshToken } = await s.login('employee');
  s.pass(13 * hour);
  const before = s.logged.length;
  expect((await rotate(refreshToken)).code).toBe('au0106');
  expect([await profile(accessToken), await whyOf()]).toEqual(['au0103', 'idle']);
  expect(s.logged.slice(before)).toEqual([]);
});

test('a refresh counts as activity', async () => {
  const first = await s.login('employee');
  s.pass(11 * hour);
  const second = (await rotate(first.refreshToken)).data;
  s.pass(11 * hour);
  expect(await profile(second.accessToken)).toBeUndefined();
});

test('other members stay logged in until the token expires', async () => {
  const { accessToken } = await s.login('platinum');
  s.pass(6 * 24 * hour);
  expect(await profile(accessToken)).toBeUndefined();
});
