import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailsTo, login, newMember } from '../../testing/accounts.ts';
import { withFactor } from '../../testing/second-factor.ts';
import { stayAhead } from '../../testing/real-clock.ts';
import { startService, type TestService } from '../../testing/service.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
  s.clock.now = new Date(); // the tool has the machine's clock
});
afterAll(() => s.close());

const tool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'account.ts'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: s.url },
    },
  );
  return { status, output: (stdout + stderr).trim() };
};
const act = (name: string, who: string) =>
  tool(name, who, '--by', 'Lin Yu-Ting', '--reason', 'asked by telephone');
const profile = (token: string) => s.call('GET', 'v1/user/profile', { token });
const password = 'Cedar7Lantern';

describe('invalid calls of the tool', () => {
  test.each([
    ['nobody', ['lock', 'nobody@mail.test', '--by', 'me', '--reason', 'why'], 'There is no such member.'],
    ['without a reason', ['lock', 'elite@demo.test', '--by', 'me'], 'State who you are and why'],
    ['without a name', ['erase', 'elite@demo.test', '--reason', 'why'], 'State who you are and why'],
    // a release has account.js, in another folder
    [
      'with another word',
      ['toString', 'elite@demo.test', '--by', 'me', '--reason', 'why'],
      `node ${join(import.meta.dirname, 'account.ts')} show|lock|unlock`,
    ],
  ])('%s', (_what, args, output) => {
    expect(tool(...args)).toEqual({ status: 1, output: expect.stringContaining(output) });
  });
});

describe('lock, unlock, sign out', () => {
  let member: Awaited<ReturnType<typeof newMember>>;
  beforeEach(async () => {
    member = await newMember(s);
  });

  test('a locked account is signed out everywhere and cannot log in, with the error of a wrong password; unlocking restores it', async () => {
    await s.call('POST', 'v1/auth/password/forgot', { body: { email: member.email, brand: 'main' } });
    expect(act('lock', member.email.toUpperCase())).toEqual({
      status: 0,
      output: 'Locked; 1 sessions ended.',
    });
    expect((await profile(member.token)).code).toBe('au0103');
    expect(
      (await s.call('POST', 'v1/auth/token/refresh', { body: { refreshToken: member.refreshToken } })).code,
    ).toBe('au0106');
    const [locked, wrong] = [
      await login(s, member.email, password),
      await login(s, member.email, 'Wrong1password'),
    ];
    expect([locked.status, locked.code, locked.failure.message]).toEqual([
      wrong.status,
      wrong.code,
      wrong.failure.message,
    ]);
    expect(s.logged.filter((line) => line.text === 'login refused').at(-2)).toMatchObject({ why: 'locked' });
    expect(
      await s.sql(
        'select 1 from password_resets where used_at is null and user_id = (select id from users where username = $1)',
        [member.email],
      ),
    ).toEqual([]);
    const emails = async () =>
      (
        await s.sql(`select 1 from outbox where recipient = $1 and template = 'password-reset'`, [
          member.email,
        ])
      ).length;
    const before = await emails();
    await s.call('POST', 'v1/auth/password/forgot', { body: { email: member.email, brand: 'main' } });
    expect(await emails()).toBe(before);
    expect(tool('show', member.email).output).toMatch(/basic, 0 sessions, locked since 20/);
    expect(act('unlock', member.email)).toEqual({ status: 0, output: 'Unlocked.' });
    expect((await login(s, member.email, password)).status).toBe(200);
  });

  test('signing out ends every session and nothing else, and is logged with who and why', async () => {
    const again = (await login(s, member.email, password)).data.accessToken as string;
    const [{ id, member_number: number }] = (await s.sql<{ id: string; member_number: string }>(
      'select id, member_number from users where username = $1',
      [member.email],
    )) as [{ id: string; member_number: string }];
    expect(act('sign-out', number).output).toBe('2 sessions ended.');
    for (const token of [member.token, again]) expect((await profile(token)).code).toBe('au0103');
    expect((await login(s, member.email, password)).status).toBe(200);
    expect(await s.sql('select kind, detail from staff_events where subject_id = $1', [id])).toEqual([
      { kind: 'signed-out', detail: { by: 'Lin Yu-Ting', reason: 'asked by telephone' } },
    ]);
  });

  test('an employee who leaves becomes a basic member immediately', async () => {
    const { accessToken } = await s.login('employee');
    expect(act('staff-left', 'employee@demo.test').status).toBe(0);
    expect((await profile(accessToken)).code).toBe('au0103');
    const { accessToken: later } = await s.login('employee');
    expect(
      (await s.call('POST', 'v1/admin/user/search', { token: later, body: { query: 'elite@demo.test' } }))
        .code,
    ).toBe('au0107');
  });
});

describe('a lost second factor', () => {
  test('can be removed with who and why; every session ends, and the member is notified', async () => {
    const member = await withFactor(s);
    expect(act('remove-second-factor', member.email)).toEqual({
      status: 0,
      output: 'Removed; 1 sessions ended.',
    });
    expect((await profile(member.token)).code).toBe('au0103');
    expect((await login(s, member.email, password)).data.accessToken).toBeTruthy();
    expect(
      await s.sql(
        `select detail from staff_events where subject_id = $1 and kind = 'second-factor-removed'`,
        [member.id],
      ),
    ).toEqual([{ detail: { by: 'Lin Yu-Ting', reason: 'asked by telephone' } }]);
    expect((await emailsTo(s, member.email))[0]?.data.change).toBe('removed');
    expect(act('remove-second-factor', member.email).output).toMatch(/^There is no second factor/);
  });

  test('is removed when the employee leaves', async () => {
    const member = await withFactor(s);
    expect(act('staff-left', member.email).status).toBe(0);
    expect(await s.sql('select 1 from second_factors where user_id = $1', [member.id])).toEqual([]);
    expect((await login(s, member.email, password)).data.accessToken).toBeTruthy();
  });
});

