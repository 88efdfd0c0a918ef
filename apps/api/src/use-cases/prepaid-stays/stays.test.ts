import { policy } from '@voyage/domain/policy.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Inventory } from '../../inventory/inventory.ts';
import { assertLedgersBalance } from '../../testing/ledger-assertions.ts';
import { beginning } from '../../testing/environment.ts';
import { newKey, startService, type Reply, type TestService } from '../../testing/service.ts';
import { notifyOrders } from '../booking/booking-emails.ts';
import { failOrder } from '../hotel-orders/order-outcome.ts';
import { reconcilePayments } from '../payments/sync-payment.ts';
import { expireOrders } from '../product-orders/orders.ts';
import { completeStays, reconcile } from '../reconciling/reconcile.ts';
import { expireHolds } from './release-hold.ts';
import { heldByBank, payWith, prepaidOffer, testCards, type PrepaidFound } from './testing.ts';

/** Without 3-D Secure, so that a card is captured at once; cards that go to the bank do so all the same. */
let s: TestService;
let embedded: Inventory;
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
  embedded = s.services.inventory;
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(beginning)));
afterEach(async () => {
  s.services.inventory = embedded;
  s.services.sandbox?.faults.clear();
  s.pass(3 * 60 * 60_000); // whatever a test left open ends
  await settleAll();
  await assertLedgersBalance(s);
});

const minute = 60_000;
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
  found: PrepaidFound;
  reply: Reply;
}
/** A member with a held room. */
async function held(city = 'par', how: Parameters<typeof prepaidOffer>[2] = {}): Promise<Held> {
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
const detail = async (token: string, orderId: string) =>
  (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token })).data;
const product = async (orderId: string) =>
  (await s.sql<{ status: string }>('select status from product_orders where id = $1', [orderId]))[0]?.status;
const sold = async (roomTypeId: number) =>
  Number(
    (
      await s.sql<{ sum: string | null }>('select sum(sold) from room_nights where room_type_id = $1', [
        roomTypeId,
      ])
    )[0]?.sum ?? 0,
  );
const remaining = async (token: string) => (await s.creditsOf(token)).remaining;
const events = async (orderId: string) =>
  (
    await s.sql<{ kind: string }>('select kind from order_events where order_id = $1 order by id', [orderId])
  ).map((event) => event.kind);
const cancel = (token: string, orderId: string, acceptedPenalty?: object) =>
  s.call('DELETE', 'v1/hotel/booking', {
    token,
    body: { orderId, ...(acceptedPenalty ? { acceptedPenalty } : {}) },
  });
const refunds = async (payId: string) =>
  s.sql(
    `select e.kind from payment_events e join payments p on p.id = e.payment_id where p.product_order_id = $1 and e.kind = 'refunded'`,
    [payId],
  );
const lettersOf = async (id: string) => {
  const [{ username }] = (await s.sql<{ username: string }>('select username from users where id = $1', [
    id,
  ])) as [{ username: string }];
  await notifyOrders(s.services);
  return s.letters(username);
};

describe('what is offered', () => {
  test('a page that does not ask for prepaid rates sees none, and its cheapest price is not one', async () => {
    const found = await prepaidOffer(s, 'lon', { plan: 'non-refundable' });
    const plans = await s.call('POST', 'v1/tp/hotel/plan/search', {
      body: { hotelId: found.hotelId, stay: found.stay },
    });
    const all = plans.data.rooms.flatMap(
      (room: { offers: { plan: { payAt: string }; charge: unknown }[] }) => room.offers,
    );
    expect(all.length).toBeGreaterThan(0);
    for (const offer of all) expect([offer.plan.payAt, offer.charge]).toEqual(['property', null]);
    const cheapest = async (payAt?: string[]) =>
      (
        await s.call('POST', 'v1/tp/hotel/availability/search', {
          body: { hotelIds: [found.hotelId], stay: found.stay, ...(payAt ? { payAt } : {}) },
        })
      ).data.hotels[0].cheapest.total.amount as number;
    expect(await cheapest()).toBe(
      Math.min(...all.map((offer: { price: { total: { amount: number } } }) => offer.price.total.amount)),
    );
    expect(await cheapest(['property', 'prepaid'])).toBeLessThan(await cheapest());
  });

  test('a stay that is paid at the hotel has no payment of ours', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { data } = await s.book(member!.token, (await s.firstOffer('sin')).offerRef);
    expect(data).toMatchObject({ status: 'confirmed', payment: null });
    const order = await detail(member!.token, data.orderId);
    expect(order.payment).toEqual({
      payAt: 'property',
      state: null,
      charge: null,
      orderId: null,
      dueAt: null,
      extendable: false,
      cardBrand: null,
      cardLastFour: null,
      refund: null,
    });
    expect([order.ended, order.cancelNow.refund]).toEqual([null, null]);
    expect(
      (
        await s.call('POST', 'v1/hotel/booking/extend', {
          token: member!.token,
          body: { orderId: data.orderId },
        })
      ).code,
    ).toBe('py0003');
  });

  test('a prepaid offer says what the card is charged, and holds to it while the rates of exchange move', async () => {
    const found = await prepaidOffer(s, 'par');
    const { charge } = found.offer;
    const [rates] = (await s.sql<{ eur: number; twd: number; day: string }>(
      `select (select per_usd from exchange_rates e where e.as_of = m.d and currency = 'EUR') as eur, (select per_usd from exchange_rates e where e.as_of = m.d and currency = 'TWD') as twd, m.d::text as day from (select max(as_of) as d from exchange_rates) m`,
    )) as [{ eur: number; twd: number; day: string }];
    expect(charge?.amount).toEqual({
      amount: Math.round((found.offer.price.total.amount / 100 / rates.eur) * rates.twd),
      currency: 'TWD',
    });
    expect(charge?.asOf).toBe(rates.day);
    expect(charge?.rate).toBeCloseTo(rates.twd / rates.eur, 4);
    await s.sql(
      `insert into exchange_rates select '2026-11-21', currency, per_usd * case when currency = 'TWD' then 2 else 1 end from exchange_rates where as_of = $1`,
      [rates.day],
    );
    s.pass(2 * minute);
    const [member] = await s.addMembers(1, 'basic');
    const reply = await s.book(member!.token, found.offerRef);
    await s.sql(`delete from exchange_rates where as_of = '2026-11-21'`);
    s.pass(2 * minute);
    expect(reply.data.payment.amount).toEqual(charge?.amount);
    expect((await detail(member!.token, reply.data.orderId)).payment).toMatchObject({
      state: 'due',
      charge,
      orderId: reply.data.payment.orderId,
    });
  });
});

