import { describe, expect, test } from 'vitest';
import { assertLedgersBalance } from '../../../../testing/ledger-assertions.ts';
import { newKey } from '../../../../testing/service.ts';
import { failOrder } from '../orders/order-outcome.ts';
import { notifyOrders } from '../emails/booking-emails.ts';
import { processQueuedRefunds, reconcilePayments } from '../../purchases/sync-payment.ts';
import { reconcile } from './reconcile.ts';
import { expireHolds } from './release-hold.ts';
import { heldByBank, payWith, prepaidOffer } from '../../../../testing/prepaid-offers.ts';
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

  test.each([
    ['found when its time to pay is over: extended, and an email asks to pay', 'held'],
    ['lapsed before it is found: the order fails, and an email says so', 'lost'],
  ] as const)('a hold %s', async (_, hold) => {
    const [member] = await s.addMembers(1, 'basic');
    const { id, token } = member!;
    s.services.inventory = {
      ...embedded,
      hold: async (request) => (await embedded.hold(request), Promise.reject(new Error('socket hang up'))),
    };
    const { data } = await s.book(token, (await prepaidOffer(s, 'mil')).offerRef);
    s.services.inventory = embedded;
    s.pass((hold === 'held' ? 20 : 51) * minute);
    await reconcile(s.services, 15_000, 10 * minute);
    await notifyOrders(s.services);
    const order = await detail(token, data.orderId);
    const [email, ...others] = await emailsOf(id);
    expect(others).toEqual([]);
    if (hold === 'lost') {
      expect([order.status, email?.template, await remaining(token)]).toEqual([
        'failed',
        'booking-failed',
        1,
      ]);
      return;
    }
    const dueAt = new Date(s.clock.now.getTime() + 15 * minute).toISOString();
    expect([order.status, order.payment.dueAt, email?.template]).toEqual(['payment', dueAt, 'rooms-held']);
    s.pass(14 * minute);
    await expireHolds(s.services);
    expect((await payWith(s, token, order.payment.orderId)).data.status).toBe('success');
    expect((await detail(token, order.id)).status).toBe('confirmed');
  });

  test('a hold that arrives after the order was given up keeps no room, and there is nothing to pay', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const found = await prepaidOffer(s, 'mil');
    const before = await soldNights(found.roomTypeId);
    s.services.inventory = {
      ...embedded,
      hold: async (request) => {
        const [order] = await s.sql<{ id: string }>('select id from hotel_orders where client_ref = $1', [
          request.clientRef,
        ]);
        await failOrder(s.services, order?.id ?? '', 'given up');
        return embedded.hold(request);
      },
    };
    const reply = await s.book(member!.token, found.offerRef);
    expect([reply.status, reply.code]).toEqual([502, 'bk0002']);
    expect([await soldNights(found.roomTypeId), await remaining(member!.token)]).toEqual([before, 1]);
    expect(await s.sql('select 1 from product_orders where user_id = $1', [member!.id])).toEqual([]);
  });

  test('a hold that never arrived is failed, and the credit returned', async () => {
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
      const { token, orderId, payId, amount } = await holdStay('sin', { nth: 1 });
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
      // longer than the hold: in the embedded inventory it has expired, unless it was booked
      s.pass(60 * minute);
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

  test('a hotel that books paid rooms slowly: the payer is answered in time, and it is booked once', async () => {
    const { token, orderId, payId } = await holdStay('lon', { nth: 3 });
    let answer = () => {};
    const slow = new Promise<void>((done) => void (answer = done));
    s.services.inventory = { ...embedded, resume: async (request) => (await slow, embedded.resume(request)) };
    expect((await payWith(s, token, payId)).data.status).toBe('success');
    expect((await detail(token, orderId)).status, 'the hotel has not answered yet').toBe('pending');
    s.services.inventory = embedded;
    answer();
    await expect.poll(async () => (await detail(token, orderId)).status).toBe('confirmed');
    expect(await events(orderId)).toEqual(['requested', 'held', 'paid', 'confirmed']);
  });

  test('a supplier that says that paid rooms are lost, and has booked them: refunded, and the booking cancelled', async () => {
    const { token, orderId, payId } = await holdStay('sin', { nth: 2 });
    s.services.inventory = {
      ...embedded,
      resume: async (request) => (await embedded.resume(request), { outcome: 'lost' }),
    };
    await payWith(s, token, payId);
    s.services.inventory = embedded;
    await expireHolds(s.services);
    await processQueuedRefunds(s.services);
    expect((await detail(token, orderId)).status).toBe('released');
    expect(await heldByBank(s, payId)).toBe(0);
    await assertLedgersBalance(s);
  });

  test('rooms lost after payment: refunded exactly once, as the order and an email say', async () => {
    const { id, token, orderId, payId, amount } = await holdStay('nyc', { nth: 1 });
    s.services.inventory = {
      ...embedded,
      resume: async (request) => (await embedded.release(request), { outcome: 'lost' }),
    };
    expect((await payWith(s, token, payId)).data.status).toBe('success');
    s.services.inventory = embedded;
    expect(await detail(token, orderId)).toMatchObject({
      status: 'released',
      ended: 'notAvailable',
      payment: { state: 'refunding', refund: { amount: { amount, currency: 'TWD' } } },
    });
    s.services.sandbox?.faults.next('refund', { kind: 'loseReply' }); // done, but not known here
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
    expect((await emailsOf(id)).map((email) => email.template).toSorted()).toEqual([
      'hold-ended',
      'payment-received',
      'payment-refunded',
    ]);
  });
});
