import { policy } from '@voyage/domain/policy.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { offerToPay, runJobs, startOnMemory } from '../../../../testing/memory-inventory/service.ts';
import type { MemorySupplier } from '../../../../testing/memory-inventory/supplier.ts';
import { heldByBank, payWith } from '../../../../testing/prepaid-offers.ts';
import type { TestService } from '../../../../testing/service.ts';
import { expireHolds } from './release-hold.ts';

// A supplier that sets the end of a hold itself, and cannot extend it: its `extendHold` throws.

const minute = 60_000;
let s: TestService;
let supplier: MemorySupplier;
beforeAll(async () => void ({ s, supplier } = await startOnMemory({ hold: 'fixed' })));
afterAll(() => s.close());
beforeEach(() => {
  s.clock.now = new Date(testStart);
  supplier.bookings.length = 0;
});

const { minutes, bankMinutes } = policy.hold;
async function book(holdMinutes: number) {
  supplier.holds.fixedMs = holdMinutes * minute;
  const [member] = await s.addMembers(1, 'basic');
  const token = member?.token ?? '';
  return { token, id: member?.id ?? '', reply: await s.book(token, await offerToPay(s, 'prepaid')) };
}

test.each([
  [1, 0.5],
  [20, 10],
  [bankMinutes + 1, 10],
  [bankMinutes + minutes - 1, minutes - 1],
  [bankMinutes + minutes, minutes],
  [bankMinutes + 10 * minutes, minutes],
])(
  'rooms held for %d minutes are to be paid within %d, which leaves the bank its time if there is any',
  async (held, due) => {
    const { reply, token } = await book(held);
    const { payment, orderId } = reply.data;
    expect(payment, reply.text).toMatchObject({ held: true, extendable: false });
    expect(Date.parse(payment.dueAt)).toBe(s.clock.now.getTime() + due * minute);
    const order = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token });
    expect(order.data.payment).toMatchObject({ dueAt: payment.dueAt, held: true, extendable: false });
    const longer = await s.call('POST', 'v1/hotel/booking/extend', { token, body: { orderId } });
    expect(longer.data).toEqual({ dueAt: payment.dueAt, extendable: false });
  },
);

test('rooms whose hold has ended before it was answered cannot be sold', async () => {
  const { reply, token } = await book(0);
  expect([reply.status, reply.code]).toEqual([502, 'bk0002']);
  await runJobs(s);
  expect(supplier.bookings).toMatchObject([{ state: 'cancelled' }]);
  expect((await s.creditsOf(token)).remaining).toBe(1);
});

test('a payment that ends after a short hold has is refunded, once', async () => {
  const { reply, token } = await book(20);
  const { orderId, payment } = reply.data;
  s.pass(9 * minute);
  const { inventory } = s.services;
  s.services.inventory = {
    ...inventory,
    resume: (request) => (s.pass(12 * minute), inventory.resume({ ...request, now: s.clock.now })),
  };
  await payWith(s, token, payment.orderId);
  s.services.inventory = inventory;
  await runJobs(s);
  const [row] = await s.sql('select status, failure from hotel_orders where id = $1', [orderId]);
  expect(row).toEqual({ status: 'released', failure: 'notAvailable' });
  expect(await heldByBank(s, payment.orderId)).toBe(0);
});

test('a payment that has begun may end until the hold does; then the rooms are released', async () => {
  const { reply, token } = await book(bankMinutes + 10);
  const { orderId, payment } = reply.data;
  const paid = await payWith(s, token, payment.orderId, 'bankAbandoned');
  expect(paid.data.status).toBe('redirect');
  s.pass((bankMinutes + 10) * minute - 1);
  await expireHolds(s.services);
  expect(supplier.bookings).toMatchObject([{ state: 'held' }]);
  s.pass(1);
  await expireHolds(s.services);
  const [row] = await s.sql('select status, failure from hotel_orders where id = $1', [orderId]);
  expect([row, supplier.bookings[0]?.state]).toEqual([
    { status: 'released', failure: 'notPaid' },
    'cancelled',
  ]);
});

test('a hold that is found late is paid within what is left of it', async () => {
  const { inventory } = s.services;
  s.services.inventory = {
    ...inventory,
    hold: async (request) => {
      await inventory.hold(request);
      throw new Error('socket hang up');
    },
  };
  const { reply, id } = await book(bankMinutes + 20);
  s.services.inventory = inventory;
  expect(reply.data.status).toBe('pending');
  s.pass(14 * minute);
  await runJobs(s);
  const [order] = await s.sql<{ status: string; payment_due: Date }>(
    'select status, payment_due from hotel_orders where user_id = $1',
    [id],
  );
  expect(order).toEqual({ status: 'payment', payment_due: new Date(s.clock.now.getTime() + 10 * minute) });
});

test('is paid, booked and charged as any held stay', async () => {
  const { reply, token } = await book(bankMinutes + minutes);
  const { orderId, payment } = reply.data;
  expect((await payWith(s, token, payment.orderId)).data.status).toBe('success');
  const order = await s.call('GET', `v1/user/hotel/order/${orderId}`, { token });
  expect(order.data).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
  expect(supplier.bookings).toMatchObject([{ state: 'confirmed' }]);
});
