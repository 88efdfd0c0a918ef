import { afterAll, beforeAll, beforeEach } from 'vitest';
import { newKey, startService, type TestService } from './service.ts';
import { testStart } from './environment.ts';

export let s: TestService;

export const cards = {
  good: '4242424242424242',
  jcb: '3530111333300000',
  declined: '4000000000000002',
  expired: '4000000000000069',
  bank: '4000000000003220',
  bankFails: '4000000000003238',
  lateCaptured: '4000000000004210',
  lateNothing: '4000000000004228',
  notifyLost: '4000000000003253',
  notifyTwice: '4000000000003261',
};
export const payer = { name: 'HARUKA SATO', email: 'haruka@example.test', phone: '+819012345678' };
const invoice = { type: 'personal', carrier: { kind: 'mobile', number: '/abc1234' } };
export const member = async (level: 'basic' | 'elite' | 'platinum' = 'basic') =>
  (await s.addMembers(1, level))[0]!;
export const order = async (
  token: string,
  level = 'elite',
): Promise<{ id: string; status: string; amount: { amount: number } }> =>
  (await s.call('POST', 'v1/product/order/membership', { token, body: { level } })).data.order;
export const pay = async (
  token: string,
  orderId: string,
  card: string,
  { key = newKey(), prime, ...more }: { key?: string; prime?: string; brand?: 'main' | 'club' } & object = {},
) =>
  s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
    token,
    headers: { 'idempotency-key': key },
    body: { orderId, prime: prime ?? (await s.prime(card)), payer, invoice, agreed: true, ...more },
  });
export const result = (token: string, tradeId: string) =>
  s.call('GET', `v1/product/order/payment/result/${tradeId}`, { token });
export const stateOf = async (orderId: string) =>
  (await s.sql<{ status: string }>('select status from product_orders where id = $1', [orderId]))[0]?.status;
/** What the bank has captured for an order and not refunded. */
export const capturedTotal = async (orderId: string) =>
  Number(
    (
      await s.sql<{ sum: string | null }>(
        'select sum(amount - refunded_amount) from sandbox_payments p join product_orders o on o.order_number = p.order_number where o.id = $1 and record_status between 1 and 3',
        [orderId],
      )
    )[0]?.sum ?? 0,
  );
/** A current token: one issued before a change of level is rejected. */
export const freshToken = async (id: string) => (await s.session(id)).accessToken;

const start = async () => void (s = await startService({ TAPPAY_THREE_D_SECURE: 'false' }));
/** Another service with another gateway, for a test that stopped the first one's. */
export async function restart(): Promise<void> {
  await s.close();
  await start();
}
/**
 * Without 3-D Secure, so that the gateway's own answers are visible; the bank's page is tested separately.
 */
export function setUp(): void {
  beforeAll(start);
  afterAll(() => s.close());
  beforeEach(() => {
    s.clock.now = new Date(testStart);
    s.services.sandbox?.faults.clear();
  });
}
