import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastCode, newEmail, newPhone, newRegistration, wrongCode } from '../accounts.ts';
import { startService, type Reply, type TestService } from '../service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

let attackers = 0;
/** A machine that claims to be a different one on every call, in each header that proxies use. */
function machine() {
  const address = `203.0.113.${++attackers}`;
  let n = 0;
  return (path: string, body: unknown): Promise<Reply> => {
    const claimed = `198.51.${(++n >> 8) & 255}.${n & 255}`;
    return s.call('POST', path, {
      body,
      address,
      headers: {
        'x-forwarded-for': `${claimed}, 127.0.0.1`,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
        'cf-connecting-ip': claimed,
        'true-client-ip': claimed,
        'x-client-ip': claimed,
      },
    });
  };
}
const refusals = (replies: Reply[]) => replies.filter((reply) => reply.status === 429).length;
async function many(times: number, call: (i: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let at = 0; at < times; at += 25)
    replies.push(
      ...(await Promise.all(Array.from({ length: Math.min(25, times - at) }, (_, i) => call(at + i)))),
    );
  return replies;
}

describe('ignores forwarded-for headers', () => {
  test("guessing one account's password: ten attempts in a quarter of an hour", async () => {
    const call = machine();
    const replies = await many(60, (i) =>
      call('v1/auth/login', { username: 'elite@demo.test', password: `guess ${i}` }),
    );
    expect(replies.filter((reply) => reply.code === 'au0101').length).toBeLessThanOrEqual(10);
    expect(refusals(replies)).toBeGreaterThanOrEqual(50);
  });

  test('guessing many accounts: fifty attempts', async () => {
    const call = machine();
    const replies = await many(100, (i) =>
      call('v1/auth/login', { username: `reader${i}@nowhere.test`, password: 'Voyage2026' }),
    );
    expect(replies.filter((reply) => reply.code === 'au0101').length).toBeLessThanOrEqual(50);
    expect(refusals(replies)).toBeGreaterThanOrEqual(50);
  });

  test('guessing a code, from many machines too: five attempts', async () => {
    const target = newEmail();
    expect((await machine()('v1/auth/email/verify-code/send', { email: target })).status).toBe(200);
    const code = await lastCode(s, target);
    const replies = await many(50, (i) =>
      machine()('v1/auth/email/verify-code/check', { email: target, code: wrongCode(code, i + 1) }),
    );
    expect(replies.every((reply) => reply.code === 'au0108')).toBe(true);
    // invalidated, although correct
    expect((await machine()('v1/auth/email/verify-code/check', { email: target, code })).code).toBe('au0108');
  });

  test('flooding one mailbox and one phone: one code a minute, five an hour', async () => {
    for (const [channel, target] of [
      ['email', newEmail()],
      ['phone', newPhone()],
    ] as const) {
      let sent = 0;
      for (let minute = 0; minute < 20; minute++) {
        const replies = await many(10, () =>
          machine()(`v1/auth/${channel}/verify-code/send`, { [channel]: target }),
        );
        sent += replies.filter((reply) => reply.status === 200).length;
        for (const reply of replies) expect([200, 429], reply.text).toContain(reply.status);
        s.pass(60_000);
      }
      expect(sent).toBe(5);
      expect(await s.sql('select 1 from outbox where recipient = $1', [target])).toHaveLength(5);
    }
  });

  test.each([
    ['codes to many mailboxes', 'v1/auth/email/verify-code/send', () => ({ email: newEmail() }), 20],
    ['links for new passwords', 'v1/auth/forget-password', () => ({ email: newEmail() }), 20],
    ['invitations', 'v1/auth/invite/verify-code/check', (i: number) => ({ code: `NOIR-${i}` }), 50],
    [
      'tokens of links',
      'v1/auth/forget-password/reset',
      (i: number) => ({ token: `guess-${i}`.padEnd(43, 'x'), password: 'Cedar7Lantern' }),
      50,
    ],
    ['cards', 'v1/auth/eligibility/card', (i: number) => ({ bin: String(424_200 + i) }), 50],
    [
      'newsletters in the names of others',
      'v1/newsletter',
      () => ({ email: newEmail(), name: 'Reader', country: 'TW', lang: 'en' }),
      20,
    ],
  ])('%s', async (_what, path, body, allowed) => {
    const call = machine();
    const replies = await many(80, (i) => call(path, body(i)));
    expect(replies.filter((reply) => reply.status !== 429).length).toBeLessThanOrEqual(allowed);
    for (const reply of replies.filter((each) => each.status === 429))
      expect([reply.code, Boolean(reply.headers.get('retry-after'))]).toEqual(['au0105', true]);
  });

  test('registering with guessed tickets', async () => {
    const call = machine();
    const registration = await newRegistration(s);
    const replies = await many(60, (i) =>
      call('v1/auth/register', {
        ...registration,
        emailTicket: `${registration.emailTicket.slice(0, -4)}${String(i).padStart(4, 'A')}`,
      }),
    );
    expect(replies.some((reply) => reply.status === 200)).toBe(false);
  });
});