describe('paying for held rooms', () => {
  test('held, paid, booked: rooms, credit, order, letters and certificate', async () => {
    const { id, token, orderId, payId, amount, found, reply } = await held('par', { nth: 1 });
    expect(reply.data).toMatchObject({
      reservationNumber: null,
      payment: {
        extendable: true,
        dueAt: new Date(new Date(beginning).getTime() + 15 * minute).toISOString(),
      },
    });
    expect(await sold(found.roomTypeId)).toBe(3);
    expect(await remaining(token)).toBe(0);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'payment',
      reservationNumber: null,
      hotelConfirmationNumber: null,
      cancelNow: { free: true, penalty: { amount: 0 }, refund: null },
      payment: { payAt: 'prepaid', state: 'due', orderId: payId, extendable: true },
    });
    expect((await s.call('GET', `v1/user/hotel/order/${orderId}/pdf`, { token })).code).toBe('bk0003');
    const page = await s.call('GET', `v1/product/order/payment/${payId}`, { token });
    expect(page.data).toMatchObject({
      payable: true,
      order: {
        kind: 'stay',
        hotelOrderId: orderId,
        amount: { amount, currency: 'TWD' },
        expiresAt: reply.data.payment.dueAt,
      },
    });
    const paid = await payWith(s, token, payId);
    expect(paid.data.status, paid.text).toBe('success');
    expect(
      (await s.call('GET', `v1/product/order/payment/result/${paid.data.tradeId}`, { token })).data,
    ).toMatchObject({
      status: 'success',
      order: { status: 'confirmed' },
    });
    const order = await detail(token, orderId);
    expect(order).toMatchObject({
      status: 'confirmed',
      reservationNumber: expect.any(String),
      hotelConfirmationNumber: expect.any(String),
      payment: {
        state: 'paid',
        cardLastFour: '4242',
        cardBrand: 'visa',
        dueAt: null,
        extendable: false,
        refund: null,
      },
      cancelNow: {
        free: true,
        refund: { amount: { amount, currency: 'TWD' }, workingDays: { from: 14, to: 30 } },
      },
    });
    expect(await heldByBank(s, payId)).toBe(amount);
    expect(await events(orderId)).toEqual(['requested', 'held', 'paid', 'confirmed']);
    await notifyOrders(s.services);
    const letters = await lettersOf(id);
    expect(letters.map((letter) => letter.template).toSorted()).toEqual([
      'booking-confirmed',
      'payment-received',
    ]);
    expect(letters.find((letter) => letter.template === 'payment-received')?.text).toContain(
      `/user/hotel-order/${orderId}`,
    );
    const pdf = await s.call('GET', `v1/user/hotel/order/${orderId}/pdf`, { token });
    expect([pdf.status, pdf.text.startsWith('%PDF')]).toEqual([200, true]);
    s.clock.now = new Date('2026-12-06T04:00:00Z');
    await completeStays(s.services);
    expect([
      await product(payId),
      (await s.sql('select status from hotel_orders where id = $1', [orderId]))[0],
    ]).toEqual(['completed', { status: 'completed' }]);
  });

  test('fifty times the same booking and fifty times the same payment: one hold, one credit, one charge', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const found = await prepaidOffer(s, 'tyo');
    const before = await sold(found.roomTypeId);
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => s.book(token, found.offerRef, { key })),
    );
    for (const reply of replies)
      expect(reply.status === 200 || reply.code === 'rq0008', reply.text).toBe(true);
    const { data } = await s.book(token, found.offerRef, { key });
    for (const reply of replies) if (reply.status === 200) expect(reply.data).toEqual(data);
    expect(await sold(found.roomTypeId)).toBe(before + 3);
    expect(await s.sql('select 1 from product_orders where user_id = $1', [member!.id])).toHaveLength(1);
    const payId = data.payment.orderId as string;
    const payKey = newKey();
    const prime = await s.prime(testCards.good);
    const pay = () =>
      s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
        token,
        headers: { 'idempotency-key': payKey },
        body: {
          orderId: payId,
          prime,
          payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
          invoice: { type: 'personal', carrier: { kind: 'member' } },
          agreed: true,
        },
      });
    const paid = await Promise.all(Array.from({ length: 50 }, pay));
    for (const reply of paid) expect(reply.status === 200 || reply.code === 'rq0008', reply.text).toBe(true);
    expect(await heldByBank(s, payId)).toBe(data.payment.amount.amount);
    expect(await s.sql('select 1 from payments where product_order_id = $1', [payId])).toHaveLength(1);
    expect((await detail(token, data.orderId)).status).toBe('confirmed');
    expect(await events(data.orderId)).toEqual(['requested', 'held', 'paid', 'confirmed']);
    expect((await s.book(token, found.offerRef, { key })).data).toMatchObject({
      orderId: data.orderId,
      status: 'confirmed',
      payment: null,
    });
  });

  test('the last room is held for one: a hundred others are told, and none is charged or loses a credit', async () => {
    const found = await prepaidOffer(s, 'osa');
    await s.leave(found.roomTypeId, 1);
    const buyers = await s.addMembers(100, 'basic');
    const replies = await Promise.all(buyers.map(({ token }) => s.book(token, found.offerRef)));
    const [winner] = replies.filter((reply) => reply.status === 200);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'ht0005')).toHaveLength(99);
    const credits = await Promise.all(buyers.map(({ token }) => remaining(token)));
    expect(credits.reduce((sum, left) => sum + left, 0)).toBe(99);
    expect(
      await s.sql(`select 1 from product_orders where kind = 'stay' and user_id = any($1)`, [
        buyers.map((b) => b.id),
      ]),
    ).toHaveLength(1);
    // When the time to pay has run out, the next has the room.
    const next = buyers[replies.findIndex((reply) => reply.code === 'ht0005')]!;
    s.clock.now = new Date(winner!.data.payment.dueAt);
    await expireHolds(s.services);
    const again = await s.book(next.token, (await prepaidOffer(s, 'osa')).offerRef);
    expect(again.data?.status, again.text).toBe('payment');
    await s.leave(found.roomTypeId, 5);
  });

  test('a price or a policy that changes while rooms are held changes nothing: what was held is booked and charged', async () => {
    const { token, orderId, payId, amount, found } = await held('lon', { nth: 2 });
    await s.sql('update room_types set base_rate = base_rate * 2 where id = $1', [found.roomTypeId]);
    await s.sql(
      `update rate_plans set cancellation = '{"kind":"non-refundable"}' where hotel_id = $1 and code = $2`,
      [found.hotelId, found.offer.plan.code],
    );
    await payWith(s, token, payId);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'confirmed',
      price: { total: found.offer.price.total },
      cancellation: { policy: found.offer.cancellation.policy },
      payment: { charge: { amount: { amount } } },
    });
    expect(await heldByBank(s, payId)).toBe(amount);
    await s.sql('update room_types set base_rate = base_rate / 2 where id = $1', [found.roomTypeId]);
    await s.sql('update rate_plans set cancellation = $3 where hotel_id = $1 and code = $2', [
      found.hotelId,
      found.offer.plan.code,
      JSON.stringify(found.offer.cancellation.policy),
    ]);
  });

  test('a price that changed before the booking holds nothing and makes nothing to pay', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const found = await prepaidOffer(s, 'mil', { nth: 1 });
    const before = await sold(found.roomTypeId);
    await s.sql('update room_types set base_rate = base_rate * 2 where id = $1', [found.roomTypeId]);
    const reply = await s.book(member!.token, found.offerRef);
    expect(reply.code).toBe('ht0006');
    const fresh = (reply.failure.details as { offer: PrepaidFound['offer'] }).offer;
    expect(fresh.charge?.amount.amount).toBeGreaterThan(found.offer.charge?.amount.amount ?? 0);
    expect([await sold(found.roomTypeId), await remaining(member!.token)]).toEqual([before, 1]);
    expect(await s.sql('select 1 from product_orders where user_id = $1', [member!.id])).toEqual([]);
    await s.sql('update room_types set base_rate = base_rate / 2 where id = $1', [found.roomTypeId]);
  });

  test('a declined card leaves the rooms held, and another card pays', async () => {
    const { token, orderId, payId, amount } = await held('ams');
    expect((await payWith(s, token, payId, 'declined')).data).toMatchObject({
      status: 'failure',
      reason: 'declined',
    });
    expect(await detail(token, orderId)).toMatchObject({ status: 'payment', payment: { state: 'due' } });
    expect((await payWith(s, token, payId)).data.status).toBe('success');
    expect([(await detail(token, orderId)).status, await heldByBank(s, payId)]).toEqual([
      'confirmed',
      amount,
    ]);
    expect((await payWith(s, token, payId)).code).toBe('py0003');
  });

  test('whoever booked for somebody else pays for it; the member sees the order, not its payment', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const agent = (await s.login('agent')).accessToken;
    const { offerRef } = await prepaidOffer(s, 'sin');
    const { data, text } = await s.book(agent, offerRef, {
      onBehalf: { userId: member!.id, reason: 'Asked for by phone' },
    });
    expect(data?.status, text).toBe('payment');
    expect((await detail(member!.token, data.orderId)).payment.orderId).toBeNull();
    expect(
      (await s.call('GET', `v1/product/order/payment/${data.payment.orderId}`, { token: member!.token }))
        .code,
    ).toBe('py0002');
    expect((await payWith(s, agent, data.payment.orderId)).data.status).toBe('success');
    expect(await detail(member!.token, data.orderId)).toMatchObject({
      status: 'confirmed',
      payment: { state: 'paid' },
    });
  });
});

