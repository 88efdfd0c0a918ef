import { policy } from '@voyage/domain/policy.ts';
import { describe, expect, test } from 'vitest';
import { offerToPay, runJobs } from '../../../../testing/memory-inventory/service.ts';
import { keyMs } from '../../../../testing/memory-inventory/supplier.ts';
import { heldByBank, payWith, testCards } from '../../../../testing/prepaid-offers.ts';
import { newKey } from '../../../../testing/service.ts';
import { expireHolds } from './release-hold.ts';
import { reconcile } from './reconcile.ts';
import {
  authorised,
  bankOf,
  bookingsOf,
  captureOf,
  captured,
  creditsLeft,
  hour,
  inventory,
  emailTemplatesOf,
  emailsOf,
  minute,
  orderOf,
  pay,
  s,
  setUp,
  supplier,
  unpaid,
  withSupplier,
} from '../../../../testing/unheld-stays.ts';

setUp();

describe('a stay without held rooms', () => {
  test('is booked with the beds that were chosen, by what the supplier calls them when it is paid', async () => {
    const offerRef = await offerToPay(s, 'prepaid');
    const { data } = await s.call('POST', 'v1/tp/hotel/plan', { body: { offerRef } });
    const stay = await unpaid(data.offer.beds[1].offerRef);
    s.pass(keyMs + 1_000);
    expect((await pay(stay)).status).toBe('success');
    expect(supplier.bookings).toMatchObject([{ state: 'confirmed', bedsId: 'B2' }]);
    expect(await orderOf(stay)).toMatchObject({ status: 'confirmed', beds: { text: '2 single beds' } });
  });

  test('is authorised, booked, and charged once it is booked', async () => {
    const stay = await unpaid();
    expect(supplier.bookings).toEqual([]);
    expect(await orderOf(stay)).toMatchObject({ status: 'payment', payment: { state: 'due', held: false } });
    expect((await pay(stay)).status).toBe('success');
    expect(await orderOf(stay)).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
    expect(supplier.bookings).toMatchObject([
      {
        state: 'confirmed',
        bedsId: 'B1',
        request: {
          contact: { email: 'haruka@example.test' },
          guestNames: ['Sato/Haruka'],
          customerAddress: '127.0.0.1',
        },
      },
    ]);
    expect(await bankOf(stay)).toBe(authorised);
    await runJobs(s);
    expect([await bankOf(stay), await heldByBank(s, stay.payId)]).toEqual([captured, stay.amount]);
    expect(await captureOf(stay)).toEqual({ status: 'captured', capture: 'requested' });
    const { events } = await orderOf(stay);
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['authorised', 'confirmed', 'paid']);
    expect((await emailTemplatesOf(stay)).toSorted()).toEqual(['booking-confirmed', 'payment-received']);
    s.pass(24 * hour);
    await runJobs(s);
    expect(await captureOf(stay)).toEqual({ status: 'captured', capture: 'done' });
    const [row] = await s.sql('select unheld from hotel_orders where id = $1', [stay.orderId]);
    expect(row).toEqual({ unheld: { supplierKey: expect.any(String) } });
  });

  test('can be paid for the usual time, also if its offer had expired and was booked all the same', async () => {
    const offerRef = await offerToPay(s, 'prepaid');
    s.pass(keyMs + 1_000);
    const stay = await unpaid(offerRef);
    expect(Date.parse(stay.dueAt)).toBe(s.clock.now.getTime() + policy.hold.minutes * minute);
    const longer = await s.call('POST', 'v1/hotel/booking/extend', {
      token: stay.token,
      body: { orderId: stay.orderId },
    });
    expect(longer.data).toEqual({ dueAt: stay.dueAt, extendable: false });
    s.pass(policy.hold.minutes * minute);
    expect((await payWith(s, stay.token, stay.payId)).code).toBe('py0003');
    await expireHolds(s.services);
    expect(await orderOf(stay)).toMatchObject({ status: 'released', ended: 'notPaid' });
    expect(await creditsLeft(stay)).toBe(1);
    const [email] = await emailsOf(stay);
    expect([email?.template, email?.text]).toEqual([
      'booking-failed',
      expect.stringContaining('The time to pay for your stay has passed'),
    ]);
  });

  test('is booked by what the supplier calls its rate then, however long the bank takes', async () => {
    const stay = await unpaid();
    const { paymentUrl } = await pay(stay, 'bank');
    s.pass(keyMs + 5 * minute);
    await s.answerAtBank(paymentUrl, 'confirm');
    await runJobs(s);
    expect(await orderOf(stay)).toMatchObject({ status: 'confirmed' });
    await runJobs(s);
    expect(await bankOf(stay)).toBe(captured);
  });

  test('abandoned before it is paid: nothing is requested from the supplier', async () => {
    const stay = await unpaid();
    const cancelled = await s.call('DELETE', 'v1/hotel/booking', {
      token: stay.token,
      body: { orderId: stay.orderId },
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    await runJobs(s);
    expect(await orderOf(stay)).toMatchObject({ status: 'released', ended: 'givenUp' });
    expect(await creditsLeft(stay)).toBe(1);
  });

  test('a declined card books nothing, and another one pays', async () => {
    const stay = await unpaid();
    expect(await pay(stay, 'declined')).toMatchObject({ status: 'failure', reason: 'declined' });
    expect([supplier.bookings, (await orderOf(stay)).status]).toEqual([[], 'payment']);
    expect((await pay(stay)).status).toBe('success');
    expect((await orderOf(stay)).status).toBe('confirmed');
  });

  test.each(['loseReply', 'dropRequest'] as const)(
    'an authorisation without an answer (%s) is decided by the record',
    async (kind) => {
      const stay = await unpaid();
      s.services.sandbox?.faults.next('pay', { kind });
      expect((await pay(stay)).status).toBe('pending');
      expect(supplier.bookings).toEqual([]);
      s.pass(minute);
      await runJobs(s);
      const isMade = kind === 'loseReply';
      expect((await orderOf(stay)).status).toBe(isMade ? 'confirmed' : 'payment');
      expect(bookingsOf('confirmed')).toBe(isMade ? 1 : 0);
      await runJobs(s);
      expect(await bankOf(stay)).toBe(isMade ? captured : undefined);
    },
  );

  test('pressed many times, and by all jobs at once: one order, one authorisation, one booking, one charge', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const token = member?.token ?? '';
    const offerRef = await offerToPay(s, 'prepaid');
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 10 }, () => s.book(token, offerRef, { key })));
    for (const reply of replies)
      expect(reply.status === 200 || reply.code === 'rq0008', reply.text).toBe(true);
    const { data } = await s.book(token, offerRef, { key });
    const payKey = newKey();
    const prime = await s.prime(testCards.good);
    const press = () =>
      s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
        token,
        headers: { 'idempotency-key': payKey },
        body: {
          orderId: data.payment.orderId,
          prime,
          payer: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
          invoice: { type: 'personal', carrier: { kind: 'member' } },
          agreed: true,
        },
      });
    await Promise.all([...Array.from({ length: 10 }, press), runJobs(s, 24 * hour), runJobs(s, 24 * hour)]);
    await Promise.all(Array.from({ length: 5 }, () => runJobs(s, 24 * hour)));
    expect(bookingsOf('confirmed')).toBe(1);
    expect(supplier.bookings).toHaveLength(1);
    expect(await heldByBank(s, data.payment.orderId)).toBe(data.payment.amount.amount);
    const [events] = await s.sql(
      `select array_agg(e.kind order by e.id) as kinds from payment_events e join payments p on p.id = e.payment_id where p.product_order_id = $1`,
      [data.payment.orderId],
    );
    expect(events).toEqual({ kinds: ['created', 'authorised', 'captured'] });
  });
});

