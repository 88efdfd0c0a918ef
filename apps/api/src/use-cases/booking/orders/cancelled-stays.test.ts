import { describe, expect, test } from 'vitest';
import { readBacklog } from '../../maintenance/backlog.ts';
import { reconcilePayments } from '../../purchases/sync-payment.ts';
import { reconcile } from '../holds/reconcile.ts';
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
  cancel,
  refunds,
  emailsOf,
  setUp,
} from '../../../../testing/prepaid-stays.ts';

setUp();

/** Minutes that the oldest refund of each kind has waited; null if there is none. */
const waitingRefunds = async () =>
  Object.fromEntries(
    (await readBacklog(s.services))
      .filter(({ kind }) => kind.startsWith('refund'))
      .map(({ kind, count, age }) => [kind, count === 0 ? null : age / 60]),
  );

describe('cancelling a paid stay', () => {
  const paidStay = async (how: Parameters<typeof prepaidOffer>[2] = {}, city = 'lon') => {
    const created = await holdStay(city, how);
    expect((await payWith(s, created.token, created.payId)).data.status).toBe('success');
    return created;
  };

  test('before the deadline: everything is refunded, once, as quoted', async () => {
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
    const emails = await emailsOf(id);
    expect(emails.map((email) => email.template).toSorted()).toEqual([
      'booking-cancelled',
      'payment-received',
      'payment-refunded',
    ]);
    expect(emails.find((email) => email.template === 'booking-cancelled')?.text).toContain(
      '14 to 30 working days',
    );
    expect((await cancel(token, orderId)).data.refund).toEqual(cancelNow.refund);
    const kinds = (await detail(token, orderId)).events.map((event: { kind: string }) => event.kind);
    expect(kinds.slice(-2)).toEqual(['cancelled', 'refunded']);
  });

  test('the refund that is still owed counts, not the one of money that arrived twice', async () => {
    const { token, orderId, payId, amount } = await holdStay('ams', { nth: 1 });
    const first = (await payWith(s, token, payId, 'bank')).data;
    // given up: the first page of the bank was left open
    await s.sql(`update payments set status = 'abandoned' where id = $1`, [first.tradeId]);
    s.pass(minute);
    const second = (await payWith(s, token, payId, 'bank')).data;
    for (const { paymentUrl, tradeId } of [first, second]) {
      await s.answerAtBank(paymentUrl, 'confirm');
      await s.call('GET', `v1/product/order/payment/result/${tradeId}`, { token });
    }
    s.pass(minute);
    await reconcilePayments(s.services, 0);
    expect([await refunds(payId), await heldByBank(s, payId)]).toEqual([[{ kind: 'refunded' }], amount]);
    const paid = await detail(token, orderId);
    expect(paid).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
    s.pass(24 * 60 * minute);
    await cancel(token, orderId, paid.cancelNow.penalty);
    const queuedAt = s.clock.now.toISOString();
    const owed = await detail(token, orderId);
    expect(owed.payment).toMatchObject({ state: 'refunding', refundQueuedAt: queuedAt });
    expect(owed.events.map((event: { kind: string }) => event.kind)).not.toContain('refunded');
    s.pass(minute);
    await reconcilePayments(s.services, 0);
    const done = await detail(token, orderId);
    expect(done.payment).toMatchObject({ state: 'refunded', refundQueuedAt: queuedAt });
    expect(done.events.at(-1)).toEqual({ kind: 'refunded', at: s.clock.now.toISOString() });
  });

  test('after the deadline: the first night is kept, and the rest of the dollars is refunded, even if the reply to the refund is lost', async () => {
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
      penalty: found.offer.cancellation.windows[1]?.penalty,
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

  test('a partial refund waits until the bank has captured the authorised money', async () => {
    const created = await holdStay('ams', { nth: 2 });
    s.services.sandbox?.faults.captureAfter(2 * 24 * 60 * minute);
    s.clock.now = new Date(Date.parse(created.reply.data.payment.dueAt) - minute);
    await payWith(s, created.token, created.payId);
    await s.sql(
      `update hotel_orders set terms = jsonb_set(terms, '{rate,windows,0,until}', to_jsonb($2::text)) where id = $1`,
      [created.orderId, new Date(s.clock.now.getTime() - 1000).toISOString()],
    );
    await s.sql(
      `update supplier_bookings set terms = terms || jsonb_build_object('deadline', $2::text) where client_ref = (select client_ref from hotel_orders where id = $1)`,
      [created.orderId, new Date(s.clock.now.getTime() - 1000).toISOString()],
    );
    const { data } = await cancel(
      created.token,
      created.orderId,
      (await detail(created.token, created.orderId)).cancelNow.penalty,
    );
    const back = data.refund.amount.amount as number;
    expect(back).toBeLessThan(created.amount);
    await reconcilePayments(s.services, 0);
    s.pass(61 * minute);
    s.services.sandbox?.faults.next('query', { kind: 'dropRequest' });
    await reconcilePayments(s.services, 0); // the record could not be read: neither rejected nor restarted
    expect(await waitingRefunds()).toEqual({ refund: null, 'refund-awaiting-capture': 61 });
    s.pass(minute);
    await reconcilePayments(s.services, 0);
    expect(await waitingRefunds()).toEqual({ refund: null, 'refund-awaiting-capture': 62 });
    expect(await heldByBank(s, created.payId)).toBe(created.amount);
    expect(s.logged.filter((line) => String(line.text).includes('refuse'))).toEqual([]);
    s.pass(2 * 24 * 60 * minute);
    s.services.sandbox?.faults.next('refund', { kind: 'dropRequest' });
    await reconcilePayments(s.services, 0);
    s.pass(minute);
    expect(await waitingRefunds(), 'possible since a minute ago').toEqual({
      refund: 1,
      'refund-awaiting-capture': null,
    });
    await reconcilePayments(s.services, 0);
    expect(await waitingRefunds()).toEqual({ refund: null, 'refund-awaiting-capture': null });
    expect(await heldByBank(s, created.payId)).toBe(created.amount - back);
  });

  test('a non-refundable rate: nothing is refunded, and the quote and the email say so', async () => {
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
    expect((await emailsOf(id)).find((email) => email.template === 'booking-cancelled')?.text).toContain(
      'your payment is not refundable',
    );
  });

  test('employees can refund a booked stay, but neither confirm nor complete one, nor change one whose outcome is open', async () => {
    const employee = (await s.login('employee')).accessToken;
    const staff = (orderId: string, action: string) =>
      s.call('POST', 'v1/admin/order', { token: employee, body: { orderId, action, reason: 'Asked for' } });
    const { id, token, orderId, payId, found } = await paidStay({ plan: 'non-refundable' });
    const before = await soldNights(found.roomTypeId);
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
    expect([await soldNights(found.roomTypeId), await heldByBank(s, payId), await refunds(payId)]).toEqual([
      before - 3,
      0,
      [{ kind: 'refunded' }],
    ]);
    expect((await emailsOf(id)).map((email) => email.template)).toEqual(
      expect.arrayContaining(['booking-cancelled', 'payment-refunded']),
    );
    expect((await cancel(token, orderId)).data).toMatchObject({
      hotelCancellationNumber: expect.any(String),
      penalty: { amount: 0 },
    });
    const open = await holdStay('tyo');
    s.services.inventory = { ...embedded, resume: () => Promise.resolve({ outcome: 'unknown' }) };
    await payWith(s, open.token, open.payId);
    s.services.inventory = embedded;
    expect((await staff(open.payId, 'refund')).code).toBe('py0003');
    s.pass(1);
    await reconcile(s.services, 0, 10 * minute);
    expect((await detail(open.token, open.orderId)).status).toBe('confirmed');
  });
});
