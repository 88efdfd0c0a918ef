import pg from 'pg';
import { expect, test } from 'vitest';
import { cards, member, order, pay, s, setUp, stateOf } from '../../testing/product-payments.ts';
import { processQueuedRefunds } from '../payments/sync-payment.ts';

setUp();

test('a refund ends while somebody is told of the same payment again: both lock the order before the payment, none in a circle', async () => {
  const { token } = await member();
  const { id: orderId } = await order(token);
  expect((await pay(token, orderId, cards.good)).data.status).toBe('success');
  const { accessToken } = await s.login('employee');
  const body = { orderId, action: 'refund', reason: 'Bought twice' };
  const refunded = await s.call('POST', 'v1/admin/order', { token: accessToken, body });
  expect(refunded.status, refunded.text).toBe(200);

  const settling = new pg.Client({ connectionString: s.url });
  await settling.connect();
  await settling.query('begin');
  await settling.query('select 1 from product_orders where id = $1 for update', [orderId]);
  const refunding = processQueuedRefunds(s.services);
  const waiting = () =>
    s.sql(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`,
    );
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(1);
  await settling.query('select 1 from payments where product_order_id = $1 for update', [orderId]);
  await settling.query('commit');
  await settling.end();
  await refunding;
  expect(await stateOf(orderId)).toBe('refunded');
}, 30_000);