describe('a process that ends', () => {
  test('before the order can be paid: it is found, and an email asks for the payment', async () => {
    const stay = await unpaid();
    // as if the request had died after its first step
    await s.sql('delete from order_events where order_id = $1', [stay.orderId]);
    await s.sql(
      `update hotel_orders set status = 'pending', payment_order_id = null, payment_due = null where id = $1`,
      [stay.orderId],
    );
    await s.sql(`delete from product_orders where id = $1`, [stay.payId]);
    s.pass(minute);
    await reconcile(s.services, 15_000, 24 * hour);
    const order = await orderOf(stay);
    const dueAt = new Date(s.clock.now.getTime() + policy.hold.minutes * minute).toISOString();
    expect(order).toMatchObject({ status: 'payment', payment: { held: false, dueAt } });
    const [email] = await emailsOf(stay);
    expect([email?.template, email?.text]).toEqual([
      'stay-payable',
      expect.stringContaining('cannot hold it'),
    ]);
    expect((await payWith(s, stay.token, order.payment.orderId)).data.status).toBe('success');
    expect((await orderOf(stay)).status).toBe('confirmed');
  });

  test('after the card is authorised, before the booking: a job books it', async () => {
    const stay = await unpaid();
    // settled, but the process died before it could ask the supplier
    withSupplier({ priceCheck: () => Promise.reject(new Error('socket hang up')) });
    await pay(stay);
    s.services.inventory = inventory;
    expect(supplier.bookings).toEqual([]);
    s.pass(minute);
    await runJobs(s, 24 * hour);
    expect([(await orderOf(stay)).status, await bankOf(stay)]).toEqual(['confirmed', captured]);
  });

  test('after the booking, before the capture: a job captures it', async () => {
    const stay = await unpaid();
    await pay(stay);
    expect([(await orderOf(stay)).status, await bankOf(stay)]).toEqual(['confirmed', authorised]);
    s.pass(30 * 24 * hour);
    await runJobs(s);
    expect(await bankOf(stay)).toBe(captured);
  });
});
