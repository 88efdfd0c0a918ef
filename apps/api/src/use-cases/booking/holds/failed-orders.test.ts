import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Inventory } from '../../../inventory/inventory.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import { reconcile } from './reconcile.ts';
import { prepaidOffer } from '../../../../testing/prepaid-offers.ts';

let s: TestService;
let embedded: Inventory;
beforeAll(async () => {
  s = await startService();
  embedded = s.services.inventory;
});
afterAll(() => s.close());
const pdf = (token: string, id: string) => s.call('GET', `v1/user/hotel/order/${id}/pdf`, { token });

test('a pending order that fails is reported to the waiting page, with the reason and the credit returned; it never has a certificate', async () => {
  const [member, stranger] = await s.addMembers(2, 'basic');
  const { token } = member!;
  s.services.inventory = { ...embedded, book: () => Promise.reject(new Error('socket hang up')) };
  const { data } = await s.book(token, (await s.firstOffer('par')).offerRef);
  s.services.inventory = embedded;
  const order = async () => (await s.call('GET', `v1/user/hotel/order/${data.orderId}`, { token })).data;
  expect(await order()).toMatchObject({ status: 'pending', ended: null });
  expect([(await pdf(token, data.orderId)).status, (await pdf(token, data.orderId)).code]).toEqual([
    404,
    'bk0003',
  ]);
  s.pass(11 * 60_000);
  await reconcile(s.services, 15_000, 600_000);
  expect(await order()).toMatchObject({
    status: 'failed',
    ended: 'notConfirmed',
    reservationNumber: null,
    cancelNow: null,
    cancelAskedAt: null,
  });
  expect((await s.creditsOf(token)).remaining).toBe(1);
  expect((await pdf(token, data.orderId)).code).toBe('bk0003');
  expect((await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId: data.orderId } })).code).toBe(
    'bk0005',
  );
  expect((await s.call('GET', `v1/user/hotel/order/${data.orderId}`, { token: stranger!.token })).code).toBe(
    'bk0003',
  );
  const list = (tab: string) => s.call('POST', 'v1/user/hotel/order', { token, body: { tab } });
  expect((await list('cancelled')).data).toMatchObject({
    total: 1,
    counts: { all: 1, confirmed: 0, cancelled: 1 },
    orders: [{ status: 'failed' }],
  });
  expect((await list('confirmed')).data.orders).toEqual([]);
});

test('an order rejected immediately is not visible', async () => {
  const [member] = await s.addMembers(1, 'basic');
  s.services.inventory = { ...embedded, book: async () => ({ outcome: 'soldOut' }) };
  expect((await s.book(member!.token, (await s.firstOffer('par')).offerRef)).code).toBe('ht0005');
  s.services.inventory = embedded;
  const [row] = await s.sql<{ id: string }>('select id from hotel_orders where user_id = $1', [member!.id]);
  expect((await s.call('GET', `v1/user/hotel/order/${row!.id}`, { token: member!.token })).code).toBe(
    'bk0003',
  );
  expect(
    (await s.call('POST', 'v1/user/hotel/order', { token: member!.token, body: {} })).data,
  ).toMatchObject({ total: 0, counts: { all: 0 }, orders: [] });
});

test('held rooms have no certificate, a confirmed and a cancelled stay have one', async () => {
  const [member] = await s.addMembers(1, 'noir');
  const { token } = member!;
  const held = await s.book(token, (await prepaidOffer(s, 'par')).offerRef);
  expect((await pdf(token, held.data.orderId)).code).toBe('bk0003');
  const { data } = await s.book(token, (await s.firstOffer('tyo')).offerRef);
  expect((await pdf(token, data.orderId)).status).toBe(200);
  expect(
    (await s.call('DELETE', 'v1/hotel/booking', { token, body: { orderId: data.orderId } })).status,
  ).toBe(200);
  expect((await pdf(token, data.orderId)).status).toBe(200);
});
