import { describe, expect, test } from 'vitest';
import { cards, freshToken, member, order, pay, s, setUp } from '../../../testing/product-payments.ts';
import { testStart } from '../../../testing/environment.ts';
import { newAddress } from '../../../testing/accounts.ts';
import { erase } from '../member-data/erase.ts';

setUp();

const day = 86_400_000;
const redeem = async (id: string, code: string) =>
  s.call('POST', 'v1/user/membership/invitation', {
    token: await freshToken(id),
    body: { code },
    address: newAddress(), // attempts are counted by address
  });
const membershipOf = async (id: string) =>
  (await s.call('GET', 'v1/user/membership', { token: await freshToken(id) })).data;
const allow = async (id: string, level: string) =>
  (await s.call('POST', 'v1/user/membership/allow', { token: await freshToken(id), body: { level } })).data;
const uses = async (code: string) =>
  (await s.sql<{ uses: number }>('select uses from invite_codes where code = $1', [code]))[0]?.uses;
async function invite(
  code: string,
  {
    level = 'noir',
    complimentary = false,
    maxUses = 1,
  }: Partial<Record<'level', string>> & {
    complimentary?: boolean;
    maxUses?: number;
  } = {},
) {
  await s.sql(
    `insert into invite_codes (code, level, max_uses, complimentary, recipient) values ($1, $2, $3, $4, 'A friend')`,
    [code, level, maxUses, complimentary],
  );
  return code;
}
const offered = { level: 'noir', priceTwd: 120_000, payBy: '2026-12-10T15:59:59.999Z' };

describe('a complimentary invitation', () => {
  test('grants an existing member its level for a year, within its limit', async () => {
    const code = await invite('NOIR-GIFT', { complimentary: true });
    const [one, two] = [await member('elite'), await member()];
    expect((await redeem(one.id, ' noir-gift ')).data).toEqual({
      level: 'noir',
      expiresAt: '2027-11-10T04:00:00.000Z',
      payBy: null,
    });
    expect(await membershipOf(one.id)).toMatchObject({ level: 'noir', invitation: null });
    const { terms } = (await s.call('GET', 'v1/user/membership/record', { token: await freshToken(one.id) }))
      .data;
    expect(terms).toMatchObject([{ level: 'noir', order: null, withdrawUntil: null }]);
    expect((await redeem(two.id, code)).code).toBe('au0112');
    expect(await membershipOf(two.id)).toMatchObject({ level: 'basic' });
  });

  test('with several uses can be used once per member', async () => {
    const code = await invite('ELITE-MANY', { level: 'elite', complimentary: true, maxUses: 9 });
    const { id } = await member();
    expect((await redeem(id, code)).data).toMatchObject({ level: 'elite' });
    s.pass(366 * day);
    expect((await redeem(id, code)).code).toBe('au0112');
    expect(await uses(code)).toBe(1);
  });

  test('for a level that the member already has is not used up', async () => {
    const code = await invite('ELITE-MORE', { level: 'elite', complimentary: true });
    const { id } = await member('platinum');
    const reply = await redeem(id, code);
    expect([reply.code, reply.failure.details]).toEqual(['py0001', { reason: 'lower-level' }]);
    expect(await uses(code)).toBe(0);
  });
});

