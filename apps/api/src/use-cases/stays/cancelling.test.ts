import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Inventory } from '../../inventory/inventory.ts';
import { assertLedgersBalance } from '../../../testing/ledger-assertions.ts';
import { testStart } from '../../../testing/environment.ts';
import { newKey, startService, type Reply, type TestService } from '../../../testing/service.ts';
import { notifyOrders } from '../booking/emails/booking-emails.ts';
import { reconcilePayments } from '../purchases/sync-payment.ts';
import { completeStays } from '../booking/holds/reconcile.ts';
import { heldByBank, payWith, prepaidOffer, type PrepaidTestOffer } from '../../../testing/prepaid-offers.ts';
import { claimIntents } from './cancellation-intent.ts';
import { finishCancellations } from './open-intents.ts';

let s: TestService;
let embedded: Inventory;
let employee = '';
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
  embedded = s.services.inventory;
  const [row] = await s.sql<{ id: string }>(`select id from users where username = 'employee@demo.test'`);
  employee = row?.id ?? '';
});
afterAll(() => s.close());
beforeEach(() => void (s.clock.now = new Date(testStart)));
afterEach(async () => {
  s.services.inventory = embedded;
  await reconcilePayments(s.services, 0);
  expect(await s.sql('select order_id from cancellation_intents')).toEqual([]);
  await assertLedgersBalance(s);
});

const lease = 21_000;
const detail = async (token: string, orderId: string) =>
  (await s.call('GET', `v1/user/hotel/order/${orderId}`, { token })).data;
const cancel = (token: string, orderId: string, acceptedPenalty?: object): Promise<Reply> =>
  s.call('DELETE', 'v1/hotel/booking', {
    token,
    body: { orderId, ...(acceptedPenalty ? { acceptedPenalty } : {}) },
  });
const refundByStaff = async (payId: string, key: string = newKey()): Promise<Reply> =>
  s.call('POST', 'v1/admin/order', {
    token: (await s.session(employee)).accessToken,
    headers: { 'idempotency-key': key },
    body: { orderId: payId, action: 'refund', reason: 'Asked for' },
  });
const cancelledTimes = async (orderId: string) =>
  (await s.sql(`select 1 from order_events where order_id = $1 and kind = 'cancelled'`, [orderId])).length;
const cancellationEmails = async (orderId: string) => {
  await notifyOrders(s.services);
  return s.sql<{ template: string; data: Record<string, unknown> }>(
    `select template, data from outbox where dedupe_key = $1`,
    [`booking-cancelled:${orderId}`],
  );
};
interface Paid {
  id: string;
  token: string;
  orderId: string;
  payId: string;
  amount: number;
  found: PrepaidTestOffer;
}
async function paidStay(city: string, plan: 'prepaid-advance' | 'non-refundable', nth = 0): Promise<Paid> {
  const [member] = await s.addMembers(1, 'basic');
  const found = await prepaidOffer(s, city, { plan, nth });
  const { data, text } = await s.book(member!.token, found.offerRef);
  expect(data?.status, text).toBe('payment');
  expect((await payWith(s, member!.token, data.payment.orderId)).data.status).toBe('success');
  return {
    id: member!.id,
    token: member!.token,
    orderId: data.orderId,
    payId: data.payment.orderId,
    amount: data.payment.amount.amount,
    found,
  };
}
/** The supplier cancels, and its answer is lost. */
const loseReply = () => {
  s.services.inventory = {
    ...embedded,
    cancel: async (request) => (await embedded.cancel(request), Promise.reject(new Error('socket hang up'))),
  };
};
const neverArrives = () => {
  s.services.inventory = { ...embedded, cancel: () => Promise.reject(new Error('socket hang up')) };
};

