import { describe, expect, test } from 'vitest';
import { offerToPay, runJobs } from '../../../../testing/memory-inventory/service.ts';
import type { Inventory } from '../../../inventory/inventory.ts';
import { errors } from '../../../platform/errors.ts';
import {
  authorised,
  bankOf,
  bookingsOf,
  captured,
  expectUncharged,
  hour,
  inventory,
  emailTemplatesOf,
  minute,
  orderOf,
  pay,
  refunded,
  s,
  setUp,
  supplier,
  unpaid,
  withSupplier,
} from '../../../../testing/unheld-stays.ts';

setUp();

const lost = () => Promise.reject(new Error('socket hang up'));
/** The supplier books, and its answer is lost. */
const bookAndLose: Inventory['book'] = async (request) => {
  await inventory.book(request);
  return lost();
};
describe('nothing is charged for what is not booked', () => {
  test('sold out when the card is authorised', async () => {
    const stay = await unpaid();
    const others = await s.addMembers(2, 'basic');
    for (const { token } of others)
      expect((await s.book(token, await offerToPay(s, 'property'))).data.status).toBe('confirmed');
    expect((await pay(stay)).status).toBe('success');
    await expectUncharged(stay, 'notAvailable', /the hotel no longer had the room/);
    expect(
      (await s.call('GET', `v1/product/order/payment/${stay.payId}`, { token: stay.token })).data.order,
    ).toMatchObject({ status: 'refunded', payment: { status: 'released' } });
  });

  test('sold out between the last look and the booking', async () => {
    const stay = await unpaid();
    withSupplier({ book: () => Promise.resolve({ outcome: 'soldOut' }) });
    await pay(stay);
    await expectUncharged(stay, 'notAvailable', /the hotel no longer had the room/);
  });

  test('no longer bookable', async () => {
    const stay = await unpaid();
    withSupplier({ priceCheck: () => Promise.resolve(null) });
    await pay(stay);
    await expectUncharged(stay, 'notAvailable', /the hotel no longer had the room/);
  });

  test('another bill from the supplier', async () => {
    const stay = await unpaid();
    supplier.prices.twdPerUsd += 1;
    await pay(stay);
    await expectUncharged(stay, 'changed', /price or terms had changed/);
    supplier.prices.twdPerUsd -= 1;
  });

  test('another price at the hotel', async () => {
    const stay = await unpaid();
    supplier.prices.resortFee = 900;
    await pay(stay);
    await expectUncharged(stay, 'changed', /price or terms had changed/);
    expect(supplier.bookings).toEqual([]);
  });

  test.each(['priceChanged', 'policyChanged'] as const)(
    '%s by its answer to the booking',
    async (outcome) => {
      const stay = await unpaid();
      withSupplier({
        book: async ({ rate, stay: dates }) => {
          const now = await inventory.priceCheck(rate, dates);
          if (!now || now === 'soldOut') throw new Error('there is no rate');
          return { outcome, rate: now };
        },
      });
      await pay(stay);
      await expectUncharged(stay, 'changed', /price or terms had changed/);
    },
  );

  test('a release without an answer is made once', async () => {
    const stay = await unpaid();
    withSupplier({ book: () => Promise.resolve({ outcome: 'soldOut' }) });
    s.services.sandbox?.faults.next('refund', { kind: 'loseReply' });
    await pay(stay);
    await runJobs(s);
    s.pass(minute);
    await expectUncharged(stay, 'notAvailable', /the hotel no longer had the room/);
  });

  test('an authorisation that arrives after the order has ended is released, and an email says so', async () => {
    const stay = await unpaid();
    const { paymentUrl } = await pay(stay, 'bank');
    const cancelled = await s.call('DELETE', 'v1/hotel/booking', {
      token: stay.token,
      body: { orderId: stay.orderId },
    });
    expect(cancelled.status).toBe(200);
    await s.answerAtBank(paymentUrl, 'confirm');
    s.pass(minute);
    await runJobs(s);
    expect([await bankOf(stay), supplier.bookings]).toEqual([refunded, []]);
    expect(await emailTemplatesOf(stay)).toEqual(['payment-released']);
  });
});

