import { itemAt } from '@voyage/domain/item-at.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Inventory } from '../src/inventory/inventory.ts';
import { assertLedgersBalance } from './ledger-assertions.ts';
import { testStart } from './environment.ts';
import { startService, type Reply, type TestService } from './service.ts';
import { notifyOrders } from '../src/use-cases/booking/emails/booking-emails.ts';
import { reconcilePayments } from '../src/use-cases/purchases/sync-payment.ts';
import { expireOrders } from '../src/use-cases/orders/orders.ts';
import { reconcile } from '../src/use-cases/booking/holds/reconcile.ts';
import { expireHolds } from '../src/use-cases/booking/holds/release-hold.ts';
import { prepaidOffer, type PrepaidTestOffer } from './prepaid-offers.ts';

/** Without 3-D Secure, so that a card is captured at once; cards that always go to the bank still do. */
export let s: TestService;
export let embedded: Inventory;

export const minute = 60_000;
const settleAll = async () => {
  for (let i = 0; i < 3; i++) {
    await reconcile(s.services, 0, 10 * minute);
    await reconcilePayments(s.services, 0);
    await expireHolds(s.services);
    await expireOrders(s.services);
    s.pass(61 * minute);
  }
};
interface Held {
  id: string;
  token: string;
  orderId: string;
  payId: string;
  amount: number;
  found: PrepaidTestOffer;
  reply: Reply;
}
/** A member with a held room. */
export async function holdStay(city = 'par', how: Parameters<typeof prepaidOffer>[2] = {}): Promise<Held> {
  const [member] = await s.addMembers(1, 'basic');
  const found = await prepaidOffer(s, city, how);
  const reply = await s.book(member!.token, found.offerRef);
  expect(reply.data?.status, reply.text).toBe('payment');
  const { orderId, amount } = reply.data.payment;
  return {
    id: member!.id,
    token: member!.token,
    orderId: reply.data.orderId,
    payId: orderId,
    amount: amount.amount,
    found,
    reply,
  };
}
export const detail = async (token: string, orderId: string) =>
  (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token })).data;
export const product = async (orderId: string) =>
  (await s.sql<{ status: string }>('select status from product_orders where id = $1', [orderId]))[0]?.status;
export const soldNights = async (roomTypeId: number) =>
  Number(
    (
      await s.sql<{ sum: string | null }>('select sum(sold) from room_nights where room_type_id = $1', [
        roomTypeId,
      ])
    )[0]?.sum ?? 0,
  );
export const remaining = async (token: string) => (await s.creditsOf(token)).remaining;
export const events = async (orderId: string) =>
  (
    await s.sql<{ kind: string }>('select kind from order_events where order_id = $1 order by id', [orderId])
  ).map((event) => event.kind);
export const cancel = (token: string, orderId: string, acceptedPenalty?: object) =>
  s.call('DELETE', 'v1/hotel/booking', {
    token,
    body: { orderId, ...(acceptedPenalty ? { acceptedPenalty } : {}) },
  });
export const refunds = async (payId: string) =>
  s.sql(
    `select e.kind from payment_events e join payments p on p.id = e.payment_id where p.product_order_id = $1 and e.kind = 'refunded'`,
    [payId],
  );
export const emailsOf = async (id: string) => {
  const found = await s.sql<{ username: string }>('select username from users where id = $1', [id]);
  await notifyOrders(s.services);
  return s.emails(itemAt(found, 0).username);
};
/**
 * Starts the service for a test file; after each test whatever it left open ends, and all ledgers must
 * agree.
 */
export function setUp(): void {
  beforeAll(async () => {
    s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
    embedded = s.services.inventory;
  });
  afterAll(() => s.close());
  beforeEach(() => void (s.clock.now = new Date(testStart)));
  afterEach(async () => {
    s.services.inventory = embedded;
    s.services.sandbox?.faults.clear();
    s.pass(3 * 60 * 60_000); // whatever a test left open ends
    await settleAll();
    await assertLedgersBalance(s);
  });
}