describe('the cost of cancelling must have been accepted', () => {
  test('a paid stay without a refund is not cancelled without consent: the error states the cost and the refund', async () => {
    const { token, orderId, payId, amount, found } = await paidStay('par', 'non-refundable');
    const unseen = await cancel(token, orderId);
    expect([unseen.status, unseen.code, unseen.failure.details]).toEqual([
      409,
      'bk0006',
      { penalty: found.offer.price.total, free: false, refund: null },
    ]);
    const otherCurrency = await cancel(token, orderId, { ...found.offer.price.total, currency: 'XTS' });
    expect(otherCurrency.code).toBe('bk0006');
    expect(await detail(token, orderId)).toMatchObject({
      status: 'confirmed',
      cancelAskedAt: null,
      payment: { state: 'paid' },
    });
    expect(await heldByBank(s, payId)).toBe(amount);
    expect((await cancel(token, orderId, found.offer.price.total)).status).toBe(200);
  });

  test('if it is free the cost may be omitted', async () => {
    const { token, orderId } = await paidStay('par', 'prepaid-advance', 1);
    expect((await cancel(token, orderId)).data).toMatchObject({ penalty: { amount: 0 } });
  });
});

describe('interrupted between the supplier and our order', () => {
  test.each([
    ['after the supplier had cancelled', loseReply],
    ['before it heard of it', neverArrives],
  ])(
    '%s: within a minute order, room, money and email agree, once, with any number of readers',
    async (_when, harm) => {
      const { token, orderId, payId, found, amount } = await paidStay(
        'lon',
        'prepaid-advance',
        harm === loseReply ? 0 : 1,
      );
      const { cancelNow } = await detail(token, orderId);
      harm();
      expect((await cancel(token, orderId, cancelNow.penalty)).code).toBe('bk0004');
      s.services.inventory = embedded;
      expect(await heldByBank(s, payId)).toBe(amount);
      s.pass(lease);
      await Promise.all([
        finishCancellations(s.services),
        finishCancellations(s.services),
        cancel(token, orderId, cancelNow.penalty),
        cancel(token, orderId),
      ]);
      await reconcilePayments(s.services, 0);
      expect(await detail(token, orderId)).toMatchObject({
        status: 'cancelled',
        payment: { state: 'refunded' },
        cancelAskedAt: null,
      });
      expect([
        await heldByBank(s, payId),
        await cancelledTimes(orderId),
        (await cancellationEmails(orderId)).length,
      ]).toEqual([0, 1, 1]);
      expect(
        await s.sql(
          'select 1 from supplier_bookings where client_ref = (select client_ref from hotel_orders where id = $1) and state = $2',
          [orderId, 'cancelled'],
        ),
      ).toHaveLength(1);
      expect(found.offer.plan.code).toBe('prepaid-advance');
    },
  );

  test('killed after the supplier, before the order: the intent is there, and the next process finishes it', async () => {
    const { token, orderId, payId, amount } = await paidStay('mil', 'prepaid-advance');
    const { orm } = s.services.db;
    const transaction = orm.transaction.bind(orm);
    orm.transaction = () => Promise.reject(new Error('killed'));
    // of the one process that is killed
    const reply = await s.atOne(() => cancel(token, orderId)).finally(() => (orm.transaction = transaction));
    expect(reply.status).toBe(500);
    expect(
      await s.sql(
        'select state from supplier_bookings where client_ref = (select client_ref from hotel_orders where id = $1)',
        [orderId],
      ),
    ).toEqual([{ state: 'cancelled' }]);
    expect([await heldByBank(s, payId), (await detail(token, orderId)).cancelAskedAt]).toEqual([
      amount,
      s.clock.now.toISOString(),
    ]);
    s.pass(lease);
    expect(await finishCancellations(s.services)).toEqual({ cancelled: 1, open: 0 });
    await reconcilePayments(s.services, 0);
    expect([await heldByBank(s, payId), await cancelledTimes(orderId)]).toEqual([0, 1]);
  });

  test('the instant of the request decides, not that of the reconciler: free at the deadline, and free when finished an hour later', async () => {
    const { id, orderId, payId, found } = await paidStay('ams', 'prepaid-advance');
    s.clock.now = new Date(found.offer.cancellation.deadline ?? '');
    const token = (await s.session(id)).accessToken;
    neverArrives();
    expect((await cancel(token, orderId)).code).toBe('bk0004');
    s.services.inventory = embedded;
    s.pass(60 * 60_000);
    // as the page shows it by now
    const again = await cancel(
      (await s.session(id)).accessToken,
      orderId,
      found.offer.cancellation.windows[1]?.penalty,
    );
    expect(again.data, again.text).toMatchObject({ penalty: { amount: 0 } });
    expect((await detail((await s.session(id)).accessToken, orderId)).cancelledAt).toBe(
      new Date(found.offer.cancellation.deadline ?? '').toISOString(),
    );
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, payId)).toBe(0);
  });

  test('two tabs that accepted different costs: the correct one cancels', async () => {
    const { token, orderId, found } = await paidStay('par', 'non-refundable', 2);
    const replies = await Promise.all([
      cancel(token, orderId, found.offer.price.total),
      cancel(token, orderId),
      cancel(token, orderId, found.offer.price.total),
    ]);
    expect(replies.map((reply) => reply.status).filter((status) => status === 200).length).toBeGreaterThan(0);
    for (const reply of replies) expect(reply.code ?? 'ok').toBeOneOf(['ok', 'bk0006']);
    expect(await cancelledTimes(orderId)).toBe(1);
  });

  test('a supplier that finally rejects leaves the booking, and raises an alarm; the stay is not completed in the meantime', async () => {
    const { token, orderId, id } = await paidStay('tyo', 'non-refundable');
    const { cancelNow } = await detail(token, orderId);
    neverArrives();
    await cancel(token, orderId, cancelNow.penalty);
    s.clock.now = new Date('2026-12-20T00:00:00Z');
    await completeStays(s.services);
    const later = (await s.session(id)).accessToken;
    expect((await detail(later, orderId)).status).toBe('confirmed');
    s.services.inventory = { ...embedded, cancel: async () => ({ outcome: 'refused' }) };
    expect(await finishCancellations(s.services)).toEqual({ cancelled: 0, open: 0 });
    expect(await detail(later, orderId)).toMatchObject({ status: 'confirmed', cancelAskedAt: null });
    expect(await s.sql('select kind from ledger_differences where order_id = $1', [orderId])).toEqual([
      { kind: 'cancellation-refused' },
    ]);
    expect(s.logged.filter((line) => line.orderId === orderId && line.level === 'error')).toHaveLength(1);
    const [owner] = await s.sql<{ username: string }>('select username from users where id = $1', [id]);
    const emails = (await s.emails(owner?.username ?? '')).filter(
      ({ template }) => template === 'booking-not-cancelled',
    );
    expect(emails.map(({ text }) => text)).toEqual([expect.stringMatching(/declined the cancellation/)]);
    await completeStays(s.services);
    expect((await detail(later, orderId)).status).toBe('completed');
  });

  test('processes that are killed after claiming it delay it by their lease only', async () => {
    const { token, orderId, payId } = await paidStay('par', 'prepaid-advance', 1);
    neverArrives();
    await cancel(token, orderId);
    s.services.inventory = embedded;
    for (let killed = 0; killed < 4; killed++) {
      s.pass(lease);
      expect(await claimIntents(s.services), `after ${killed} killed processes`).toHaveLength(1);
    }
    s.pass(lease);
    expect(await finishCancellations(s.services)).toEqual({ cancelled: 1, open: 0 });
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, payId)).toBe(0);
  });

  test('a supplier that never answers is called less and less often, and the log raises an alarm', async () => {
    const { token, orderId } = await paidStay('sin', 'prepaid-advance');
    neverArrives();
    await cancel(token, orderId);
    let calls = 0;
    s.services.inventory = {
      ...embedded,
      cancel: () => ((calls += 1), Promise.reject(new Error('socket hang up'))),
    };
    for (let i = 0; i < 360; i++) {
      s.pass(5_000);
      await finishCancellations(s.services);
    }
    expect(calls, 'in half an hour').toBeGreaterThan(8);
    expect(calls).toBeLessThan(20);
    expect(
      s.logged.some(
        (line) =>
          line.orderId === orderId && line.level === 'error' && /cannot be completed/.test(String(line.text)),
      ),
    ).toBe(true);
    s.services.inventory = embedded;
    s.pass(5 * 60_000);
    expect(await finishCancellations(s.services)).toEqual({ cancelled: 1, open: 0 });
  });
});

