import pg from 'pg';
import { expect, test } from 'vitest';
import { cards, member, pay, s, setUp, stateOf } from '../../../testing/product-payments.ts';
import { processQueuedRefunds } from '../purchases/sync-payment.ts';
import { prepaidOffer } from '../../../testing/prepaid-offers.ts';

setUp();

/** Buys, and has staff refund the money, which the job then carries out. */
async function refundDue(token: string, path: string, bought: object): Promise<string> {
  const orderId: string = (await s.call('POST', path, { token, body: bought })).data.order.id;
  expect((await pay(token, orderId, cards.good)).data.status).toBe('success');
  const { accessToken } = await s.login('employee');
  const body = { orderId, action: 'refund', reason: 'Bought twice' };
  const ordered = await s.call('POST', 'v1/admin/order', { token: accessToken, body });
  expect(ordered.status, ordered.text).toBe(200);
  return orderId;
}
/**
 * Another transaction locks the first row, meets the refund, and then requests the second: if the two locked
 * in opposite order, the database would end one of them (40P01).
 */
async function refundMeets(first: string, second: string, id: string): Promise<void> {
  const other = new pg.Client({ connectionString: s.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(`${first} for update`, [id]);
    const refunding = processQueuedRefunds(s.services);
    const waiting = async () =>
      (
        await s.sql(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
        )
      ).length;
    await expect.poll(waiting).toBe(1);
    const [wanted, refunded] = await Promise.allSettled([
      other.query(`${second} for update`, [id]).then(() => other.query('commit')),
      refunding,
    ]);
    expect([wanted.status, refunded.status]).toEqual(['fulfilled', 'fulfilled']);
  } finally {
    await other.end();
  }
}

test('the order before its payment, as in a capture that is reported again', async () => {
  const { token } = await member();
  const orderId = await refundDue(token, 'v1/product/order/membership', { level: 'elite' });
  await refundMeets(
    'select 1 from product_orders where id = $1',
    'select 1 from payments where product_order_id = $1',
    orderId,
  );
  expect(await stateOf(orderId)).toBe('refunded');
});

test("a member's held booking before the member, as in its release", async () => {
  const { id, token } = await member();
  const orderId = await refundDue(token, 'v1/product/order/booking-credit', { credits: 1 });
  const held = await s.book(token, (await prepaidOffer(s, 'par')).offerRef);
  expect(held.data.status, held.text).toBe('payment');
  await s.sql(`update users set paid_credits = 0 where id = $1`, [id]);
  // the credit that is taken back
  await s.sql(`update hotel_orders set credit_source = 'paid' where user_id = $1`, [id]);
  await refundMeets('select 1 from hotel_orders where user_id = $1', 'select 1 from users where id = $1', id);
  expect(await stateOf(orderId)).toBe('refunded');
  expect(await s.sql('select credit_source from hotel_orders where user_id = $1', [id])).toEqual([
    { credit_source: 'ignored' },
  ]);
});
