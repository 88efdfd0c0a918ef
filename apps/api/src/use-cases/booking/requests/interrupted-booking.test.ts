import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertLedgersBalance } from '../../../../testing/ledger-assertions.ts';
import { newKey, startService, type TestService } from '../../../../testing/service.ts';
import { prepaidOffer } from '../../../../testing/prepaid-offers.ts';

let s: TestService;
beforeAll(async () => {
  s = await startService();
});
afterAll(() => s.close());

/** Sends a booking whose process is killed at the supplier: after it has booked, or before. */
async function interrupted(at: 'before' | 'after', send: () => Promise<unknown>) {
  const { inventory } = s.services;
  const [book, hold] = [inventory.book.bind(inventory), inventory.hold.bind(inventory)];
  const reached = new Promise<void>((done) => {
    const nobody = () => (done(), new Promise<never>(() => {}));
    inventory.book = async (request) => (at === 'after' && (await book(request)), nobody());
    inventory.hold = async (request) => (at === 'after' && (await hold(request)), nobody());
  });
  await s.atOne(async () => {
    void send();
    await reached;
  });
  Object.assign(inventory, { book, hold });
}

test.each([
  ['booked', 'after', 'confirmed'],
  ['held', 'after', 'payment'],
  ['not booked yet', 'before', 'confirmed'],
  ['not held yet', 'before', 'payment'],
] as const)(
  'a request repeated after its process was killed, with the rooms %s: the answer, at once, for one booking',
  async (_, at, status) => {
    const [buyer] = await s.addMembers(1, 'basic');
    const { offerRef } = status === 'confirmed' ? await s.firstOffer('osa') : await prepaidOffer(s, 'osa');
    const key = newKey();
    await interrupted(at, () => s.book(buyer!.token, offerRef, { key }));
    expect((await s.book(buyer!.token, offerRef, { key })).code).toBe('rq0008'); // pressed twice
    s.pass(5_000);
    const again = await s.book(buyer!.token, offerRef, { key });
    expect([again.status, again.data?.status], again.text).toEqual([200, status]);
    expect((await s.book(buyer!.token, offerRef, { key })).data).toEqual(again.data);
    expect(await s.sql('select 1 from hotel_orders where user_id = $1', [buyer!.id])).toHaveLength(1);
    await assertLedgersBalance(s);
  },
);

test('sold out meanwhile: a clear answer, the credit returned', async () => {
  const [buyer] = await s.addMembers(1, 'basic');
  const found = await s.firstOffer('par');
  const key = newKey();
  await interrupted('before', () => s.book(buyer!.token, found.offerRef, { key }));
  await s.leave(found.roomTypeId, 0);
  s.pass(5_000);
  expect((await s.book(buyer!.token, found.offerRef, { key })).code).toBe('ht0005');
  expect((await s.creditsOf(buyer!.token)).remaining).toBe(1);
});

test('the supplier receives the booking number; an order with an earlier reference is still found there', async () => {
  const [buyer] = await s.addMembers(1, 'basic');
  const { offerRef } = await s.firstOffer('mil');
  const key = newKey();
  await interrupted('after', () => s.book(buyer!.token, offerRef, { key }));
  const reference = async () =>
    s.sql<{ client_ref: string; booking_number: string }>(
      'select client_ref, booking_number from hotel_orders where user_id = $1',
      [buyer!.id],
    );
  const [order] = await reference();
  expect(order?.client_ref).toBe(order?.booking_number);
  expect(order?.client_ref).toMatch(/^[A-Z\d]{3,20}$/);
  // until December 2026 the reference was the order's id
  const earlier = randomUUID();
  for (const table of ['hotel_orders', 'supplier_bookings'])
    await s.sql(`update ${table} set client_ref = $2 where client_ref = $1`, [order?.client_ref, earlier]);
  s.pass(5_000);
  const again = await s.book(buyer!.token, offerRef, { key });
  expect(again.data?.status, again.text).toBe('confirmed');
  await assertLedgersBalance(s);
});
