import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shareOf } from '@voyage/domain/room-shares.ts';
import type { Inventory } from '../../inventory/inventory.ts';
import { assertLedgersBalance } from '../../../testing/ledger-assertions.ts';
import { ledgerFaults, onceChecks } from '../../../testing/ledger-faults.ts';
import { testStart } from '../../../testing/environment.ts';
import { startService, threeNights, type Reply, type TestService } from '../../../testing/service.ts';
import { heldByBank, payWith, prepaidOffer } from '../../../testing/prepaid-offers.ts';
import { notifyOrders } from '../booking/emails/booking-emails.ts';
import { reconcilePayments } from '../purchases/sync-payment.ts';
import { finishCancellations } from './open-intents.ts';

let s: TestService;
let embedded: Inventory;
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
  embedded = s.services.inventory;
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));
afterEach(async () => {
  s.services.inventory = embedded;
  s.services.sandbox?.faults.clear();
  for (let i = 0; i < 4; i++) {
    s.pass(62 * 60_000);
    await reconcilePayments(s.services, 0);
  }
  expect(await s.sql('select order_id from room_cancellation_intents')).toEqual([]);
  await assertLedgersBalance(s);
  expect(await ledgerFaults(s.sql, onceChecks)).toEqual([]);
});

const stay = { ...threeNights, rooms: [{ adults: 2 }, { adults: 1 }, { adults: 2 }] };
interface Booked {
  id: string;
  token: string;
  orderId: string;
  roomTypeId: number;
  /** For a prepaid stay. */
  payId: string;
  charged: number;
}
async function booked(payAt: 'property' | 'prepaid' = 'property', plan?: 'non-refundable'): Promise<Booked> {
  const [member] = await s.addMembers(1, 'noir');
  const found =
    payAt === 'prepaid'
      ? await prepaidOffer(s, 'par', { stay, ...(plan && { plan }) })
      : await s.firstOffer('par', stay);
  const reply = await s.book(member!.token, found.offerRef);
  const { orderId, payment } = reply.data ?? {};
  if (payment)
    expect((await payWith(s, member!.token, payment.orderId)).data).toMatchObject({ status: 'success' });
  const order = { ...member!, orderId };
  expect((await detailOf(order)).status, reply.text).toBe('confirmed');
  await notifyOrders(s.services);
  return {
    ...order,
    orderId,
    roomTypeId: found.roomTypeId,
    payId: payment?.orderId ?? '',
    charged: payment?.amount.amount ?? 0,
  };
}
const tokenOf = async ({ id }: { id: string }) => (await s.session(id)).accessToken;
const detailOf = async (order: { id: string; orderId: string }) =>
  (await s.call('GET', `v1/user/hotel/order/${order.orderId}`, { token: await tokenOf(order) })).data;
const cancel = async (
  { id, orderId }: Pick<Booked, 'id' | 'orderId'>,
  room?: number,
  acceptedPenalty?: object,
): Promise<Reply> =>
  s.call('DELETE', 'v1/hotel/booking', {
    token: await tokenOf({ id }),
    body: { orderId, ...(room && { room }), ...(acceptedPenalty && { acceptedPenalty }) },
  });
const sold = async ({ roomTypeId }: Booked) =>
  (await s.sql<{ sold: number }>('select max(sold)::int as sold from room_nights where room_type_id = $1', [roomTypeId]))[0]?.sold; // prettier-ignore
const emailsOf = async ({ id }: Booked) => {
  await notifyOrders(s.services);
  const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [id]);
  return s.emails(owner?.username ?? '');
};
const afterDeadline = async (order: Booked) =>
  void (s.clock.now = new Date(Date.parse((await detailOf(order)).cancellation.deadline) + 1));
const losing = (lost: 'request' | 'reply') => {
  s.services.inventory = {
    ...embedded,
    cancel: async (request) => {
      if (lost === 'reply') await embedded.cancel(request);
      throw new Error('socket hang up');
    },
  };
};