describe('time runs out', () => {
  test.each([
    [-1000, 'payment'],
    [0, 'released'],
    [1000, 'released'],
  ])('%i ms after it was due: %s, and to be paid or not to the same second', async (offset, status) => {
    const { id, token, orderId, payId, reply, found } = await held('bcn', { nth: 1 });
    const before = await sold(found.roomTypeId);
    s.clock.now = new Date(Date.parse(reply.data.payment.dueAt) + offset);
    const late = offset >= 0;
    if (late) expect((await payWith(s, token, payId)).code).toBe('py0003');
    await expireOrders(s.services);
    expect(await product(payId), 'it ends together with its rooms, or not at all').toBe('open');
    await expireHolds(s.services);
    const order = await detail(token, orderId);
    expect([order.status, order.ended, order.payment.state]).toEqual([
      status,
      late ? 'notPaid' : null,
      late ? 'none' : 'due',
    ]);
    expect([await remaining(token), await product(payId), await sold(found.roomTypeId)]).toEqual([
      late ? 1 : 0,
      late ? 'expired' : 'open',
      late ? before - 3 : before,
    ]);
    expect((await lettersOf(id)).map((letter) => letter.template)).toEqual(late ? ['hold-ended'] : []);
    if (!late) expect((await payWith(s, token, payId)).data.status).toBe('success');
    else expect(order.cancelNow).toBeNull();
  });

  test('in two processes at once, and again: ended once, one credit, one letter, the rooms back once', async () => {
    const { id, token, orderId, reply, found } = await held('bcn');
    const before = await sold(found.roomTypeId);
    s.clock.now = new Date(reply.data.payment.dueAt);
    await Promise.all(Array.from({ length: 6 }, () => expireHolds(s.services)));
    await expireHolds(s.services);
    expect(await events(orderId)).toEqual(['requested', 'held', 'released']);
    expect([await remaining(token), await sold(found.roomTypeId)]).toEqual([1, before - 3]);
    expect((await lettersOf(id)).map((letter) => letter.template)).toEqual(['hold-ended']);
  });

  test('extended once: fifteen minutes more, the same answer again, and no more after that', async () => {
    const { token, orderId, payId, reply } = await held('lon');
    const due = Date.parse(reply.data.payment.dueAt);
    const extend = () => s.call('POST', 'v1/hotel/booking/extend', { token, body: { orderId } });
    s.clock.now = new Date(due - 1000);
    const replies = await Promise.all([extend(), extend()]);
    const answer = {
      dueAt: new Date(due + policy.hold.extensionMinutes * minute).toISOString(),
      extendable: false,
    };
    for (const each of [...replies, await extend()]) expect(each.data, each.text).toEqual(answer);
    expect((await events(orderId)).filter((kind) => kind === 'extended')).toHaveLength(1);
    s.clock.now = new Date(due + 1000);
    await expireHolds(s.services);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'payment',
      payment: { state: 'due', dueAt: answer.dueAt, extendable: false },
    });
    expect((await payWith(s, token, payId)).data.status).toBe('success');
    expect((await extend()).code).toBe('py0003');
    const late = await held('lon');
    s.clock.now = new Date(Date.parse(late.reply.data.payment.dueAt));
    expect(
      (
        await s.call('POST', 'v1/hotel/booking/extend', {
          token: late.token,
          body: { orderId: late.orderId },
        })
      ).code,
    ).toBe('py0003');
    expect(
      (await s.call('POST', 'v1/hotel/booking/extend', { token, body: { orderId: late.orderId } })).code,
    ).toBe('bk0003');
  });

  test('a payment begun in time keeps the rooms until the bank has answered', async () => {
    const { token, orderId, payId, reply, amount } = await held('ams', { nth: 1 });
    s.clock.now = new Date(Date.parse(reply.data.payment.dueAt) - 1000);
    const { data } = await payWith(s, token, payId, 'bank');
    expect(data.status).toBe('redirect');
    s.pass(10 * minute);
    await expireHolds(s.services);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'payment',
      payment: { state: 'processing' },
    });
    await s.atBank(data.paymentUrl, 'confirm');
    await s.call('GET', `v1/product/order/payment/result/${data.tradeId}`, { token });
    expect([(await detail(token, orderId)).status, await heldByBank(s, payId)]).toEqual([
      'confirmed',
      amount,
    ]);
  });

  test('money that comes after the rooms were let go is given back, once, however often it is told', async () => {
    const { id, token, orderId, payId, found } = await held('tyo', { nth: 1 });
    const paid = await payWith(s, token, payId, 'lateCaptured'); // captured, but nobody knows
    expect(paid.data.status).toBe('pending');
    s.services.sandbox?.faults.always('query', { kind: 'dropRequest' });
    s.pass((policy.hold.minutes + policy.hold.bankMinutes) * minute);
    await reconcilePayments(s.services, 0);
    const before = await sold(found.roomTypeId);
    await expireHolds(s.services);
    expect([
      (await detail(token, orderId)).status,
      await remaining(token),
      await sold(found.roomTypeId),
    ]).toEqual(['released', 1, before - 3]);
    s.services.sandbox?.faults.clear();
    s.pass(minute); // the circuit closes
    await Promise.all([
      reconcilePayments(s.services, 0),
      s.call('GET', `v1/product/order/payment/result/${paid.data.tradeId}`, { token }),
    ]);
    await Promise.all([reconcilePayments(s.services, 0), reconcilePayments(s.services, 0)]);
    expect([await heldByBank(s, payId), await product(payId), await refunds(payId)]).toEqual([
      0,
      'expired',
      [{ kind: 'refunded' }],
    ]);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'released',
      ended: 'notPaid',
      payment: { state: 'refunded', refund: { amount: { currency: 'TWD' } } },
    });
    expect(await events(orderId)).toEqual(['requested', 'held', 'released']);
    expect((await lettersOf(id)).map((letter) => letter.template).toSorted()).toEqual([
      'hold-ended',
      'payment-refunded',
    ]);
  });
});

