import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import { advanceMemberships } from '../../purchases/fulfil.ts';
import {
  issuesOf,
  login,
  newAddress,
  newMember,
  newRegistration,
  profileOf,
  register,
} from '../../../../testing/accounts.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));

describe('registering with an invitation', () => {
  const invite = (code: string, level: string, maxUses: number, expiresAt: string | null = null) =>
    s.sql(
      'insert into invite_codes (code, level, max_uses, expires_at, complimentary) values ($1, $2, $3, $4, true)',
      [code, level, maxUses, expiresAt],
    );
  const uses = async (code: string) =>
    (await s.sql<{ uses: number }>('select uses from invite_codes where code = $1', [code]))[0]?.uses;

  test('that is complimentary grants its level for a year', async () => {
    await invite('NOIR-AS-A-GIFT', 'noir', 1);
    const reply = await register(
      s,
      await newRegistration(s, { inviteCode: ' noir-as-a-gift ', level: 'platinum' }),
    );
    expect(reply.data).toMatchObject({ level: 'noir', upgradeTo: null });
    const membership = await s.call('GET', 'v1/user/membership', { token: reply.data.accessToken });
    expect(membership.data).toMatchObject({
      level: 'noir',
      isPaid: true,
      expiresAt: '2027-11-10T04:00:00.000Z',
      remainingDays: 365,
      credits: { unlimited: true },
      invitation: null,
    });
    expect(await uses('NOIR-AS-A-GIFT')).toBe(1);
    expect(await s.sql('select level, starts_at, product_order_id from membership_terms')).toEqual([
      { level: 'noir', starts_at: new Date(testStart), product_order_id: null },
    ]);
  });

  test.each([
    ['basic', 'noir'],
    ['platinum', 'noir'],
  ] as const)(
    'with a fee creates a basic member with an open offer, whatever level was chosen: %s',
    async (level, aim) => {
      const { data } = await register(s, await newRegistration(s, { inviteCode: 'NOIR-2026-DEMO', level }));
      expect(data).toMatchObject({ level: 'basic', upgradeTo: aim });
      const membership = await s.call('GET', 'v1/user/membership', { token: data.accessToken });
      expect(membership.data).toMatchObject({
        level: 'basic',
        isPaid: false,
        expiresAt: null,
        invitation: { level: 'noir', priceTwd: 120_000, payBy: '2026-12-10T15:59:59.999Z' },
      });
    },
  );

  test('with a fee does not prevent the choice of a higher level', async () => {
    await s.sql(`insert into invite_codes (code, level, max_uses) values ('ELITE-FEE', 'elite', 1)`);
    expect(
      (await register(s, await newRegistration(s, { inviteCode: 'ELITE-FEE', level: 'platinum' }))).data,
    ).toMatchObject({ level: 'basic', upgradeTo: 'platinum' });
  });

  test('expires after a year', async () => {
    const { email } = await newMember(s, { inviteCode: 'ELITE-2026-DEMO' });
    s.pass(365 * 86_400_000);
    await advanceMemberships(s.services);
    const { accessToken } = (await login(s, email, 'Cedar7Lantern')).data as { accessToken: string };
    expect(await profileOf(s, accessToken)).toMatchObject({ membership: { level: 'basic', isPaid: false } });
  });

  test('does not prevent the choice of a higher level', async () => {
    expect(
      (await register(s, await newRegistration(s, { inviteCode: 'ELITE-2026-DEMO', level: 'platinum' })))
        .data,
    ).toMatchObject({
      level: 'elite',
      upgradeTo: 'platinum',
    });
  });

  test('with one use left is accepted once in eight concurrent registrations', async () => {
    await invite('LAST-ONE', 'elite', 1);
    const registrations = [];
    for (let i = 0; i < 8; i++) registrations.push(await newRegistration(s, { inviteCode: 'LAST-ONE' }));
    const replies = await Promise.all(registrations.map((registration) => register(s, registration)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    for (const reply of replies.filter((r) => r.status !== 200))
      expect([reply.code, issuesOf(reply)]).toEqual(['au0112', { inviteCode: 'invite' }]);
    expect(await uses('LAST-ONE')).toBe(1);
  });

  test('is rejected, and no member created, if it is unknown, used up or expired', async () => {
    await invite('USED-UP', 'elite', 0);
    await invite('OVER', 'elite', 5, testStart);
    for (const inviteCode of ['UNKNOWN', 'USED-UP', 'OVER']) {
      const registration = await newRegistration(s, { inviteCode });
      expect((await register(s, registration)).code).toBe('au0112');
      expect(await s.sql('select 1 from users where username = $1', [registration.email])).toHaveLength(0);
    }
  });

  test('cannot be guessed by registering: attempts are limited', async () => {
    const registration = await newRegistration(s);
    const address = newAddress();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++)
      codes.push((await register(s, { ...registration, inviteCode: `GUESS-${i}` }, address)).code);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'au0112'), 'au0105', 'au0105']);
  });
});
