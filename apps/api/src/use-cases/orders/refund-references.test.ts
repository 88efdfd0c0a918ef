import { beforeEach, expect, test } from 'vitest';
import { cards, pay, s, setUp } from '../../../testing/product-payments.ts';
import { processQueuedRefunds } from '../purchases/sync-payment.ts';

setUp();
const minute = 60_000;
const hour = 60 * minute;
let real: typeof s.services.payments;
beforeEach(() => {
  real ??= s.services.payments;
  s.services.payments = real;
  s.services.sandbox?.faults.clear();
});

/** A private service that is paid and of which staff refund a part. */
async function partRefund(): Promise<string> {
  const [member] = await s.addMembers(1, 'basic');
  const { accessToken: staff } = await s.login('employee');
  const custom = {
    userId: member!.id,
    title: 'A guide',
    amountTwd: 24_000,
    reason: 'Asked for',
    customOrders: 0,
  };
  const { order } = (await s.call('POST', 'v1/product/order/custom', { token: staff, body: custom })).data;
  expect((await pay(member!.token, order.id, cards.good)).data.status).toBe('success');
  const body = { orderId: order.id, action: 'refund', amountTwd: 9_000, reason: 'A shorter day' };
  const done = await s.call('POST', 'v1/admin/order', { token: staff, body });
  expect(done.status, done.text).toBe(200);
  return order.id;
}
const paymentOf = async (orderId: string) =>
  (
    await s.sql<{ status: string; bank_refund_id: string | null }>(
      'select status, bank_refund_id from payments where product_order_id = $1',
      [orderId],
    )
  )[0];
/** What the gateway has refunded. */
const refunded = async (orderId: string) =>
  Number(
    (
      await s.sql<{ refunded: string }>(
        'select refunded_amount as refunded from sandbox_payments p join product_orders o on o.order_number = p.order_number where o.id = $1',
        [orderId],
      )
    )[0]?.refunded,
  );
const round = async () => {
  s.pass(minute);
  await processQueuedRefunds(s.services);
};

test('a part whose reply is lost: its id is repeated, answers 6002, and the record shows that it was made', async () => {
  const orderId = await partRefund();
  s.services.sandbox?.faults.next('refund', { kind: 'loseReply' });
  await processQueuedRefunds(s.services);
  const sent = await paymentOf(orderId);
  expect(sent).toMatchObject({ status: 'refunding', bank_refund_id: expect.any(String) });
  await round();
  expect(await paymentOf(orderId)).toEqual({ ...sent, status: 'refunded' });
  expect(await refunded(orderId)).toBe(9_000);
});

test('an earlier partial refund, made manually, is not mistaken for it', async () => {
  const orderId = await partRefund();
  await s.sql(
    `update sandbox_payments set refunded_amount = 9000, record_status = 2 where order_number = (select order_number from product_orders where id = $1)`,
    [orderId],
  );
  s.services.sandbox?.faults.next('refund', { kind: 'dropRequest' });
  await processQueuedRefunds(s.services);
  await round();
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded' });
  expect(await refunded(orderId)).toBe(18_000);
});

test('a refusal whose reply is lost uses up the id: while the record may lag it is repeated, then a new one is made', async () => {
  const orderId = await partRefund();
  await s.sql(
    `update sandbox_payments set capture_at = $2 where order_number = (select order_number from product_orders where id = $1)`,
    [orderId, new Date(s.clock.now.getTime() + minute)],
  );
  // captured according to the record that is read first, and not when the refund arrives
  const { query } = real;
  s.services.payments = {
    ...real,
    query: async (key) => {
      const record = await query(key);
      return record && record !== 'unavailable' && record.status === 'authorised'
        ? { ...record, status: 'captured' }
        : record;
    },
  };
  s.services.sandbox?.faults.next('refund', { kind: 'loseReply' });
  await processQueuedRefunds(s.services);
  const sent = await paymentOf(orderId);
  expect(await refunded(orderId)).toBe(0);
  s.services.payments = real;
  for (let i = 0; i < 5; i++) await round();
  expect(await paymentOf(orderId)).toEqual(sent);
  s.pass(5 * minute);
  await processQueuedRefunds(s.services);
  expect(await paymentOf(orderId)).toEqual({ status: 'refunding', bank_refund_id: null });
  s.pass(hour);
  await processQueuedRefunds(s.services);
  const made = await paymentOf(orderId);
  expect(made?.status).toBe('refunded');
  expect(made?.bank_refund_id).not.toBe(sent?.bank_refund_id);
  expect(await refunded(orderId)).toBe(9_000);
});

test('each definite refusal is followed by another id', async () => {
  const orderId = await partRefund();
  const ids: string[] = [];
  s.services.payments = {
    ...real,
    refund: (request) => (ids.push(request.bankRefundId), Promise.resolve('refused')),
  };
  for (let i = 0; i < 3; i++) {
    await processQueuedRefunds(s.services);
    s.pass(24 * hour);
  }
  expect(new Set(ids).size).toBe(3);
  s.services.payments = real;
  await processQueuedRefunds(s.services);
  expect(await refunded(orderId)).toBe(9_000);
});

test('an id that the version before had sent is repeated, and compared with no earlier refund', async () => {
  const orderId = await partRefund();
  s.services.sandbox?.faults.next('refund', { kind: 'loseReply' });
  await processQueuedRefunds(s.services);
  await s.sql(
    'update payments set refunded_before_twd = null, refund_sent_at = null where product_order_id = $1',
    [orderId],
  );
  await round();
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded' });
  expect(await refunded(orderId)).toBe(9_000);
});

test('without an answer for an hour: it is escalated to a person, and the same id is repeated until there is one', async () => {
  const orderId = await partRefund();
  s.services.sandbox?.faults.always('refund', { kind: 'refuse' });
  const lines = () => s.logged.filter((line) => String(line.text).includes('not answered about a refund'));
  const before = lines().length;
  await processQueuedRefunds(s.services);
  const sent = await paymentOf(orderId);
  for (let i = 0; i < 60; i++) await round();
  expect(lines()).toHaveLength(before + 1);
  expect(await paymentOf(orderId)).toEqual(sent);
  s.services.sandbox?.faults.clear();
  s.pass(hour);
  await processQueuedRefunds(s.services);
  expect(await paymentOf(orderId)).toEqual({ ...sent, status: 'refunded' });
  expect(await refunded(orderId)).toBe(9_000);
});

test('a refund that was to follow one that an older process has made is not forgotten', async () => {
  const orderId = await partRefund();
  await processQueuedRefunds(s.services);
  // what such a process leaves, when another part was owed while it refunded the first
  await s.sql(`update payments set refund_next_twd = 4000 where product_order_id = $1`, [orderId]);
  await round();
  expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded' });
  expect(await refunded(orderId)).toBe(13_000);
  await round();
  expect(await refunded(orderId)).toBe(13_000);
});
