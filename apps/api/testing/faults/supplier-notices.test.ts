import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStart } from '../environment.ts';
import { offerToPay, runJobs, startOnMemory } from '../memory-inventory/service.ts';
import { noticeKey, type MemorySupplier } from '../memory-inventory/supplier.ts';
import { heldByBank, payWith } from '../prepaid-offers.ts';
import { threeNights, type TestService } from '../service.ts';

// A supplier that cancels single rooms and tells us what its hotels do. A notice is never believed: it makes us ask.

let s: TestService;
let supplier: MemorySupplier;
beforeAll(async () => {
  ({ s, supplier } = await startOnMemory({ cancelRooms: 'single' }));
});
afterAll(() => s.close());
beforeEach(() => {
  s.clock.now = new Date(testStart);
  supplier.bookings.length = 0;
});

const rooms = [{ adults: 2 }, { adults: 1, childAges: [5] }];
async function paidStay() {
  const [member] = await s.addMembers(1, 'basic');
  const { token, id } = member!;
  const { data, text } = await s.book(token, await offerToPay(s, 'prepaid', { ...threeNights, rooms }));
  expect(data?.status, text).toBe('payment');
  const { orderId, payment } = data;
  await payWith(s, token, payment.orderId);
  await runJobs(s);
  const booking = supplier.bookings.at(-1);
  if (!booking) throw new Error('nothing was booked');
  s.pass(3 * 60_000);
  await runJobs(s); // asks about the new booking
  return {
    id,
    orderId,
    payId: payment.orderId,
    charged: payment.amount.amount,
    number: data.bookingNumber,
    booking,
  };
}
type Paid = Awaited<ReturnType<typeof paidStay>>;
const orderOf = async ({ id, orderId }: Paid) =>
  (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token: (await s.session(id)).accessToken })).data;
const notify = (reference: string, event: string = crypto.randomUUID(), authorization = noticeKey) =>
  s.call('POST', 'v1/hotel/booking/notify', { headers: { authorization }, body: { event, reference } });
/** The job asks, and asks again. */
async function twice() {
  await runJobs(s);
  s.pass(6 * 60_000);
  await runJobs(s);
  await runJobs(s);
}
const emailsOf = async ({ id }: Paid) => {
  const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [id]);
  return s.emails(owner?.username ?? '');
};

describe('notices', () => {
  test('of a cancelled booking: asked about at once, cancelled here, refunded in full, the member notified, and the desk alerted', async () => {
    const stay = await paidStay();
    stay.booking.state = 'cancelled';
    for (const room of stay.booking.rooms) room.state = 'cancelled';
    await runJobs(s);
    expect((await orderOf(stay)).status, 'its next question is hours away').toBe('confirmed');
    expect(await s.sql('select 1 from ledger_differences where order_id = $1', [stay.orderId])).toEqual([]);
    expect((await notify(stay.number)).status).toBe(200);
    await twice();
    const order = await orderOf(stay);
    expect(order).toMatchObject({ status: 'cancelled', cancellationPenalty: { amount: 0 } });
    expect(order.payment.refund.amount.amount).toBe(stay.charged);
    expect(order.events.map(({ kind }: { kind: string }) => kind)).toContain('cancelledByHotel');
    expect(await heldByBank(s, stay.payId)).toBe(0);
    const email = (await emailsOf(stay)).find(({ template }) => template === 'booking-cancelled');
    expect(email?.text).toMatch(/The hotel has cancelled your stay/);
    expect(
      s.logged.filter(({ orderId, level }) => orderId === stay.orderId && level === 'error').length,
    ).toBeGreaterThan(0);
  });

  test('of one room: its part is refunded, and the stay continues', async () => {
    const stay = await paidStay();
    stay.booking.rooms[1] = { state: 'cancelled', cancellationNumber: null, cost: 0 };
    await notify(stay.number);
    await twice();
    const order = await orderOf(stay);
    expect(order).toMatchObject({
      status: 'confirmed',
      roomStates: [{ state: 'booked' }, { state: 'cancelled', cancellationPenalty: { amount: 0 } }],
    });
    // its room with a child costs more than the other
    const [first, second] = order.roomStates.map(({ total }: { total: { amount: number } }) => total.amount);
    expect([first, second]).toEqual([90_000, 105_000]);
    expect(order.payment.refund.amount.amount).toBe((stay.charged * 105) / 195);
    expect(await heldByBank(s, stay.payId)).toBe((stay.charged * 90) / 195);
    const email = (await emailsOf(stay)).find(({ template }) => template === 'room-cancelled');
    expect(email?.text).toMatch(/The hotel has cancelled room 2/);
  });

  test('a member cancels one room of a supplier that quotes nothing and cannot backdate', async () => {
    const stay = await paidStay();
    const token = (await s.session(stay.id)).accessToken;
    const reply = await s.call('DELETE', 'v1/hotel/booking', {
      token,
      body: { orderId: stay.orderId, room: 1 },
    });
    expect(reply.data, reply.text).toMatchObject({ hotelCancellationNumber: null, penalty: { amount: 0 } });
    await runJobs(s);
    expect(stay.booking.rooms.map(({ state }) => state)).toEqual(['cancelled', 'booked']);
    expect(await heldByBank(s, stay.payId)).toBe((stay.charged * 105) / 195);
  });

  test('that are not true change nothing, and each counts once', async () => {
    const stay = await paidStay();
    let asked = 0;
    const { inventory } = s.services;
    s.services.inventory = { ...inventory, retrieve: (key) => (asked++, inventory.retrieve(key)) };
    await notify(stay.number, 'the same');
    await runJobs(s);
    expect(asked).toBe(1);
    await notify(stay.number, 'the same');
    await runJobs(s);
    s.services.inventory = inventory;
    expect(asked, 'it is the same notice').toBe(1);
    expect((await orderOf(stay)).status).toBe('confirmed');
    expect((await notify('V000000000')).status, 'of a booking that is not ours').toBe(200);
  });

  test('without the secret are refused, and not stored', async () => {
    const stay = await paidStay();
    const count = async () => (await s.sql('select 1 from supplier_notices')).length;
    const before = await count();
    for (const forged of ['', 'Bearer x'])
      expect((await notify(stay.number, 'forged', forged)).code).toBe('au0107');
    expect(await count()).toBe(before);
  });
});
