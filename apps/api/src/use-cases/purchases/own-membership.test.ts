import { describe, expect, test } from 'vitest';
import {
  capturedTotal,
  cards,
  freshToken,
  member,
  order,
  pay,
  s,
  setUp,
  stateOf,
} from '../../../testing/product-payments.ts';
import { reconcilePayments } from './sync-payment.ts';

setUp();

const record = async (id: string) =>
  (await s.call('GET', 'v1/user/membership/record', { token: await freshToken(id) })).data;
const levelOf = async (id: string) =>
  (await s.call('GET', 'v1/user/membership', { token: await freshToken(id) })).data.level;
const end = async (id: string, orderId: string) =>
  s.call('POST', 'v1/user/membership/end', { token: await freshToken(id), body: { orderId } });
async function bought(level = 'elite') {
  const { id, token } = await member();
  const created = await order(token, level);
  expect((await pay(token, created.id, cards.good)).data.status).toBe('success');
  return { id, orderId: created.id };
}
const day = 86_400_000;

describe('the record of a membership', () => {
  test('shows the running terms with their approval, and twelve months with the current one last', async () => {
    const { id, orderId } = await bought();
    const { terms, months } = await record(id);
    expect(terms).toEqual([
      expect.objectContaining({
        level: 'elite',
        approvedAt: s.clock.now.toISOString(),
        order: expect.objectContaining({ id: orderId, amountTwd: 3_000 }),
        withdrawUntil: '2026-11-17T15:59:59.999Z',
      }),
    ]);
    expect(months).toHaveLength(12);
    expect([months[0].month, months[11]]).toEqual(['2025-12', { month: '2026-11', bookings: 0 }]);
  });

  test('counts a booking that used a credit, even after it is cancelled, and none that returned it', async () => {
    const [{ id, token }] = (await s.addMembers(1, 'elite')) as [{ id: string; token: string }];
    const { data } = await s.book(token, (await s.firstOffer('par')).offerRef);
    const used = async () => (await record(id)).months[11].bookings;
    expect(await used()).toBe(1);
    await s.sql(`update hotel_orders set status = 'cancelled' where id = $1`, [data.orderId]);
    expect(await used()).toBe(1);
    await s.sql(`update hotel_orders set status = 'failed' where id = $1`, [data.orderId]);
    expect(await used()).toBe(0);
  });
});

describe('ending a membership', () => {
  test('within seven days refunds the whole fee, once, and the level is lost at once', async () => {
    const { id, orderId } = await bought();
    s.pass(6 * day);
    const reply = await end(id, orderId);
    expect(reply.data.order).toMatchObject({ status: 'refunded', payment: { status: 'refunded' } });
    expect(await levelOf(id)).toBe('basic');
    expect((await record(id)).terms).toEqual([]);
    expect((await end(id, orderId)).code).toBe('py0003');
    for (const _ of [1, 2]) await reconcilePayments(s.services, 60_000);
    expect([await stateOf(orderId), await capturedTotal(orderId)]).toEqual(['refunded', 0]);
  });

  test('leaves what was running before it', async () => {
    const { id } = await bought();
    const higher = await order(await freshToken(id), 'platinum');
    await pay(await freshToken(id), higher.id, cards.good);
    expect(await levelOf(id)).toBe('platinum');
    await end(id, higher.id);
    expect(await levelOf(id)).toBe('elite');
  });

  test('is impossible after seven days, and for an order of another member, unpaid or for no membership', async () => {
    const { id, orderId } = await bought();
    const stranger = await member();
    expect((await end(stranger.id, orderId)).code).toBe('py0002');
    const open = await order(stranger.token);
    expect((await end(stranger.id, open.id)).code).toBe('py0003');
    const { order: credits } = (
      await s.call('POST', 'v1/product/order/booking-credit', { token: stranger.token, body: { credits: 1 } })
    ).data;
    await pay(stranger.token, credits.id, cards.good);
    expect((await end(stranger.id, credits.id)).code).toBe('py0003');
    s.pass(8 * day);
    expect((await record(id)).terms[0].withdrawUntil).toBeNull();
    expect((await end(id, orderId)).code).toBe('py0003');
    expect(await levelOf(id)).toBe('elite');
  });

  test('pressed many times at once refunds once', async () => {
    const { id, orderId } = await bought();
    const token = await freshToken(id);
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => s.call('POST', 'v1/user/membership/end', { token, body: { orderId } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await s.sql(
        `select e.kind from payment_events e join payments p on p.id = e.payment_id where p.product_order_id = $1 and e.kind = 'refund-queued'`,
        [orderId],
      ),
    ).toHaveLength(1);
  });
});

describe('a membership that the company ends', () => {
  const settle = async (orderId: string) =>
    s.call('POST', 'v1/admin/order', {
      token: (await s.login('employee')).accessToken,
      body: { orderId, action: 'end', reason: 'The service is given up in this country' },
    });

  test('refunds the whole months that are left, and is logged', async () => {
    const { id, orderId } = await bought();
    s.pass(150 * day); // until 9 April: seven months and a day are left
    expect((await settle(orderId)).data.order.status).toBe('refunded');
    expect(await levelOf(id)).toBe('basic');
    for (const _ of [1, 2, 3]) {
      await reconcilePayments(s.services, 60_000);
      s.pass(61 * 60_000);
    }
    expect(await capturedTotal(orderId)).toBe(3_000 - 1_750);
    expect((await settle(orderId)).code).toBe('py0003');
    expect(await s.sql('select kind from staff_events where subject_id = $1', [id])).toEqual([
      { kind: 'order-end' },
    ]);
  });

  test('cannot end any other kind of order', async () => {
    const { token } = await member();
    const { order: credits } = (
      await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 1 } })
    ).data;
    await pay(token, credits.id, cards.good);
    expect((await settle(credits.id)).code).toBe('py0003');
  });
});