describe('one room of several', () => {
  test('is cancelled by itself, and shown everywhere; the last one ends the order', async () => {
    const order = await booked();
    const soldBefore = await sold(order);
    const before = await detailOf(order);
    expect(before.roomStates).toEqual(
      Array.from({ length: 3 }, (_, index) => ({
        state: 'booked',
        total: {
          amount: shareOf({ rooms: 3, total: before.total.amount }, before.total.amount, [index + 1]),
          currency: before.total.currency,
        },
        hotelCancellationNumber: null,
        cancelledAt: null,
        cancellationPenalty: null,
        cancelNow: { free: true, penalty: { amount: 0, currency: before.total.currency }, refund: null },
        cancelAskedAt: null,
      })),
    );
    const first = await cancel(order, 2);
    expect(first.data, first.text).toEqual({
      orderId: order.orderId,
      hotelCancellationNumber: expect.stringMatching(/^C/),
      penalty: before.roomStates[1].cancelNow.penalty,
      refund: null,
    });
    expect((await cancel(order, 2)).data, 'twice').toEqual(first.data);
    expect(await sold(order)).toBe((soldBefore ?? 0) - 1);
    const after = await detailOf(order);
    expect(after).toMatchObject({
      status: 'confirmed',
      rooms: 3,
      roomsCancelled: 1,
      hotelCancellationNumber: null,
      roomStates: [
        { state: 'booked' },
        {
          state: 'cancelled',
          hotelCancellationNumber: first.data.hotelCancellationNumber,
          cancelledAt: s.clock.now.toISOString(),
          cancelNow: null,
        },
        { state: 'booked' },
      ],
    });
    expect(after.events.map(({ kind }: { kind: string }) => kind)).toEqual(['confirmed', 'roomCancelled']);
    const list = await s.call('POST', 'v1/user/hotel/order', { token: order.token, body: {} });
    expect(list.data.orders[0]).toMatchObject({ rooms: 3, roomsCancelled: 1 });
    const email = (await emailsOf(order)).at(-1);
    expect([email?.template, email?.text]).toEqual([
      'room-cancelled',
      expect.stringMatching(/room 2 of your stay/i),
    ]);

    expect((await cancel(order, 1)).status).toBe(200);
    expect((await detailOf(order)).roomStates[2].cancelNow, 'the last one is the stay').toBeNull();
    const last = await cancel(order, 3);
    expect(last.status, last.text).toBe(200);
    expect(await detailOf(order)).toMatchObject({
      status: 'cancelled',
      hotelCancellationNumber: last.data.hotelCancellationNumber,
      roomStates: [{ state: 'cancelled' }, { state: 'cancelled' }, { state: 'cancelled' }],
    });
    expect((await cancel(order, 3)).data).toEqual(last.data);
    expect((await cancel(order, 2)).data, 'still').toEqual(first.data);
    expect(await sold(order)).toBe((soldBefore ?? 0) - 3);
    expect((await emailsOf(order)).map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'room-cancelled',
      'room-cancelled',
      'booking-cancelled',
    ]);
  });

  test('costs its part of the window’s cost, which must be accepted, and again if the window has passed', async () => {
    const order = await booked();
    const shown = (await detailOf(order)).roomStates[0].cancelNow.penalty;
    await afterDeadline(order);
    const refused = await cancel(order, 1, shown);
    expect(refused.code).toBe('bk0006');
    const { cancelNow, roomStates, total } = await detailOf(order);
    const costs = roomStates.map(
      (room: { cancelNow: { penalty: { amount: number } } }) => room.cancelNow.penalty.amount,
    );
    expect(
      costs.reduce((a: number, b: number) => a + b, 0),
      'no cent is lost',
    ).toBe(cancelNow.penalty.amount);
    expect(costs[0]).toBe(shareOf({ rooms: 3, total: total.amount }, cancelNow.penalty.amount, [1]));
    expect(refused.failure.details).toMatchObject({ penalty: roomStates[0].cancelNow.penalty, free: false });
    const done = await cancel(order, 1, roomStates[0].cancelNow.penalty);
    expect(done.data, done.text).toMatchObject({ penalty: { amount: costs[0] } });
    const rest = await detailOf(order);
    expect(rest.cancelNow.penalty.amount).toBe(costs[1] + costs[2]);
    expect((await cancel(order, undefined, cancelNow.penalty)).code, 'of all rooms').toBe('bk0006');
    const whole = await cancel(order, undefined, rest.cancelNow.penalty);
    expect(whole.data, whole.text).toMatchObject({ penalty: rest.cancelNow.penalty });
    expect((await cancel(order)).data).toEqual(whole.data);
    expect((await detailOf(order)).cancellationPenalty.amount).toBe(costs[0] + costs[1] + costs[2]);
  });

  test.each(['request', 'reply'] as const)('whose %s is lost is finished by the job, once', async (lost) => {
    const order = await booked();
    losing(lost);
    expect((await cancel(order, 3)).code).toBe('bk0004');
    expect((await cancel(order, 3)).code, 'again').toBe('bk0004');
    expect(await detailOf(order)).toMatchObject({
      status: 'confirmed',
      cancelAskedAt: null,
      roomStates: [
        { cancelAskedAt: null },
        {},
        { cancelAskedAt: s.clock.now.toISOString(), cancelNow: null },
      ],
    });
    s.services.inventory = embedded;
    s.pass(21_000);
    expect(await finishCancellations(s.services)).toEqual({ cancelled: 1, open: 0 });
    expect(await detailOf(order)).toMatchObject({
      status: 'confirmed',
      roomStates: [{ state: 'booked' }, { state: 'booked' }, { state: 'cancelled' }],
    });
    expect((await emailsOf(order)).map(({ template }) => template)).toEqual([
      'booking-confirmed',
      'room-cancelled',
    ]);
  });

  test('refused late: the room stays booked, the member is told which, and may decide again', async () => {
    const order = await booked();
    losing('request');
    expect((await cancel(order, 2)).code).toBe('bk0004');
    s.services.inventory = { ...embedded, cancel: async () => ({ outcome: 'refused' }) };
    s.pass(21_000);
    await finishCancellations(s.services);
    const email = (await emailsOf(order)).at(-1);
    expect([email?.template, email?.text]).toEqual([
      'booking-not-cancelled',
      expect.stringMatching(/Room 2/),
    ]);
    s.services.inventory = embedded;
    expect((await cancel(order, 2)).status).toBe(200);
    await s.sql('update ledger_differences set ended_at = now()');
  });

  test('two at once, pressed often, and all at once: each once, and no room is given back twice', async () => {
    const order = await booked();
    const before = await sold(order);
    const replies = await Promise.all([1, 2, 1, 2, 1, 2].map((room) => cancel(order, room)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ data }) => data.hotelCancellationNumber)).size).toBe(2);
    expect(await sold(order)).toBe((before ?? 0) - 2);
    const other = await booked();
    const mixed = await Promise.all([cancel(other, 1), cancel(other), cancel(other, 2), cancel(other)]);
    for (const { code, status } of mixed) expect(code ?? status).toBeOneOf([200, 'bk0004', 'bk0005']);
    await finishCancellations(s.services);
    s.pass(21_000);
    await finishCancellations(s.services);
    expect((await detailOf(other)).status).toBe('cancelled');
  });

  test('while the whole stay waits for the hotel, no room is; the other way round the stay can be cancelled', async () => {
    const order = await booked();
    losing('reply');
    expect((await cancel(order, 1)).code).toBe('bk0004');
    s.services.inventory = { ...embedded, cancel: () => Promise.reject(new Error('socket hang up')) };
    expect((await cancel(order)).code).toBe('bk0004');
    expect((await cancel(order, 2)).code).toBe('bk0004');
    s.services.inventory = embedded;
    s.pass(21_000);
    await finishCancellations(s.services);
    s.pass(21_000);
    await finishCancellations(s.services);
    expect(await detailOf(order)).toMatchObject({ status: 'cancelled' });
  });

  test('is not cancelled alone where the supplier cancels rooms together only, nor a room that does not exist', async () => {
    const order = await booked();
    expect((await cancel(order, 4)).code).toBe('bk0005');
    s.services.inventory = {
      ...embedded,
      capabilities: { ...embedded.capabilities, cancelRooms: 'together' },
    };
    expect((await detailOf(order)).roomStates[0].cancelNow).toBeNull();
    expect((await cancel(order, 1)).code).toBe('bk0005');
    expect((await cancel(order)).status).toBe(200);
  });

  test('of a single room, its number is that of the stay', async () => {
    const [member] = await s.addMembers(1, 'noir');
    const { data } = await s.book(member!.token, (await s.firstOffer('par')).offerRef);
    const order = { ...member!, orderId: data.orderId };
    expect((await detailOf(order)).roomStates).toMatchObject([{ state: 'booked', cancelNow: null }]);
    expect((await cancel(order, 1)).status).toBe(200);
    expect((await detailOf(order)).status).toBe('cancelled');
  });
});

