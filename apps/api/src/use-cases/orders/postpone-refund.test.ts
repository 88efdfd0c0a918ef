import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey, startService, type TestService } from '../../../testing/service.ts';
import { reconcilePayments } from '../purchases/sync-payment.ts';

const hour = 3_600_000;
let s: TestService;
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
});
afterAll(() => s.close());

test('a rejected refund is retried after 1, 2, 4, 8, 16, 24 and 24 hours, raises the alarm from the third time on, and is paid when possible', async () => {
  const [member] = await s.addMembers(1, 'basic');
  const { order } = (
    await s.call('POST', 'v1/product/order/booking-credit', { token: member!.token, body: { credits: 2 } })
  ).data;
  const paid = await s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
    token: member!.token,
    headers: { 'idempotency-key': newKey() },
    body: {
      orderId: order.id,
      prime: await s.prime('4242424242424242'),
      payer: { name: 'MANY BUYERS', email: 'many@example.test', phone: '+886912345678' },
      invoice: { type: 'personal', carrier: { kind: 'member' } },
      agreed: true,
    },
  });
  expect(paid.data.status, paid.text).toBe('success');
  const { payments } = s.services;
  let calls = 0;
  s.services.payments = { ...payments, refund: () => (calls++, Promise.resolve('refused')) };
  const refund = { orderId: order.id, action: 'refund', reason: 'Bought twice' };
  expect(
    (await s.call('POST', 'v1/admin/order', { token: (await s.login('employee')).accessToken, body: refund }))
      .status,
  ).toBe(200);

  await reconcilePayments(s.services, 60_000);
  const waits: number[] = [];
  for (let hours = 0, before = calls; waits.length < 7; hours++) {
    for (let i = 0; i < 5; i++) await reconcilePayments(s.services, 60_000); // the job's rounds of that hour
    if (calls > before) {
      expect(calls).toBe(before + 1);
      if (hours > 0) waits.push(hours);
      hours = 0;
      before = calls;
    }
    s.pass(hour);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 24, 24]);
  const lines = s.logged.filter((line) => String(line.text).includes(' refund; '));
  expect(lines.map(({ level, attempts }) => [level, attempts])).toEqual([
    ['warn', 1],
    ['warn', 2],
    ...[3, 4, 5, 6, 7, 8].map((attempts) => ['error', attempts]),
  ]);

  s.services.payments = payments;
  s.pass(24 * hour);
  await reconcilePayments(s.services, 60_000);
  expect(await s.sql('select status from payments where product_order_id = $1', [order.id])).toEqual([
    { status: 'refunded' },
  ]);
});