describe('erasing an account', () => {
  test('is rejected before an upcoming stay, with its booking number', async () => {
    const member = await newMember(s);
    const found = await s.firstOffer('tyo', stayAhead(40, 2));
    const { bookingNumber } = (await s.book(member.token, found.offerRef)).data;
    expect(act('erase', member.email)).toEqual({
      status: 1,
      output: `Still pending, so nothing was changed: stay ${bookingNumber}`,
    });
    expect((await profile(member.token)).data.firstname).toBe('Hsin-Yi');
  });

  test('keeps the figures and leaves no trace of the person in any table', async () => {
    const member = await newMember(s, {
      newsletter: true,
      brand: 'main',
      firstname: 'Zsofia',
      lastname: 'Quixhalm',
    });
    const found = await s.firstOffer('par', stayAhead(40, 2));
    const guest = {
      title: 'ms',
      firstname: 'Zsofia',
      lastname: 'Quixhalm',
      email: member.email,
      phone: member.phone,
    };
    const { orderId } = (await s.book(member.token, found.offerRef, { guest, note: 'Quixhalm likes tea' }))
      .data;
    await s.call('POST', `v1/hotel/booking/${orderId}/cancel`, {
      token: member.token,
      headers: { 'idempotency-key': orderId },
    });
    await s.sql(`update hotel_orders set status = 'cancelled' where id = $1`, [orderId]);
    // While signed in, from another address and telephone.
    const inquiry = await s.call('POST', 'v1/contact', {
      token: member.token,
      body: {
        title: 'ms',
        name: 'Zsofia Quixhalm',
        country: 'TW',
        phone: '+886 2 2345 6789',
        email: 'elsewhere@mail.test',
        type: 'other',
        text: 'Quixhalm asks',
        brand: 'main',
      },
    });
    expect(inquiry.status, inquiry.text).toBe(200);
    const { accessToken: employee } = await s.login('elite').then(async ({ accessToken }) => {
      const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
      await s.sql(`update users set roles = '{employee}', level = 'employee' where id = $1`, [sub]);
      return s.session(sub);
    });
    const [{ id: userId = '' } = {}] = await s.sql<{ id: string }>(
      'select id from users where username = $1',
      [member.email],
    );
    const made = await s.call('POST', 'v1/product/order/custom', {
      token: employee,
      body: {
        userId,
        customOrders: 0,
        title: 'A car for Quixhalm',
        description: 'Quixhalm travels alone',
        amountTwd: 4000,
        reason: 'Quixhalm telephoned',
      },
    });
    expect(made.status, made.text).toBe(200);
    await s.sql(
      `insert into order_events (order_id, actor_id, kind, detail, at) values ($1, $2, 'on-behalf', '{"reason": "Quixhalm was ill", "ignoreCredit": true, "ignoreCreditReason": "for Quixhalm"}', now())`,
      [orderId, userId],
    );
    // What was mailed elsewhere about the person: to us, to another address of theirs, and to them unasked.
    await s.sql(`update users set level = 'elite' where id = $1`, [userId]);
    const request = await s.call('POST', 'v1/product/tailor-made', {
      token: (await s.session(userId)).accessToken,
      body: {
        name: 'Zsofia Quixhalm',
        email: 'office@elsewhere.test',
        phone: '+81 90 8765 4321',
        destination: 'Quixhalm Castle',
        departure: stayAhead(90, 1).checkIn,
        days: 7,
        adults: 2,
        budgetTwd: null,
        agreed: true,
      },
    });
    expect(request.status, request.text).toBe(200);
    const invited = await s.call('POST', 'v1/admin/invitation', {
      token: employee,
      body: {
        level: 'noir',
        recipient: 'Ms Quixhalm of the bank',
        email: member.email,
        complimentary: true,
        days: 30,
        lang: 'en',
      },
    });
    expect(invited.status, invited.text).toBe(200);
    await s.emails(member.email);
    await s.sql('update credit_months set granted = 10 where user_id = $1', [userId]); // what elite had
    expect(act('erase', member.email).output).toMatch(/^Erased;/);
    expect(await s.sql('select granted, used from credit_months where user_id = $1', [userId])).toEqual([
      { granted: 1, used: 1 },
    ]);
    const tables = await s.sql<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(25);
    for (const { name } of tables) {
      const rows = await s.sql(`select t::text as row from ${name} t where t::text ilike any($1)`, [
        [
          '%Quixhalm%',
          `%${member.email}%`,
          `%${member.phone.slice(1)}%`,
          '%@elsewhere.test%',
          '%elsewhere@mail.test%',
          '%8765%4321%',
        ],
      ]);
      expect(rows, name).toEqual([]);
    }
    expect(
      await s.sql('select status, total_amount > 0 as priced from hotel_orders where id = $1', [orderId]),
    ).toEqual([{ status: 'cancelled', priced: true }]);
    expect((await profile(member.token)).code).toBe('au0103');
    expect((await login(s, member.email, password)).code).toBe('au0101');
    expect((await newMember(s, { email: member.email, phone: member.phone })).token).toBeTruthy(); // the person may register again, as a new member
  });
});