describe('giving up', () => {
  test.each(['v1/hotel/booking', 'v1/product/order/cancel'])(
    'by %s: the room and the credit are back at once, nothing is charged',
    async (path) => {
      const { id, token, orderId, payId, found } = await held('par', { nth: 2 });
      const before = await sold(found.roomTypeId);
      const give = () =>
        path === 'v1/hotel/booking'
          ? cancel(token, orderId)
          : s.call('POST', path, { token, body: { orderId: payId } });
      const reply = await give();
      expect(reply.status, reply.text).toBe(200);
      if (path === 'v1/hotel/booking') {
        expect(reply.data).toEqual({
          orderId,
          hotelCancellationNumber: null,
          penalty: { amount: 0, currency: 'EUR' },
          refund: null,
        });
        expect((await give()).data).toEqual(reply.data);
      }
      await Promise.all(
        [give(), give()].map((again) =>
          again.then((twice) =>
            expect(twice.code ?? 'ok').toBe(path === 'v1/hotel/booking' ? 'ok' : 'py0003'),
          ),
        ),
      );
      expect([await remaining(token), await sold(found.roomTypeId), await product(payId)]).toEqual([
        1,
        before - 3,
        'cancelled',
      ]);
      expect(await detail(token, orderId)).toMatchObject({
        status: 'released',
        ended: 'givenUp',
        cancelNow: null,
        payment: { state: 'none', dueAt: null },
      });
      expect((await payWith(s, token, payId)).code).toBe('py0003');
      expect(await lettersOf(id)).toEqual([]);
      const lists = (await s.call('POST', 'v1/user/hotel/order', { token, body: { tab: 'cancelled' } })).data;
      expect([lists.counts.cancelled, lists.counts.confirmed, lists.orders.length]).toEqual([1, 0, 1]);
    },
  );

  test('in two tabs at once: both are answered', async () => {
    const { token, orderId } = await held('par');
    for (const reply of await Promise.all(Array.from({ length: 5 }, () => cancel(token, orderId))))
      expect(reply.status, reply.text).toBe(200);
    expect([await events(orderId), await remaining(token)]).toEqual([['requested', 'held', 'released'], 1]);
  });

  test('while the bank has its page open: what is paid there all the same goes back, once', async () => {
    const { token, orderId, payId, amount } = await held('dxb');
    const { data } = await payWith(s, token, payId, 'bank');
    expect((await cancel(token, orderId)).status).toBe(200);
    await s.atBank(data.paymentUrl, 'confirm');
    expect(await heldByBank(s, payId)).toBe(amount);
    await s.services.sandbox?.sendNotifies();
    await Promise.all([
      s.call('GET', `v1/product/order/payment/result/${data.tradeId}`, { token }),
      reconcilePayments(s.services, 0),
    ]);
    await reconcilePayments(s.services, 0);
    expect([await heldByBank(s, payId), await refunds(payId), (await detail(token, orderId)).status]).toEqual(
      [0, [{ kind: 'refunded' }], 'released'],
    );
  });

  test('and paying at the same moment: either it is booked, or the money goes back', async () => {
    for (let i = 0; i < 6; i++) {
      const { token, orderId, payId, amount } = await held('nyc');
      await Promise.all([payWith(s, token, payId), cancel(token, orderId)]);
      await reconcilePayments(s.services, 0);
      const { status } = await detail(token, orderId);
      expect(status).toBeOneOf(['confirmed', 'released', 'cancelled']);
      expect(await heldByBank(s, payId), status).toBe(status === 'confirmed' ? amount : 0);
    }
  });

  test('a supplier that does not answer: the order ends all the same, and the job lets the rooms go', async () => {
    const { token, orderId, found } = await held('tyo');
    const before = await sold(found.roomTypeId);
    s.services.inventory = { ...embedded, release: () => Promise.reject(new Error('socket hang up')) };
    expect((await cancel(token, orderId)).status).toBe(200);
    expect([(await detail(token, orderId)).status, await sold(found.roomTypeId)]).toEqual([
      'released',
      before,
    ]);
    s.services.inventory = embedded;
    await expireHolds(s.services);
    expect(await sold(found.roomTypeId), 'not asked again at once').toBe(before);
    s.pass(61_000);
    await Promise.all([expireHolds(s.services), expireHolds(s.services)]);
    expect(await sold(found.roomTypeId)).toBe(before - 3);
  });
});

