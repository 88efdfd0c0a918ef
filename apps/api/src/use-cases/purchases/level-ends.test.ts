import pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  cards,
  freshToken,
  member,
  order,
  pay,
  s,
  setUp,
  stateOf,
} from '../../../testing/product-payments.ts';
import { accountActions, findMember } from '../../operations/accounts.ts';
import { failOrder } from '../booking/orders/order-outcome.ts';
import { reconcilePayments } from './sync-payment.ts';
import { advanceMemberships } from './fulfil.ts';

setUp();

const day = 86_400_000;
const staff = async () => (await s.login('employee')).accessToken;
const book = async (id: string, nth = 0) =>
  s.book(await freshToken(id), (await s.firstOffer('par', undefined, nth)).offerRef);
const free = async (id: string) => (await s.creditsOf(await freshToken(id))).free;

/** A member who has bought platinum and booked once. */
async function platinum(bookings = 1): Promise<{ id: string; orderId: string }> {
  const { id, token } = await member();
  const { id: orderId } = await order(token, 'platinum');
  expect((await pay(token, orderId, cards.good)).data.status).toBe('success');
  for (let nth = 0; nth < bookings; nth++) expect((await book(id, nth)).status).toBe(200);
  expect(await free(id)).toEqual({ granted: 30, used: bookings, remaining: 30 - bookings });
  return { id, orderId };
}

/** Every way in which a level ends or falls. */
const ways: [string, (of: { id: string; orderId: string }) => Promise<unknown>][] = [
  [
    'the member ends it within seven days',
    async ({ id, orderId }) =>
      s.call('POST', 'v1/user/membership/end', { token: await freshToken(id), body: { orderId } }),
  ],
  [
    'the company ends it',
    async ({ orderId }) =>
      s.call('POST', 'v1/admin/order', {
        token: await staff(),
        body: { orderId, action: 'end', reason: 'Asked for' },
      }),
  ],
  [
    'its money goes back',
    async ({ orderId }) => {
      await s.call('POST', 'v1/admin/order', {
        token: await staff(),
        body: { orderId, action: 'refund', reason: 'Asked for' },
      });
      await reconcilePayments(s.services, 60_000);
    },
  ],
  [
    'its year is over',
    async ({ id }) => {
      // within the month of the bookings
      await s.sql('update membership_terms set ends_at = $2 where user_id = $1', [id, s.clock.now]);
      await s.sql('update users set membership_expires_at = $2 where id = $1', [id, s.clock.now]);
      await advanceMemberships(s.services);
    },
  ],
];

describe.each(ways)('%s', (_, end) => {
  test('and the free bookings that it gave are lost, except those already used', async () => {
    const bought = await platinum();
    await end(bought);
    expect(await free(bought.id)).toEqual({ granted: 1, used: 1, remaining: 0 });
    expect((await book(bought.id, 3)).code).toBe('bk0001');
  });

  test('and bookings beyond the allowance of the lower level remain', async () => {
    const bought = await platinum(3);
    await end(bought);
    expect(await free(bought.id)).toEqual({ granted: 3, used: 3, remaining: 0 });
  });
});

test('a booking that is never made leaves no free booking of the level that has ended', async () => {
  const { id, orderId } = await platinum(2);
  const [open] = await s.sql<{ id: string }>(
    `update hotel_orders set status = 'pending' where id = (select id from hotel_orders where user_id = $1 limit 1) returning id`,
    [id],
  );
  await s.call('POST', 'v1/user/membership/end', { token: await freshToken(id), body: { orderId } });
  await failOrder(s.services, open!.id, 'test');
  expect(await free(id)).toEqual({ granted: 1, used: 1, remaining: 0 });
});

test('an employee who leaves has the bookings of a basic member', async () => {
  const { id } = await member('elite');
  await s.sql(`update users set level = 'employee', roles = '{employee}' where id = $1`, [id]);
  await s.sql(
    `insert into credit_months (user_id, month, granted, used) values ($1, '2026-11', null, 4) on conflict (user_id, month) do update set granted = null, used = 4`,
    [id],
  );
  const client = new pg.Client({ connectionString: s.url });
  await client.connect();
  const found = await findMember(client, id);
  await accountActions['staff-left'](client, { member: found, by: 'test', reason: 'left', now: s.clock.now });
  await client.end();
  expect(await free(id)).toEqual({ granted: 4, used: 4, remaining: 0 });
});

describe('an order of a level that is paid later', () => {
  const late = async (id: string, orderId: string, card = cards.good) =>
    pay(await freshToken(id), orderId, card);
  const terms = (id: string) =>
    s.sql<{ level: string; starts_at: Date; ends_at: Date }>(
      'select level, starts_at, ends_at from membership_terms where user_id = $1 order by starts_at',
      [id],
    );

  test('begins when it is paid', async () => {
    const { id, token } = await member();
    const created = await order(token);
    s.pass(40 * 60_000);
    await late(id, created.id);
    const [term] = await terms(id);
    expect(term?.starts_at).toEqual(s.clock.now);
  });

  test('is rejected before the card is charged if the member already has the level', async () => {
    const { id, token } = await member();
    const created = await order(token);
    await s.sql(
      `insert into invite_codes (code, level, max_uses, complimentary) values ('LATE-' || $1, 'elite', 1, true)`,
      [id.slice(0, 8).toUpperCase()],
    );
    const redeemed = await s.call('POST', 'v1/user/membership/invitation', {
      token,
      body: { code: `LATE-${id.slice(0, 8)}` },
    });
    expect(redeemed.status, redeemed.text).toBe(200);
    const page = await s.call('GET', `v1/product/order/payment/${created.id}`, {
      token: await freshToken(id),
    });
    expect(page.data).toMatchObject({ payable: false, refusal: 'too-early' });
    const paid = await late(id, created.id);
    expect([paid.code, paid.failure.details]).toEqual(['py0001', { reason: 'too-early' }]);
    expect(await s.sql('select 1 from payments where product_order_id = $1', [created.id])).toEqual([]);
  });

  test('is refunded if the member got the level while the bank had the payment', async () => {
    const { id, token } = await member();
    const created = await order(token);
    await late(id, created.id, cards.lateCaptured); // the outcome is unknown until the record is read
    await s.sql(
      `insert into membership_terms (id, user_id, level, starts_at, ends_at) values (gen_random_uuid(), $1, 'platinum', $2, $3)`,
      [id, s.clock.now, new Date(s.clock.now.getTime() + 365 * day)],
    );
    await s.sql(
      `update users set level = 'platinum', is_paid = true, membership_expires_at = $2 where id = $1`,
      [id, new Date(s.clock.now.getTime() + 365 * day)],
    );
    for (let i = 0; i < 3; i++) {
      s.pass(5 * 60_000);
      await reconcilePayments(s.services, 60_000);
    }
    expect(await stateOf(created.id)).toBe('cancelled');
    expect(await s.sql('select status from payments where product_order_id = $1', [created.id])).toEqual([
      { status: 'refunded' },
    ]);
    expect((await terms(id)).map(({ level }) => level)).toEqual(['platinum']);
  });

  test('leaves no gap if the year that it was to follow has ended', async () => {
    const { id, token } = await member();
    const first = await order(token);
    await pay(token, first.id, cards.good);
    s.pass(300 * day);
    const renewal = await order(await freshToken(id));
    await s.call('POST', 'v1/admin/order', {
      token: await staff(),
      body: { orderId: first.id, action: 'end', reason: 'Asked for' },
    });
    await late(id, renewal.id);
    const all = await terms(id);
    expect(all.at(-1)?.starts_at).toEqual(s.clock.now);
  });
});
