import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import { purgeOldSecrets } from '../members/purge-old-secrets.ts';
import {
  answerOf,
  body,
  check,
  lastCode,
  emailsTo,
  newAddress,
  newEmail,
  newPhone,
  newRegistration,
  wrongCode,
  register,
  send,
  ticketFor,
} from '../../../../testing/accounts.ts';

const second = 1_000;
const minute = 60_000;
let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

describe.each([
  ['email', newEmail],
  ['phone', newPhone],
] as const)('a code by %s', (channel, newTarget) => {
  test('has six digits, can be used once, and only its hash is stored', async () => {
    const target = newTarget();
    const sent = await send(s, channel, target);
    expect(sent.data).toEqual({ expiresInSeconds: 600, resendInSeconds: 60 });
    const code = await lastCode(s, target);
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await s.sql<Record<string, unknown>>(
      'select * from verification_codes order by created_at desc, id limit 1',
    );
    expect(JSON.stringify(await s.sql('select * from verification_codes'))).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(target);
    const checked = await check(s, channel, target, code);
    expect(checked.status).toBe(200);
    expect(new Date(checked.data.expiresAt).getTime() - s.clock.now.getTime()).toBe(30 * minute);
    const again = await check(s, channel, target, code);
    expect([again.status, again.code]).toEqual([400, 'au0108']);
  });

  test('is accepted with spaces, and only for its own address', async () => {
    const target = newTarget();
    await send(s, channel, target);
    const code = await lastCode(s, target);
    expect((await check(s, channel, newTarget(), code)).code).toBe('au0108');
    expect((await check(s, channel, target, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  test('is invalid after five wrong attempts; a new one works', async () => {
    const target = newTarget();
    await send(s, channel, target);
    const code = await lastCode(s, target);
    for (let i = 1; i <= 5; i++)
      expect((await check(s, channel, target, wrongCode(code, i))).code).toBe('au0108');
    expect((await check(s, channel, target, code)).code).toBe('au0108');
    s.pass(minute);
    await send(s, channel, target);
    expect((await check(s, channel, target, await lastCode(s, target))).status).toBe(200);
  });

  test('is still accepted at the fifth attempt', async () => {
    const target = newTarget();
    await send(s, channel, target);
    const code = await lastCode(s, target);
    for (let i = 1; i <= 4; i++) await check(s, channel, target, wrongCode(code, i));
    expect((await check(s, channel, target, code)).status).toBe(200);
  });

  test('allows five attempts, also when they are concurrent', async () => {
    const target = newTarget();
    await send(s, channel, target);
    const code = await lastCode(s, target);
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) => check(s, channel, target, wrongCode(code, i + 1))),
    );
    expect(new Set(replies.map((reply) => reply.code))).toEqual(new Set(['au0108']));
    expect(
      (await s.sql<{ attempts: number }>('select max(attempts) as attempts from verification_codes'))[0]
        ?.attempts,
    ).toBe(5);
    expect((await check(s, channel, target, code)).code).toBe('au0108');
  });

  test('checked ten times concurrently yields one ticket', async () => {
    const target = newTarget();
    await send(s, channel, target);
    const code = await lastCode(s, target);
    const replies = await Promise.all(Array.from({ length: 10 }, () => check(s, channel, target, code)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  test('expires after exactly ten minutes', async () => {
    for (const [after, status] of [
      [10 * minute - second, 200],
      [10 * minute, 400],
    ] as const) {
      const target = newTarget();
      await send(s, channel, target);
      s.pass(after);
      expect((await check(s, channel, target, await lastCode(s, target))).status, String(after)).toBe(status);
    }
  });

  test('is invalidated by a newer one', async () => {
    const target = newTarget();
    await send(s, channel, target);
    const first = await lastCode(s, target);
    s.pass(minute);
    await send(s, channel, target);
    const newer = await lastCode(s, target);
    if (first !== newer) expect((await check(s, channel, target, first)).code).toBe('au0108');
    expect((await check(s, channel, target, newer)).status).toBe(200);
  });

  test('is sent once a minute and five times an hour to one recipient, whoever requests it', async () => {
    const target = newTarget();
    const start = s.clock.now.getTime();
    expect((await send(s, channel, target)).status).toBe(200);
    s.pass(59 * second);
    const early = await send(s, channel, target);
    expect([early.status, early.code, early.failure.details]).toEqual([
      429,
      'au0114',
      { retryAfterSeconds: 1 },
    ]);
    for (let i = 2; i <= 5; i++) {
      s.clock.now = new Date(start + i * 10 * minute);
      expect((await send(s, channel, target)).status).toBe(200);
    }
    s.clock.now = new Date(start + 59 * minute);
    const sixth = await send(s, channel, target);
    expect([sixth.code, sixth.failure.details]).toEqual(['au0114', { retryAfterSeconds: 60 }]);
    s.clock.now = new Date(start + 60 * minute);
    expect((await send(s, channel, target)).status).toBe(200);
    s.pass(5 * minute);
    expect((await send(s, channel, target)).code, 'the hour is a sliding window; it does not restart').toBe(
      'au0114',
    );
    expect(await emailsTo(s, target)).toHaveLength(6);
  });

  test('is sent once for ten concurrent requests', async () => {
    const target = newTarget();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(s, channel, target)));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 429),
    ]);
    expect(await emailsTo(s, target)).toHaveLength(1);
  });

  test('is sent twenty times an hour from one IP address, ignoring forwarded-for headers', async () => {
    const address = newAddress();
    const request = (i: number) =>
      s.call('POST', `v1/auth/${channel}/verify-code/send`, {
        body: body(channel, newTarget()),
        address,
        headers: { 'x-forwarded-for': `10.200.0.${i}` },
      });
    for (let i = 0; i < 20; i++) expect((await request(i)).status).toBe(200);
    const rejected = await request(21);
    expect([rejected.status, rejected.code]).toEqual([429, 'au0105']);
    s.pass(60 * minute + second);
    expect((await request(22)).status).toBe(200);
  });

  test('cannot be guessed for many recipients from one IP address', async () => {
    const address = newAddress();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 51; i++) codes.push((await check(s, channel, newTarget(), '123456', address)).code);
    expect(codes.filter((code) => code === 'au0108')).toHaveLength(50);
    expect(codes.at(-1)).toBe('au0105');
  });
});