describe('a supplier that fails', () => {
  test('the reply to a hold is lost: the reconciler finds it, and it waits for its payment', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const found = await prepaidOffer(s, 'mil');
    s.services.inventory = {
      ...embedded,
      hold: async (request) => (await embedded.hold(request), Promise.reject(new Error('socket hang up'))),
    };
    const key = newKey();
    const reply = await s.book(token, found.offerRef, { key });
    expect(reply.data).toMatchObject({ status: 'pending', payment: null });
    s.services.inventory = embedded;
    s.pass(4 * minute);
    await Promise.all(Array.from({ length: 4 }, () => reconcile(s.services, 3 * minute, 10 * minute)));
    expect(
      await s.sql('select 1 from product_orders where user_id = $1', [member!.id]),
      'one thing to pay',
    ).toHaveLength(1);
    const order = await detail(token, reply.data.orderId);
    expect(order).toMatchObject({
      status: 'payment',
      payment: { state: 'due', dueAt: new Date(Date.parse(order.bookedAt) + 15 * minute).toISOString() },
    });
    expect((await s.book(token, found.offerRef, { key })).data).toMatchObject({
      status: 'payment',
      payment: { orderId: order.payment.orderId },
    });
    expect((await payWith(s, token, order.payment.orderId)).data.status).toBe('success');
    expect((await detail(token, order.id)).status).toBe('confirmed');
  });

  test('a hold that comes after the order was given up keeps no room, and there is nothing to pay', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const found = await prepaidOffer(s, 'mil');
    const before = await sold(found.roomTypeId);
    s.services.inventory = {
      ...embedded,
      hold: async (request) => (
        await failOrder(s.services, request.clientRef, 'given up'),
        embedded.hold(request)
      ),
    };
    const reply = await s.book(member!.token, found.offerRef);
    expect([reply.status, reply.code]).toEqual([502, 'bk0002']);
    expect([await sold(found.roomTypeId), await remaining(member!.token)]).toEqual([before, 1]);
    expect(await s.sql('select 1 from product_orders where user_id = $1', [member!.id])).toEqual([]);
  });

  test('a hold that never arrived is failed, and the credit comes back', async () => {
    const [member] = await s.addMembers(1, 'basic');
    s.services.inventory = { ...embedded, hold: () => Promise.reject(new Error('socket hang up')) };
    const reply = await s.book(member!.token, (await prepaidOffer(s, 'mil')).offerRef);
    s.services.inventory = embedded;
    s.pass(11 * minute);
    await reconcile(s.services, 3 * minute, 10 * minute);
    expect(await remaining(member!.token)).toBe(1);
    expect(await detail(member!.token, reply.data.orderId)).toMatchObject({
      status: 'failed',
      ended: 'notConfirmed',
      reservationNumber: null,
      cancelNow: null,
    });
  });

  test.each(['before', 'after'])(
    'the reply to the booking of paid rooms is lost %s it was made: paid once, booked once by the reconciler',
    async (when) => {
      const { token, orderId, payId, amount } = await held('sin', { nth: 1 });
      s.services.inventory = {
        ...embedded,
        resume: async (request) => {
          if (when === 'after') await embedded.resume(request);
          throw new Error('socket hang up');
        },
      };
      expect((await payWith(s, token, payId)).data.status).toBe('success');
      s.services.inventory = embedded;
      expect(await detail(token, orderId)).toMatchObject({
        status: 'pending',
        payment: { state: 'paid' },
        cancelNow: null,
      });
      expect([await product(payId), (await cancel(token, orderId)).code]).toEqual([
        'awaiting-confirmation',
        'bk0005',
      ]);
      s.pass(60 * minute); // longer than the hold: at the embedded it is over, unless it was booked
      await expireHolds(s.services);
      await Promise.all([
        reconcile(s.services, 3 * minute, 10 * minute),
        reconcile(s.services, 3 * minute, 10 * minute),
      ]);
      await reconcilePayments(s.services, 0);
      const order = await detail(token, orderId);
      if (when === 'after')
        expect([order.status, await heldByBank(s, payId), await events(orderId)]).toEqual([
          'confirmed',
          amount,
          ['requested', 'held', 'paid', 'confirmed'],
        ]);
      else
        expect([order.status, order.ended, await heldByBank(s, payId), await events(orderId)]).toEqual([
          'released',
          'notAvailable',
          0,
          ['requested', 'held', 'paid', 'released'],
        ]);
    },
  );

  test('a hotel that is slow to book what is paid: the payer is answered in time, and it is booked once', async () => {
    const { token, orderId, payId } = await held('lon', { nth: 3 });
    let answer = () => {};
    const slow = new Promise<void>((done) => void (answer = done));
    s.services.inventory = { ...embedded, resume: async (request) => (await slow, embedded.resume(request)) };
    const started = performance.now();
    expect((await payWith(s, token, payId)).data.status).toBe('success');
    expect(performance.now() - started).toBeLessThan(9_000); // of the ten seconds that a page waits
    expect((await detail(token, orderId)).status).toBe('pending');
    s.services.inventory = embedded;
    answer();
    await expect.poll(async () => (await detail(token, orderId)).status).toBe('confirmed');
    expect(await events(orderId)).toEqual(['requested', 'held', 'paid', 'confirmed']);
  }, 20_000);

  test('rooms that are lost once paid: the money goes back exactly once, the order and a letter say so', async () => {
    const { id, token, orderId, payId, amount } = await held('nyc', { nth: 1 });
    s.services.inventory = {
      ...embedded,
      resume: async ({ locator, now }) => (await embedded.release({ locator, now }), { outcome: 'lost' }),
    };
    expect((await payWith(s, token, payId)).data.status).toBe('success');
    s.services.inventory = embedded;
    expect(await detail(token, orderId)).toMatchObject({
      status: 'released',
      ended: 'notAvailable',
      payment: { state: 'refunding', refund: { amount: { amount, currency: 'TWD' } } },
    });
    s.services.sandbox?.faults.next('refund', { kind: 'loseReply' }); // done, but nobody knows
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, payId)).toBe(0);
    expect((await detail(token, orderId)).payment.state).toBe('refunding');
    s.pass(2 * minute);
    await Promise.all([
      reconcilePayments(s.services, 0),
      reconcilePayments(s.services, 0),
      reconcile(s.services, 0, 0),
    ]);
    expect([
      (await detail(token, orderId)).payment.state,
      await refunds(payId),
      await product(payId),
      await remaining(token),
    ]).toEqual(['refunded', [{ kind: 'refunded' }], 'refunded', 1]);
    expect(
      await s.sql(
        'select 1 from sandbox_refunds r join sandbox_payments p on p.rec_trade_id = r.rec_trade_id join product_orders o on o.order_number = p.order_number where o.id = $1',
        [payId],
      ),
    ).toHaveLength(1);
    expect((await lettersOf(id)).map((letter) => letter.template).toSorted()).toEqual([
      'hold-ended',
      'payment-received',
      'payment-refunded',
    ]);
  });
});