describe('an invitation with a fee', () => {
  test('grants no level, but lets the member buy it for thirty days', async () => {
    const { id } = await member('elite');
    expect((await redeem(id, await invite('NOIR-OFFER'))).data).toEqual({
      level: 'noir',
      expiresAt: null,
      payBy: offered.payBy,
    });
    expect(await membershipOf(id)).toMatchObject({ level: 'elite', invitation: offered });
    expect(await allow(id, 'noir')).toMatchObject({ allowed: true, kind: 'upgrade', priceTwd: 120_000 });
    s.clock.now = new Date(Date.parse(offered.payBy) + 1);
    expect(await membershipOf(id)).toMatchObject({ level: 'elite', invitation: null });
    expect(await allow(id, 'noir')).toMatchObject({ allowed: false, reason: 'invitation-only' });
    expect(
      await s.call('POST', 'v1/product/order/membership', {
        token: await freshToken(id),
        body: { level: 'noir' },
      }),
    ).toMatchObject({ code: 'py0001' });
  });

  test('is closed by the payment, which approves the year; after a refund it is not offered again', async () => {
    const { id } = await member();
    await redeem(id, await invite('NOIR-PAID'));
    s.pass(10 * day);
    const made = await order(await freshToken(id), 'noir');
    expect(made.amount.amount).toBe(120_000);
    expect((await pay(await freshToken(id), made.id, cards.good)).data.status).toBe('success');
    expect(await membershipOf(id)).toMatchObject({
      level: 'noir',
      isPaid: true,
      expiresAt: '2027-11-20T04:00:00.000Z',
      invitation: null,
    });
    const { terms } = (await s.call('GET', 'v1/user/membership/record', { token: await freshToken(id) }))
      .data;
    expect(terms).toMatchObject([
      { approvedAt: '2026-11-20T04:00:00.000Z', withdrawUntil: '2026-11-27T15:59:59.999Z' },
    ]);
    const ended = await s.call('POST', 'v1/user/membership/end', {
      token: await freshToken(id),
      body: { orderId: made.id },
    });
    expect(ended.data.order.status).toBe('refunded');
    expect(await membershipOf(id)).toMatchObject({ level: 'basic', invitation: null });
    expect(await allow(id, 'noir')).toMatchObject({ reason: 'invitation-only' });
    expect((await redeem(id, 'NOIR-PAID')).code).toBe('au0112');
  });

  test('to a lower level is closed by the payment of a higher one', async () => {
    const { id } = await member();
    await redeem(id, await invite('ELITE-OFFER', { level: 'elite' }));
    expect(await membershipOf(id)).toMatchObject({ invitation: { level: 'elite', priceTwd: 3_000 } });
    const made = await order(await freshToken(id), 'platinum');
    await pay(await freshToken(id), made.id, cards.good);
    expect(await membershipOf(id)).toMatchObject({ level: 'platinum', invitation: null });
  });

  test('is renewed by payment in the last ninety days, without another invitation', async () => {
    const { id } = await member();
    await redeem(id, await invite('NOIR-RENEWED'));
    await pay(await freshToken(id), (await order(await freshToken(id), 'noir')).id, cards.good);
    expect(await allow(id, 'noir')).toMatchObject({ allowed: false, reason: 'too-early' });
    s.pass(300 * day);
    expect(await allow(id, 'noir')).toMatchObject({ allowed: true, kind: 'renewal' });
    await pay(await freshToken(id), (await order(await freshToken(id), 'noir')).id, cards.good);
    expect(await membershipOf(id)).toMatchObject({ level: 'noir', expiresAt: '2028-11-10T04:00:00.000Z' });
  });

  test('is accepted once, however often its code is entered', async () => {
    const code = await invite('NOIR-TWICE', { maxUses: 5 });
    const { id } = await member();
    const replies = await Promise.all(Array.from({ length: 6 }, () => redeem(id, code)));
    expect(replies.map(({ data }) => data?.payBy)).toEqual(Array(6).fill(offered.payBy));
    s.pass(day);
    expect((await redeem(id, code)).data.payBy).toBe(offered.payBy);
    expect(await uses(code)).toBe(1);
  });

  test('with one use left is accepted by one of eight concurrent members', async () => {
    const code = await invite('NOIR-LAST');
    const members = await s.addMembers(8, 'basic');
    const replies = await Promise.all(members.map(({ id }) => redeem(id, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ code: refusal }) => refusal === 'au0112')).toHaveLength(7);
    expect(await uses(code)).toBe(1);
  });

  test('that was withdrawn or has expired is rejected', async () => {
    const { id } = await member();
    await s.sql('update invite_codes set withdrawn_at = now() where code = $1', [await invite('NOIR-BACK')]);
    await s.sql('update invite_codes set expires_at = $2 where code = $1', [
      await invite('NOIR-OVER'),
      testStart,
    ]);
    for (const code of ['NOIR-BACK', 'NOIR-OVER']) expect((await redeem(id, code)).code).toBe('au0112');
  });

  test('is erased with the member, including what the employee wrote', async () => {
    const { id } = await member();
    await redeem(id, await invite('NOIR-ERASED'));
    const [row] = await s.sql<{ id: string; username: string; phone: string }>(
      'select id, username, phone from users where id = $1',
      [id],
    );
    const client = await s.services.db.pool.connect();
    await erase(client, row!);
    client.release();
    expect(await s.sql('select 1 from accepted_invitations where user_id = $1', [id])).toEqual([]);
    expect(await s.sql(`select recipient, uses from invite_codes where code = 'NOIR-ERASED'`)).toEqual([
      { recipient: null, uses: 1 },
    ]);
  });
});