describe('a prepaid stay', () => {
  test('returns the part of each room, one after the other; the order is refunded with the last', async () => {
    const order = await booked('prepaid');
    const { roomStates } = await detailOf(order);
    const parts: number[] = roomStates.map(
      (room: { cancelNow: { refund: { amount: { amount: number } } } }) =>
        room.cancelNow.refund.amount.amount,
    );
    expect(parts.reduce((a, b) => a + b, 0)).toBe(order.charged);
    let held = order.charged;
    for (const [index, part] of parts.entries()) {
      const reply = await cancel(order, index + 1);
      expect(reply.data.refund.amount.amount, reply.text).toBe(part);
      await reconcilePayments(s.services, 0);
      held -= part;
      expect(await heldByBank(s, order.payId)).toBe(held);
      const [product] = await s.sql('select status from product_orders where id = $1', [order.payId]);
      expect(product).toEqual({ status: index < 2 ? 'confirmed' : 'refunded' });
      expect((await detailOf(order)).payment).toMatchObject({
        state: 'refunded',
        refund: { amount: { amount: order.charged - held, currency: 'TWD' } },
      });
    }
    const emails = await emailsOf(order);
    expect(emails.map(({ template }) => template).filter((name) => name === 'payment-refunded')).toHaveLength(
      3,
    );
  });

  test('two rooms before the first refund was sent, and a third while it is: everything, once', async () => {
    const order = await booked('prepaid');
    for (const room of [1, 2]) expect((await cancel(order, room)).status).toBe(200);
    expect(
      await s.sql('select refund_twd::int as part from payments where product_order_id = $1', [order.payId]),
    ).toEqual([{ part: shareOf({ rooms: 3, total: 3 }, order.charged, [1, 2]) }]);
    s.services.sandbox?.faults.next('refund', { kind: 'loseReply' });
    await reconcilePayments(s.services, 0);
    expect((await cancel(order)).status).toBe(200);
    expect((await detailOf(order)).payment.refund.amount.amount).toBe(order.charged);
    s.pass(51_000);
    for (let i = 0; i < 2; i++) await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, order.payId)).toBe(0);
  });

  test('what is kept is divided too; a room of a rate without refunds returns nothing', async () => {
    const order = await booked('prepaid', 'non-refundable');
    const { roomStates } = await detailOf(order);
    expect(roomStates[0].cancelNow).toMatchObject({ free: false, refund: null });
    const reply = await cancel(order, 1, roomStates[0].cancelNow.penalty);
    expect(reply.data, reply.text).toMatchObject({ penalty: roomStates[0].cancelNow.penalty, refund: null });
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, order.payId)).toBe(order.charged);
    const { cancelNow } = await detailOf(order);
    expect((await cancel(order, undefined, cancelNow.penalty)).status).toBe(200);
    const [product] = await s.sql('select status from product_orders where id = $1', [order.payId]);
    expect(product).toEqual({ status: 'completed' });
  });

  test('after the deadline, with rooms before and after it: refunds and costs are together what was charged', async () => {
    const order = await booked('prepaid');
    const free = await cancel(order, 3);
    await reconcilePayments(s.services, 0);
    await afterDeadline(order);
    const { roomStates } = await detailOf(order);
    const late = await cancel(order, 1, roomStates[0].cancelNow.penalty);
    expect(late.data.penalty.amount, late.text).toBeGreaterThan(0);
    expect(late.data.refund.amount.amount).toBeLessThan(free.data.refund.amount.amount);
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, order.payId)).toBe(
      order.charged - free.data.refund.amount.amount - late.data.refund.amount.amount,
    );
  });

  test('staff refund what is left of it, whatever it costs', async () => {
    const order = await booked('prepaid');
    await cancel(order, 1);
    await reconcilePayments(s.services, 0);
    const [employee] = await s.sql<{ id: string }>(
      `select id from users where username = 'employee@demo.test'`,
    );
    const { accessToken: token } = await s.session(employee!.id);
    const desk = await s.call('POST', 'v1/admin/user/order', { token, body: { userId: order.id } });
    const shown = desk.data.orders.find(({ order: { id } }: { order: { id: string } }) => id === order.payId);
    expect(shown?.actions, desk.text.slice(0, 300)).toEqual([
      {
        action: 'refund',
        partial: false,
        refund: {
          amount: order.charged - shareOf({ rooms: 3, total: 3 }, order.charged, [1]),
          currency: 'TWD',
        },
      },
    ]);
    const reply = await s.call('POST', 'v1/admin/order', {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { orderId: order.payId, action: 'refund', reason: 'Asked for' },
    });
    expect(reply.status, reply.text).toBe(200);
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, order.payId)).toBe(0);
    expect((await detailOf(order)).status).toBe('cancelled');
  });
});