describe('cancelling what was paid', () => {
  const paidStay = async (how: Parameters<typeof prepaidOffer>[2] = {}, city = 'lon') => {
    const made = await held(city, how);
    expect((await payWith(s, made.token, made.payId)).data.status).toBe('success');
    return made;
  };

  test('before the deadline: everything comes back, once, as the quote said', async () => {
    const { id, token, orderId, payId, amount } = await paidStay({ nth: 1 });
    const { cancelNow } = await detail(token, orderId);
    expect(cancelNow).toMatchObject({ free: true, refund: { amount: { amount, currency: 'TWD' } } });
    const replies = await Promise.all([
      cancel(token, orderId, cancelNow.penalty),
      cancel(token, orderId, cancelNow.penalty),
    ]);
    for (const reply of [...replies, await cancel(token, orderId)])
      expect(reply.data, reply.text).toMatchObject({
        hotelCancellationNumber: expect.any(String),
        refund: cancelNow.refund,
      });
    await Promise.all([reconcilePayments(s.services, 0), reconcilePayments(s.services, 0)]);
    expect([
      await heldByBank(s, payId),
      await product(payId),
      await refunds(payId),
      await remaining(token),
    ]).toEqual([0, 'refunded', [{ kind: 'refunded' }], 0]);
    const letters = await lettersOf(id);
    expect(letters.map((letter) => letter.template).toSorted()).toEqual([
      'booking-cancelled',
      'payment-received',
      'payment-refunded',
    ]);
    expect(letters.find((letter) => letter.template === 'booking-cancelled')?.text).toContain(
      '14 to 30 working days',
    );
    expect((await cancel(token, orderId)).data.refund).toEqual(cancelNow.refund);
  });

  test('after the deadline: the first night is kept, and the rest of the dollars comes back, also where the reply to the refund is lost', async () => {
    const { id, orderId, payId, amount, found } = await paidStay();
    const { deadline } = found.offer.cancellation;
    s.clock.now = new Date(deadline as string);
    const fresh = (await s.session(id)).accessToken;
    expect((await detail(fresh, orderId)).cancelNow.refund.amount.amount).toBe(amount);
    s.pass(1000);
    const { cancelNow } = await detail(fresh, orderId);
    const total = found.offer.price.total.amount;
    const back = Math.floor((amount * (total - cancelNow.penalty.amount)) / total + 0.5);
    expect(cancelNow).toMatchObject({
      free: false,
      penalty: found.offer.cancellation.penalty,
      refund: { amount: { amount: back } },
    });
    const stale = await cancel(fresh, orderId, { amount: 0, currency: cancelNow.penalty.currency });
    expect([stale.code, (stale.failure.details as { refund: unknown }).refund]).toEqual([
      'bk0006',
      cancelNow.refund,
    ]);
    s.services.sandbox?.faults.next('refund', { kind: 'loseReply' });
    expect((await cancel(fresh, orderId, cancelNow.penalty)).data.refund).toEqual(cancelNow.refund);
    await reconcilePayments(s.services, 0);
    s.pass(2 * minute);
    await reconcilePayments(s.services, 0);
    s.pass(2 * minute);
    await reconcilePayments(s.services, 0);
    expect([await heldByBank(s, payId), await refunds(payId), await product(payId)]).toEqual([
      amount - back,
      [{ kind: 'refunded' }],
      'refunded',
    ]);
    expect((await detail(fresh, orderId)).payment).toMatchObject({
      state: 'refunded',
      refund: { amount: { amount: back, currency: 'TWD' } },
    });
  });

  test('a part waits until the bank has captured what it authorised', async () => {
    const made = await held('ams', { nth: 2 });
    s.services.sandbox?.faults.captureAfter(2 * 24 * 60 * minute);
    s.clock.now = new Date(Date.parse(made.reply.data.payment.dueAt) - minute);
    await payWith(s, made.token, made.payId);
    await s.sql(`update hotel_orders set cancellation_deadline = $2 where id = $1`, [
      made.orderId,
      new Date(s.clock.now.getTime() - 1000),
    ]);
    await s.sql(
      `update supplier_bookings set terms = terms || jsonb_build_object('deadline', $2::text) where client_ref = $1`,
      [made.orderId, new Date(s.clock.now.getTime() - 1000).toISOString()],
    );
    const { data } = await cancel(
      made.token,
      made.orderId,
      (await detail(made.token, made.orderId)).cancelNow.penalty,
    );
    const back = data.refund.amount.amount as number;
    expect(back).toBeLessThan(made.amount);
    await reconcilePayments(s.services, 0);
    s.pass(61 * minute);
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, made.payId)).toBe(made.amount);
    expect(s.logged.filter((line) => String(line.text).includes('refuse'))).toEqual([]);
    s.pass(2 * 24 * 60 * minute);
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, made.payId)).toBe(made.amount - back);
  });

  test('a non-refundable rate: nothing comes back, and the quote and the letter say so', async () => {
    const { id, token, orderId, payId, amount, found } = await paidStay({ plan: 'non-refundable' }, 'par');
    const { cancelNow } = await detail(token, orderId);
    expect(cancelNow).toEqual({ free: false, penalty: found.offer.price.total, refund: null });
    expect((await cancel(token, orderId, cancelNow.penalty)).data).toMatchObject({
      penalty: found.offer.price.total,
      refund: null,
    });
    await reconcilePayments(s.services, 0);
    expect([await heldByBank(s, payId), await product(payId), await refunds(payId)]).toEqual([
      amount,
      'completed',
      [],
    ]);
    expect((await lettersOf(id)).find((letter) => letter.template === 'booking-cancelled')?.text).toContain(
      'your payment is not refundable',
    );
  });

  test('employees give back what is booked, but neither confirm nor complete a stay, nor touch one whose end is open', async () => {
    const employee = (await s.login('employee')).accessToken;
    const staff = (orderId: string, action: string) =>
      s.call('POST', 'v1/admin/order', { token: employee, body: { orderId, action, reason: 'Asked for' } });
    const { id, token, orderId, payId, found } = await paidStay({ plan: 'non-refundable' });
    const before = await sold(found.roomTypeId);
    expect([(await staff(payId, 'confirm')).code, (await staff(payId, 'complete')).code]).toEqual([
      'py0003',
      'py0003',
    ]);
    const twice = await Promise.all([staff(payId, 'refund'), staff(payId, 'refund')]);
    for (const reply of twice) expect(['ok', 'py0003'], reply.text).toContain(reply.code ?? 'ok');
    expect(twice.map((reply) => reply.status)).toContain(200);
    await reconcilePayments(s.services, 0);
    expect(await detail(token, orderId), 'cancelled, at no cost').toMatchObject({
      status: 'cancelled',
      hotelCancellationNumber: expect.any(String),
      cancellationPenalty: { amount: 0 },
      payment: { state: 'refunded' },
    });
    expect([await sold(found.roomTypeId), await heldByBank(s, payId), await refunds(payId)]).toEqual([
      before - 3,
      0,
      [{ kind: 'refunded' }],
    ]);
    expect((await lettersOf(id)).map((letter) => letter.template)).toEqual(
      expect.arrayContaining(['booking-cancelled', 'payment-refunded']),
    );
    expect((await cancel(token, orderId)).data).toMatchObject({
      hotelCancellationNumber: expect.any(String),
      penalty: { amount: 0 },
    });
    const open = await held('tyo');
    s.services.inventory = { ...embedded, resume: () => Promise.resolve({ outcome: 'unknown' }) };
    await payWith(s, open.token, open.payId);
    s.services.inventory = embedded;
    expect((await staff(open.payId, 'refund')).code).toBe('py0003');
    s.pass(1);
    await reconcile(s.services, 0, 10 * minute);
    expect((await detail(open.token, open.orderId)).status).toBe('confirmed');
  });
});