describe('who is blocked', () => {
  test('a blocked machine locks out no others, and the owner of an account only temporarily', async () => {
    s.pass(60 * 60_000);
    const call = machine();
    await many(60, (i) => call('v1/auth/login', { username: `other${i}@nowhere.test`, password: 'x' }));
    expect(
      (
        await s.call('POST', 'v1/auth/login', {
          body: { username: 'basic@demo.test', password: 'Voyage2026' },
          address: '192.0.2.7',
        })
      ).status,
    ).toBe(200);
    await many(15, (i) =>
      machine()('v1/auth/login', { username: 'basic@demo.test', password: `guess ${i}` }),
    );
    const locked = await s.call('POST', 'v1/auth/login', {
      body: { username: 'basic@demo.test', password: 'Voyage2026' },
      address: '192.0.2.7',
    });
    expect([locked.status, locked.code]).toEqual([429, 'au0105']);
    s.pass(15 * 60_000 + 1_000);
    expect(
      (
        await s.call('POST', 'v1/auth/login', {
          body: { username: 'basic@demo.test', password: 'Voyage2026' },
          address: '192.0.2.7',
        })
      ).status,
    ).toBe(200);
  });

  test('only proxies named by the operator are trusted, from right to left', async () => {
    const behind = await startService({ TRUSTED_PROXIES: '10.0.0.1' });
    try {
      const login = (forwarded: string, i: number) =>
        behind.call('POST', 'v1/auth/login', {
          body: { username: `r${i}@nowhere.test`, password: 'x' },
          address: '10.0.0.1',
          headers: { 'x-forwarded-for': forwarded },
        });
      // The last entry is the proxy's own; the client wrote those before it.
      const forged = await many(80, (i) => login(`198.51.100.${i}, 203.0.113.99`, i));
      expect(forged.filter((reply) => reply.code === 'au0101').length).toBeLessThanOrEqual(50);
      expect((await login('203.0.113.50', 999)).code).toBe('au0101'); // another client of the same proxy
    } finally {
      await behind.close();
    }
  });
});

describe('two tabs refresh at once', () => {
  const refresh = (refreshToken: string) =>
    s.call('POST', 'v1/auth/token/refresh', { body: { refreshToken } });

  test('one after the other, as with the browser’s lock: both stay logged in', async () => {
    const first = await s.login('employee');
    const inOneTab = await refresh(first.refreshToken);
    // The other tab waits for the lock and then reads what the first has stored.
    const inTheOther = await refresh(inOneTab.data.refreshToken);
    expect(inTheOther.status).toBe(200);
    for (const { accessToken } of [first, inOneTab.data, inTheOther.data])
      expect((await s.call('GET', 'v1/user/profile', { token: accessToken })).status).toBe(200);
  });

  test('without the lock both get the same pair, and stay logged in', async () => {
    const pair = await s.login('employee');
    const replies = await Promise.all([refresh(pair.refreshToken), refresh(pair.refreshToken)]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(replies[0]?.data.refreshToken).toBe(replies[1]?.data.refreshToken);
    for (const { data } of replies)
      expect((await s.call('GET', 'v1/user/profile', { token: data.accessToken })).status).toBe(200);
  });
});