describe('a booking without an answer', () => {
  const unanswered = async (book: Inventory['book']) => {
    const stay = await unpaid();
    withSupplier({ book });
    expect((await pay(stay)).status).toBe('success');
    s.services.inventory = inventory;
    expect(await orderOf(stay)).toMatchObject({ status: 'pending', payment: { state: 'authorised' } });
    expect(await bankOf(stay)).toBe(authorised);
    return stay;
  };

  test('that was made is found, and charged', async () => {
    const stay = await unanswered(bookAndLose);
    s.pass(minute);
    await runJobs(s, 24 * hour);
    expect(await orderOf(stay)).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
    expect([await bankOf(stay), supplier.bookings.length]).toEqual([captured, 1]);
  });

  test('that the supplier does not know is neither charged nor released while it may still be carried out', async () => {
    const stay = await unanswered(lost);
    const { lateBookingMs } = inventory.capabilities;
    let asked = 0;
    withSupplier({
      book: () => Promise.reject(new Error('it is asked for once')),
      retrieve: (key) => (asked++, inventory.retrieve(key)),
    });
    for (let passed = 0; passed < lateBookingMs - hour; passed += hour) {
      s.pass(hour);
      await runJobs(s, lateBookingMs);
    }
    expect([(await orderOf(stay)).status, await bankOf(stay)]).toEqual(['pending', authorised]);
    expect(asked).toBeGreaterThan(10);
    expect(await s.sql('select kind from ledger_differences where order_id = $1', [stay.orderId])).toEqual([
      { kind: 'unanswered' },
    ]);
    s.pass(2 * hour);
    await runJobs(s, lateBookingMs);
    await expectUncharged(stay, 'notConfirmed', /did not confirm your booking/);
  });

  test('that is carried out late is confirmed and charged', async () => {
    let arrive = () => lost();
    const stay = await unanswered((request) => {
      arrive = async () => {
        const rate = await inventory.priceCheck(request.rate, request.stay);
        if (!rate || rate === 'soldOut') throw new Error('it was sold before');
        return (await inventory.book({ ...request, rate })) as never;
      };
      return lost();
    });
    s.pass(hour);
    await runJobs(s, 24 * hour);
    await arrive();
    s.pass(hour);
    await runJobs(s, 24 * hour);
    expect([(await orderOf(stay)).status, await bankOf(stay)]).toEqual(['confirmed', captured]);
  });

  test('that is carried out after it was given up is cancelled there', async () => {
    let late: Parameters<Inventory['book']>[0] | undefined;
    const stay = await unanswered((request) => {
      late = request;
      return lost();
    });
    s.pass(25 * hour);
    await runJobs(s, 24 * hour);
    expect((await orderOf(stay)).status).toBe('released');
    if (!late) throw new Error('nothing was sent');
    const rate = await inventory.priceCheck(late.rate, late.stay);
    if (!rate || rate === 'soldOut') throw new Error('it was sold before');
    await inventory.book({ ...late, rate });
    s.pass(6 * minute);
    await runJobs(s, 24 * hour);
    expect([bookingsOf('confirmed'), bookingsOf('cancelled'), await bankOf(stay)]).toEqual([0, 1, refunded]);
  });

  test('that was not sent at all is sent again', async () => {
    const stay = await unpaid();
    for (const unavailable of [
      { priceCheck: () => Promise.reject(errors.busy()) },
      { book: () => Promise.reject(errors.busy()) },
    ]) {
      withSupplier(unavailable);
      await pay(stay).catch(() => undefined);
      await runJobs(s);
      expect([(await orderOf(stay)).status, supplier.bookings]).toEqual(['pending', []]);
      s.pass(hour);
    }
    s.services.inventory = inventory;
    await runJobs(s);
    expect([(await orderOf(stay)).status, bookingsOf('confirmed')]).toEqual(['confirmed', 1]);
  });
});