test('returns the same for a registered email address; only the email differs', async () => {
  const known = await send(s, 'email', 'ELITE@demo.test');
  const unknown = await send(s, 'email', newEmail());
  expect(answerOf(known)).toEqual(answerOf(unknown));
  expect((await emailsTo(s, 'elite@demo.test')).map((email) => email.template)).toEqual([
    'verify-code-registered',
  ]);
  const early = await send(s, 'email', 'elite@demo.test');
  expect([early.status, early.code]).toEqual([429, 'au0114']);
  const wrong = await check(s, 'email', 'elite@demo.test', wrongCode(await lastCode(s, 'elite@demo.test')));
  expect(answerOf(wrong)).toEqual(answerOf(await check(s, 'email', newEmail(), '000000')));
  const right = await check(s, 'email', 'elite@demo.test', await lastCode(s, 'elite@demo.test'));
  expect(right.data).toMatchObject({ registered: true });
});

test('the email has the language and brand of the request; the club has no Japanese', async () => {
  for (const [brand, locale, expected] of [
    ['main', 'ja', 'ja'],
    ['club', 'ja', 'en'],
    ['club', 'zh-tw', 'zh-tw'],
  ] as const) {
    const email = newEmail();
    await s.call('POST', 'v1/auth/email/verify-code/send', {
      body: { email, brand },
      locale,
      address: newAddress(),
    });
    expect((await emailsTo(s, email))[0]).toMatchObject({
      template: 'verify-code',
      locale: expected,
      brand,
      data: { minutes: 10 },
    });
  }
});

