import { policy } from '@voyage/domain/policy.ts';
import { describe, expect, test } from 'vitest';
import { reconcilePayments } from '../../purchases/sync-payment.ts';
import { expireOrders } from '../../orders/orders.ts';
import { expireHolds } from '../holds/release-hold.ts';
import { heldByBank, payWith } from '../../../../testing/prepaid-offers.ts';
import {
  s,
  embedded,
  minute,
  holdStay,
  detail,
  product,
  soldNights,
  remaining,
  events,
  cancel,
  refunds,
  emailsOf,
  setUp,
} from '../../../../testing/prepaid-stays.ts';

setUp();

describe('time runs out', () => {
  test.each([
    [-1000, 'payment'],
    [0, 'released'],
    [1000, 'released'],
  ])('%i ms after it was due: %s, and payable or not to the same second', async (offset, status) => {
    const { id, token, orderId, payId, reply, found } = await holdStay('bcn', { nth: 1 });
    const before = await soldNights(found.roomTypeId);
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
    expect([await remaining(token), await product(payId), await soldNights(found.roomTypeId)]).toEqual([
      late ? 1 : 0,
      late ? 'expired' : 'open',
      late ? before - 3 : before,
    ]);
    expect((await emailsOf(id)).map((email) => email.template)).toEqual(late ? ['hold-ended'] : []);
    if (!late) expect((await payWith(s, token, payId)).data.status).toBe('success');
    else expect(order.cancelNow).toBeNull();
  });

  test('in two concurrent processes, and again: ended once, one credit, one email, the rooms returned once', async () => {
    const { id, token, orderId, reply, found } = await holdStay('bcn');
    const before = await soldNights(found.roomTypeId);
    s.clock.now = new Date(reply.data.payment.dueAt);
    await Promise.all(Array.from({ length: 6 }, () => expireHolds(s.services)));
    await expireHolds(s.services);
    expect(await events(orderId)).toEqual(['requested', 'held', 'released']);
    expect([await remaining(token), await soldNights(found.roomTypeId)]).toEqual([1, before - 3]);
    expect((await emailsOf(id)).map((email) => email.template)).toEqual(['hold-ended']);
  });

  test('extended once by fifteen minutes, then the same answer, and never again', async () => {
    const { token, orderId, payId, reply } = await holdStay('lon');
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
    const late = await holdStay('lon');
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
    const { token, orderId, payId, reply, amount } = await holdStay('ams', { nth: 1 });
    s.clock.now = new Date(Date.parse(reply.data.payment.dueAt) - 1000);
    const { data } = await payWith(s, token, payId, 'bank');
    expect(data.status).toBe('redirect');
    s.pass(10 * minute);
    await expireHolds(s.services);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'payment',
      payment: { state: 'processing' },
    });
    await s.answerAtBank(data.paymentUrl, 'confirm');
    // Polled as the page does: a request that arrives while the gateway's notice is being handled is
    // answered before that is done.
    await expect
      .poll(async () => {
        await s.call('GET', `v1/product/order/payment/result/${data.tradeId}`, { token });
        return (await detail(token, orderId)).status;
      })
      .toBe('confirmed');
    expect(await heldByBank(s, payId)).toBe(amount);
  });

  test('a payment that arrives after the rooms were released is refunded once, however often it is reported', async () => {
    let { id, token, orderId, payId, found } = await holdStay('tyo', { nth: 1 });
    const paid = await payWith(s, token, payId, 'lateCaptured'); // captured, but not known here
    expect(paid.data.status).toBe('pending');
    s.services.sandbox?.faults.always('query', { kind: 'dropRequest' });
    s.pass((policy.hold.minutes + policy.hold.bankMinutes) * minute);
    await reconcilePayments(s.services, 0);
    const before = await soldNights(found.roomTypeId);
    await expireHolds(s.services);
    expect([
      (await detail(token, orderId)).status,
      await remaining(token),
      await soldNights(found.roomTypeId),
    ]).toEqual(['released', 1, before - 3]);
    s.services.sandbox?.faults.clear();
    s.pass(3 * 24 * 60 * minute);
    const arrived = s.clock.now.toISOString();
    token = (await s.session(id)).accessToken;
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
      payment: { state: 'refunded', refund: { amount: { currency: 'TWD' } }, refundQueuedAt: arrived },
    });
    expect(await events(orderId)).toEqual(['requested', 'held', 'released']);
    expect((await emailsOf(id)).map((email) => email.template).toSorted()).toEqual([
      'hold-ended',
      'payment-refunded',
    ]);
  });
});

describe('giving up the rooms', () => {
  test.each(['v1/hotel/booking', 'v1/product/order/cancel'])(
    'by %s: the room and the credit are returned at once, nothing is charged',
    async (path) => {
      const { id, token, orderId, payId, found } = await holdStay('par', { nth: 2 });
      const before = await soldNights(found.roomTypeId);
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
      expect([await remaining(token), await soldNights(found.roomTypeId), await product(payId)]).toEqual([
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
      expect(await emailsOf(id)).toEqual([]);
      const lists = (await s.call('POST', 'v1/user/hotel/order', { token, body: { tab: 'cancelled' } })).data;
      expect([lists.counts.cancelled, lists.counts.confirmed, lists.orders.length]).toEqual([1, 0, 1]);
    },
  );

  test('in two tabs at once: both succeed', async () => {
    const { token, orderId } = await holdStay('par');
    for (const reply of await Promise.all(Array.from({ length: 5 }, () => cancel(token, orderId))))
      expect(reply.status, reply.text).toBe(200);
    expect([await events(orderId), await remaining(token)]).toEqual([['requested', 'held', 'released'], 1]);
  });

  test('while the bank has its page open: money paid there is refunded, once', async () => {
    const { token, orderId, payId, amount } = await holdStay('dxb');
    const { data } = await payWith(s, token, payId, 'bank');
    expect((await cancel(token, orderId)).status).toBe(200);
    await s.answerAtBank(data.paymentUrl, 'confirm');
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

  test('and paying concurrently: either it is booked, or the money is refunded', async () => {
    for (let i = 0; i < 6; i++) {
      const { token, orderId, payId, amount } = await holdStay('nyc');
      await Promise.all([payWith(s, token, payId), cancel(token, orderId)]);
      await reconcilePayments(s.services, 0);
      const { status } = await detail(token, orderId);
      expect(status).toBeOneOf(['confirmed', 'released', 'cancelled']);
      expect(await heldByBank(s, payId), status).toBe(status === 'confirmed' ? amount : 0);
    }
  });

  test('a supplier that does not answer: the order ends, and the job releases the rooms', async () => {
    const { token, orderId, found } = await holdStay('tyo');
    const before = await soldNights(found.roomTypeId);
    s.services.inventory = { ...embedded, release: () => Promise.reject(new Error('socket hang up')) };
    expect((await cancel(token, orderId)).status).toBe(200);
    expect([(await detail(token, orderId)).status, await soldNights(found.roomTypeId)]).toEqual([
      'released',
      before,
    ]);
    s.services.inventory = embedded;
    await expireHolds(s.services);
    expect(await soldNights(found.roomTypeId), 'not asked again at once').toBe(before);
    s.pass(61_000);
    await Promise.all([expireHolds(s.services), expireHolds(s.services)]);
    expect(await soldNights(found.roomTypeId)).toBe(before - 3);
  });
});