describe('a refund by staff of a future stay', () => {
  test('cancels it at the supplier, at no cost to the member, even if the supplier answers late', async () => {
    const { token, orderId, payId } = await paidStay('lon', 'non-refundable', 2);
    loseReply();
    expect((await refundByStaff(payId)).code).toBe('bk0004');
    s.services.inventory = embedded;
    expect((await detail(token, orderId)).cancelAskedAt).not.toBeNull();
    s.pass(lease);
    expect(await finishCancellations(s.services)).toEqual({ cancelled: 1, open: 0 });
    await reconcilePayments(s.services, 0);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'cancelled',
      cancellationPenalty: { amount: 0 },
      payment: { state: 'refunded' },
    });
    expect(await heldByBank(s, payId)).toBe(0);
    expect((await cancellationEmails(orderId))[0]?.data).toMatchObject({ outcome: 'refunded' });
    expect(
      await s.sql(
        `select detail->>'reason' as reason, detail->'waived' as waived from order_events where order_id = $1 and kind = 'cancelled'`,
        [orderId],
      ),
    ).toEqual([{ reason: 'Asked for', waived: true }]);
    expect((await refundByStaff(payId)).code).toBe('py0003');
  });

  test('takes over a cancellation that the member began: everything is refunded, once', async () => {
    const { token, orderId, payId, found } = await paidStay('mil', 'non-refundable', 1);
    loseReply();
    await cancel(token, orderId, found.offer.price.total);
    s.services.inventory = embedded;
    const replies = await Promise.all([
      refundByStaff(payId),
      cancel(token, orderId, found.offer.price.total),
      refundByStaff(payId),
    ]);
    for (const reply of replies) expect(reply.code ?? 'ok').toBeOneOf(['ok', 'py0003']);
    await reconcilePayments(s.services, 0);
    expect(replies.some((reply, i) => i !== 1 && reply.status === 200)).toBe(true);
    expect(
      [
        await cancelledTimes(orderId),
        await heldByBank(s, payId),
        (await detail(token, orderId)).payment.state,
      ],
      'whoever came first',
    ).toEqual([1, 0, 'refunded']);
    expect(
      await s.sql(
        `select e.kind from payment_events e join payments p on p.id = e.payment_id where p.product_order_id = $1 and e.kind in ('refund-queued', 'refunded') order by e.id`,
        [payId],
      ),
    ).toEqual([{ kind: 'refund-queued' }, { kind: 'refunded' }]);
  });

  test('repeated under the same key it continues, and reports its outcome', async () => {
    const { token, orderId, payId } = await paidStay('lon', 'non-refundable', 1);
    const key = newKey();
    neverArrives();
    expect((await refundByStaff(payId, key)).code).toBe('bk0004');
    expect((await refundByStaff(payId, key)).code).toBe('bk0004');
    s.services.inventory = embedded;
    const replies = await Promise.all([refundByStaff(payId, key), refundByStaff(payId, key)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refundByStaff(payId, key)).data.order.id).toBe(payId);
    await reconcilePayments(s.services, 0);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'refunded' },
    });
    expect([await cancelledTimes(orderId), await heldByBank(s, payId)]).toEqual([1, 0]);
  });

  test('what was interrupted after it was recorded has its response under its key', async () => {
    const { payId } = await paidStay('tyo', 'non-refundable', 1);
    const key = newKey();
    // The process dies while the supplier is asked: neither an answer nor an error.
    const asked = Promise.withResolvers<void>();
    s.services.inventory = {
      ...embedded,
      cancel: () => (asked.resolve(), new Promise<never>(() => undefined)),
    };
    void refundByStaff(payId, key);
    await asked.promise;
    s.services.inventory = embedded;
    expect((await refundByStaff(payId, key)).data.order.id).toBe(payId);
    await reconcilePayments(s.services, 0);
    expect(await heldByBank(s, payId)).toBe(0);
  });

  test('is rejected once the guests have arrived, and possible once they have left', async () => {
    const { orderId, payId, id } = await paidStay('ams', 'non-refundable', 1);
    const key = newKey();
    s.clock.now = new Date('2026-12-03T00:00:00Z');
    expect((await refundByStaff(payId, key)).code).toBe('bk0005');
    s.clock.now = new Date('2026-12-06T00:00:00Z');
    await completeStays(s.services);
    expect((await refundByStaff(payId, key)).status).toBe(200);
    await reconcilePayments(s.services, 0);
    expect(await detail((await s.session(id)).accessToken, orderId)).toMatchObject({
      status: 'completed',
      payment: { state: 'refunded' },
    });
  });
});