test.each([
  ['', 'required'],
  ['0912345678', 'phone'],
  ['+886', 'phone'],
  ['+886 2 2345 6789', 'phone-number'],
  ['+1 555 010', 'phone'],
  ['+1 555 010 0000', 'phone-number'],
  ['+886912345678;ext=1', 'phone'],
])('rejects the phone number %j: %s', async (phone, message) => {
  const reply = await send(s, 'phone', phone);
  expect([reply.status, reply.code]).toEqual([400, 'rq0001']);
  expect(reply.failure.details).toMatchObject({
    issues: expect.arrayContaining([{ path: 'phone', code: message }]),
  });
});

test('formats of the same phone number share one limit', async () => {
  await send(s, 'phone', '+886 (0)912-000-111');
  expect((await send(s, 'phone', '+886912000111')).code).toBe('au0114');
});

describe('a verification ticket', () => {
  test('expires after half an hour', async () => {
    for (const [after, status] of [
      [30 * minute - second, 200],
      [30 * minute, 400],
    ] as const) {
      const registration = await newRegistration(s);
      s.pass(after);
      expect((await register(s, registration)).status, String(after)).toBe(status);
    }
  });

  test('is valid only for its own address and channel, and cannot be forged', async () => {
    const ownRegistration = await newRegistration(s);
    const other = await newRegistration(s);
    const [head, payload, signature] = ownRegistration.emailTicket.split('.') as [string, string, string];
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const [changes, paths] of [
      [{ emailTicket: other.emailTicket }, ['emailTicket']],
      [{ phoneTicket: other.phoneTicket }, ['phoneTicket']],
      [
        { emailTicket: ownRegistration.phoneTicket, phoneTicket: ownRegistration.emailTicket },
        ['emailTicket', 'phoneTicket'],
      ],
      [{ emailTicket: `${none}.${payload}.` }, ['emailTicket']],
      [{ emailTicket: `${head}.${payload}.${signature.slice(0, -3)}AAA` }, ['emailTicket']],
      [{ emailTicket: 'x' }, ['emailTicket']],
    ] as const) {
      const reply = await register(s, { ...ownRegistration, ...changes });
      expect([reply.status, reply.code]).toEqual([400, 'au0110']);
      expect(reply.failure.details).toEqual({ issues: paths.map((path) => ({ path, code: 'ticket' })) });
    }
    expect((await register(s, ownRegistration)).status).toBe(200);
  });

  test('is used up by a registration', async () => {
    const first = await newRegistration(s);
    expect((await register(s, first)).status).toBe(200);
    const email = newEmail();
    const reply = await register(s, { ...first, email, emailTicket: await ticketFor(s, 'email', email) });
    expect([reply.code, reply.failure.details]).toEqual([
      'au0110',
      { issues: [{ path: 'phoneTicket', code: 'ticket' }] },
    ]);
  });

  test('is not used up by a failed registration', async () => {
    const registration = await newRegistration(s);
    expect((await register(s, { ...registration, password: 'short' })).code).toBe('rq0001');
    expect((await register(s, { ...registration, inviteCode: 'NO-SUCH-CODE' })).code).toBe('au0112');
    expect((await register(s, registration)).status).toBe(200);
  });
});

test('deletes codes, attempts and reset links that have expired', async () => {
  await send(s, 'email', newEmail());
  await s.call('POST', 'v1/auth/forget-password', {
    body: { email: 'noir@demo.test' },
    address: newAddress(),
  });
  s.pass(23 * 60 * minute);
  await purgeOldSecrets(s.services);
  const tables = ['verification_codes', 'login_attempts', 'password_resets'];
  for (const table of tables) expect(await s.sql(`select 1 from ${table}`), table).not.toHaveLength(0);
  s.pass(4 * 60 * minute);
  await purgeOldSecrets(s.services);
  for (const table of tables) expect(await s.sql(`select 1 from ${table}`), table).toHaveLength(0);
});
