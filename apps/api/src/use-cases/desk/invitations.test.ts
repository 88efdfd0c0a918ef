import { describe, expect, test } from 'vitest';
import { newKey } from '../../../testing/service.ts';
import { freshToken, member, s, setUp } from '../../../testing/product-payments.ts';
import { purgeOldRows } from '../maintenance/purge-old-rows.ts';
import { emailsTo, newEmail } from '../../../testing/accounts.ts';

setUp();

const employee = async () => (await s.login('employee')).accessToken;
const day = 86_400_000;
const invitation = {
  level: 'noir',
  recipient: 'Ms Chen, met in Kyoto',
  days: 30,
  lang: 'en',
} as const;
const issue = async (change: object = {}, key = newKey()) =>
  s.call('POST', 'v1/admin/invitation', {
    token: await employee(),
    headers: { 'idempotency-key': key },
    body: { ...invitation, ...change },
  });
const list = async () =>
  (await s.call('POST', 'v1/admin/invitation/list', { token: await employee(), body: {} })).data.invitations;
const listed = async (code: string) => (await list()).find((one: { code: string }) => one.code === code);
const withdraw = async (code: string) =>
  s.call('DELETE', 'v1/admin/invitation', { token: await employee(), body: { code } });
const redeem = async (id: string, code: string) =>
  s.call('POST', 'v1/user/membership/invitation', { token: await freshToken(id), body: { code } });
const logged = (code: string) =>
  s.sql('select kind, detail from staff_events where subject_id = $1 order by id', [code]);

describe('an invitation that an employee issues', () => {
  test('is for one person, with a fee unless stated otherwise, and can be accepted until the end of its last day', async () => {
    const { data } = await issue();
    const { code } = data.invitation;
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(data.invitation).toMatchObject({
      level: 'noir',
      complimentary: false,
      recipient: invitation.recipient,
      issuedBy: 'Yu-Ting Lin',
      expiresAt: '2026-12-10T15:59:59.999Z',
      state: 'open',
      uses: 0,
      maxUses: 1,
      acceptedBy: [],
    });
    expect(await logged(code)).toEqual([
      {
        kind: 'invitation-issued',
        detail: { level: 'noir', complimentary: false, days: 30, mailed: false },
      },
    ]);
    s.clock.now = new Date('2026-12-10T15:59:59.000Z');
    expect((await redeem((await member()).id, code)).data).toMatchObject({ level: 'noir', expiresAt: null });
  });

  test('is listed with who accepted it, the latest first', async () => {
    s.pass(1000); // later than those of other tests
    const first = (await issue({ complimentary: true })).data.invitation.code;
    s.pass(1000);
    const second = (await issue()).data.invitation.code;
    const codes = (await list()).map(({ code }: { code: string }) => code);
    expect(codes.slice(0, 2)).toEqual([second, first]);
    const { id } = await member();
    await redeem(id, first);
    expect(await listed(first)).toMatchObject({
      state: 'used',
      uses: 1,
      acceptedBy: [{ userId: id, level: 'noir' }],
    });
    s.pass(31 * day);
    expect(await listed(second)).toMatchObject({ state: 'expired' });
  });

  test('is issued once for each key, and its codes differ', async () => {
    const key = newKey();
    const [one, again, other] = [await issue({}, key), await issue({}, key), await issue()];
    expect(again.data).toEqual(one.data);
    expect(other.data.invitation.code).not.toBe(one.data.invitation.code);
    expect((await issue({ days: 60 }, key)).code).toBe('rq0007');
  });

  test('is withdrawn until it is accepted: its code no longer qualifies, and the log names both', async () => {
    const { code } = (await issue()).data.invitation;
    expect((await withdraw(code)).data.invitation.state).toBe('withdrawn');
    expect((await withdraw(code)).code).toBe('au0112');
    const { id } = await member();
    expect((await redeem(id, code)).code).toBe('au0112');
    expect((await logged(code)).map(({ kind }) => kind)).toEqual([
      'invitation-issued',
      'invitation-withdrawn',
    ]);
    const accepted = (await issue()).data.invitation.code;
    await redeem(id, accepted);
    expect((await withdraw(accepted)).code).toBe('au0112');
    expect(await listed(accepted)).toMatchObject({ state: 'used' });
  });

  test('loses the note on its recipient a year after it expired', async () => {
    const { code } = (await issue()).data.invitation;
    s.pass(390 * day);
    await purgeOldRows(s.services);
    expect(await listed(code)).toMatchObject({ recipient: invitation.recipient });
    s.pass(10 * day);
    await purgeOldRows(s.services);
    expect(await listed(code)).toMatchObject({ recipient: null });
  });

  test.each([
    ['noir', false],
    ['elite', true],
  ])('is mailed with what it means: %s, complimentary: %s', async (level, complimentary) => {
    const email = newEmail();
    const { code } = (await issue({ level, complimentary, email, lang: 'ja', brand: 'club' })).data
      .invitation;
    const [sent] = await emailsTo(s, email);
    expect(sent).toMatchObject({
      template: 'invitation',
      locale: 'en', // the club has no Japanese
      brand: 'club',
      data: {
        code,
        kind: complimentary ? 'complimentary' : 'fee',
        fee: complimentary ? null : { amount: 120_000, currency: 'TWD' },
        where: 'guest',
      },
    });
  });

  test.each([
    { level: 'employee' },
    { level: 'basic' },
    { recipient: ' ' },
    { recipient: 'x'.repeat(61) },
    { days: 31 },
  ])('is rejected if it is invalid: %j', async (change) => expect((await issue(change)).code).toBe('rq0001'));
});
