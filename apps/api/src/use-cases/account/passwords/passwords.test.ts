import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import {
  answerOf,
  issuesOf,
  emailsTo,
  login,
  newAddress,
  newEmail,
  newMember,
} from '../../../../testing/accounts.ts';

const minute = 60_000;
const next = 'Harbour8Pine';
let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

const profile = (token: string) => s.call('GET', 'v1/user/profile', { token });
const forgot = (email: string, address = newAddress()) =>
  s.call('POST', 'v1/auth/forget-password', { body: { email }, address, locale: 'en' });
const reset = (token: string, password = next, address = newAddress()) =>
  s.call('POST', 'v1/auth/forget-password/reset', { body: { token, password }, address });
const change = (token: string, currentPassword: string, password: string) =>
  s.call('PUT', 'v1/auth/change-password', { token, body: { currentPassword, password } });
async function tokenOf(email: string): Promise<string> {
  await forgot(email);
  const [sent] = await emailsTo(s, email);
  if (sent?.template !== 'password-reset') throw new Error(`no link was sent to ${email}`);
  return sent.data.token as string;
}

describe('a forgotten password', () => {
  test('the response is the same for known and unknown addresses; only a known one gets an email', async () => {
    const { email } = await newMember(s);
    const unknown = newEmail();
    expect(answerOf(await forgot(email.toUpperCase()))).toEqual(answerOf(await forgot(unknown)));
    expect((await emailsTo(s, email))[0]).toMatchObject({
      template: 'password-reset',
      locale: 'en',
      brand: 'main',
      data: { minutes: 30, token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await emailsTo(s, unknown)).toEqual([]);
  });

  test('known and unknown addresses have the same limits: five an hour each, twenty per IP address', async () => {
    const { email } = await newMember(s);
    for (const address of [email, newEmail()]) {
      const codes = [];
      for (let i = 0; i < 6; i++) codes.push((await forgot(address)).code);
      expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'au0105']);
    }
    const from = newAddress();
    const replies = await Promise.all(Array.from({ length: 21 }, () => forgot(newEmail(), from)));
    expect(replies.filter((reply) => reply.code === 'au0105')).toHaveLength(1);
    s.pass(61 * minute);
    expect((await forgot(email)).status).toBe(200);
  });

  test('its link sets a new one once, ends every session and notifies the member', async () => {
    const member = await newMember(s);
    const second = (await login(s, member.email, member.password)).data as {
      accessToken: string;
      refreshToken: string;
    };
    const token = await tokenOf(member.email);
    expect(JSON.stringify(await s.sql('select * from password_resets'))).not.toContain(token);
    expect((await reset(token)).status).toBe(200);
    for (const access of [member.token, second.accessToken])
      expect((await profile(access)).code).toBe('au0103');
    for (const refreshToken of [member.refreshToken, second.refreshToken])
      expect((await s.call('POST', 'v1/auth/token/refresh', { body: { refreshToken } })).code).toBe('au0106');
    expect((await login(s, member.email, member.password)).code).toBe('au0101');
    expect((await login(s, member.email, next)).status).toBe(200);
    expect((await emailsTo(s, member.email))[0]).toMatchObject({
      template: 'password-changed',
      locale: 'zh-tw',
    });
    const again = await reset(token, 'Willow3Stone');
    expect([again.status, again.code]).toEqual([400, 'au0111']);
    expect((await login(s, member.email, next)).status).toBe(200);
  });

  test('its link expires after half an hour', async () => {
    for (const [after, status] of [
      [30 * minute - 1000, 200],
      [30 * minute, 400],
    ] as const) {
      const { email } = await newMember(s);
      const token = await tokenOf(email);
      s.pass(after);
      expect((await reset(token)).status, String(after)).toBe(status);
    }
  });

  test('one of ten concurrent uses succeeds', async () => {
    const { email } = await newMember(s);
    const token = await tokenOf(email);
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => reset(token, `Willow${i}Stone`)));
    const won = replies.findIndex((reply) => reply.status === 200);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect((await login(s, email, `Willow${won}Stone`)).status).toBe(200);
  });

  test('an invalid new password does not use up the link', async () => {
    const { email } = await newMember(s);
    const token = await tokenOf(email);
    expect(issuesOf(await reset(token, 'Kao2Cedar'))).toEqual({ password: 'password-name' });
    expect(issuesOf(await reset(token, 'Welcome1'))).toEqual({ password: 'password-breached' });
    expect((await reset(token)).status).toBe(200);
  });

  test('using one link invalidates the others', async () => {
    const { email } = await newMember(s);
    const first = await tokenOf(email);
    const second = await tokenOf(email);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).code).toBe('au0111');
  });

  test('resetting it unlocks an account locked by failed attempts', async () => {
    const { email } = await newMember(s);
    for (let i = 0; i < 11; i++) await login(s, email, `guess ${i}`);
    expect((await login(s, email, 'Cedar7Lantern')).code).toBe('au0105');
    await reset(await tokenOf(email));
    expect((await login(s, email, next)).status).toBe(200);
  });

  test('attempts with invalid tokens are limited', async () => {
    const address = newAddress();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 51; i++) codes.push((await reset(`guess${i}`, next, address)).code);
    expect([codes[49], codes[50]]).toEqual(['au0111', 'au0105']);
  });
});

describe('a change of password', () => {
  test('requires the current one, ends the other sessions and notifies the member', async () => {
    const member = await newMember(s);
    const other = (await login(s, member.email, member.password)).data as { accessToken: string };
    const link = await tokenOf(member.email);
    const wrong = await change(member.token, 'Cedar7Lanterns', next);
    expect([wrong.status, wrong.code]).toEqual([400, 'au0115']);
    expect((await profile(other.accessToken)).status).toBe(200);
    expect((await change(member.token, member.password, next)).status).toBe(200);
    expect((await profile(member.token)).status).toBe(200);
    expect((await profile(other.accessToken)).code).toBe('au0103');
    expect(
      (await s.call('POST', 'v1/auth/token/refresh', { body: { refreshToken: member.refreshToken } })).status,
    ).toBe(200);
    expect((await reset(link)).code, 'a link that was open').toBe('au0111');
    expect((await login(s, member.email, member.password)).code).toBe('au0101');
    expect((await login(s, member.email, next)).status).toBe(200);
    expect((await emailsTo(s, member.email))[0]?.template).toBe('password-changed');
  });

  test.each([
    ['Abcd1', 'password-length'],
    ['lantern8pine', 'password-upper'],
    ['Hsin-Yi9', 'password-name'],
    ['Iloveyou1', 'password-breached'],
  ])('rejects %s: %s', async (password, message) => {
    const member = await newMember(s);
    expect(issuesOf(await change(member.token, member.password, password))).toEqual({ password: message });
    expect((await login(s, member.email, member.password)).status).toBe(200);
  });

  test('attempts at the current password are limited with a stolen token too', async () => {
    const member = await newMember(s);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => change(member.token, `Guess${i}x`, next)),
    );
    expect(replies.filter((reply) => reply.code === 'au0115').length).toBeLessThanOrEqual(10);
    expect((await change(member.token, member.password, next)).code).toBe('au0105');
    s.pass(16 * minute);
    expect((await change(member.token, member.password, next)).status).toBe(200);
  });

  test('one of two concurrent changes succeeds', async () => {
    const member = await newMember(s);
    const replies = await Promise.all([
      change(member.token, member.password, 'Willow3Stone'),
      change(member.token, member.password, 'Willow4Stone'),
    ]);
    expect(replies.map((reply) => reply.code ?? 'changed').toSorted()).toEqual(['au0115', 'changed']);
  });
});
