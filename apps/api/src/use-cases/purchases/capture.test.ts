import { describe, expect, test } from 'vitest';
import { runJobs } from '../../../testing/memory-inventory/service.ts';
import { heldByBank } from '../../../testing/prepaid-offers.ts';
import {
  bankOf,
  bookingsOf,
  captureOf,
  captured,
  freshToken,
  hour,
  emailTemplatesOf,
  emailsOf,
  minute,
  orderOf,
  pay,
  refunded,
  s,
  setUp,
  unpaid,
  type Stay,
} from '../../../testing/unheld-stays.ts';

setUp();

describe('the capture', () => {
  test.each(['loseReply', 'dropRequest', 'refuse'] as const)(
    'without an answer (%s) is made, once',
    async (kind) => {
      const stay = await unpaid();
      await pay(stay);
      s.services.sandbox?.faults.next('capture', { kind });
      await runJobs(s);
      expect(await captureOf(stay)).toEqual({ status: 'captured', capture: 'later' });
      s.pass(minute);
      await runJobs(s);
      expect([await bankOf(stay), await heldByBank(s, stay.payId)]).toEqual([captured, stay.amount]);
      expect((await emailTemplatesOf(stay)).filter((name) => name === 'payment-received')).toHaveLength(1);
    },
  );

  test('that has no answer for an hour is escalated to a person', async () => {
    const stay = await unpaid();
    await pay(stay);
    s.services.sandbox?.faults.always('capture', { kind: 'refuse' });
    s.pass(61 * minute);
    await runJobs(s);
    expect(s.logged.at(-1)?.text).toMatch(/has not answered about a capture for an hour/);
    s.services.sandbox?.faults.clear();
    s.pass(61 * minute);
    await runJobs(s);
    expect(await bankOf(stay)).toBe(captured);
  });

  test('that the bank refuses leaves the stay booked, and it is escalated at once', async () => {
    const stay = await unpaid();
    expect((await pay(stay, 'captureRefused')).status).toBe('success');
    const before = s.logged.length;
    await runJobs(s);
    await runJobs(s);
    const told = () => s.logged.slice(before).filter(({ text }) => /was not captured/.test(String(text)));
    expect(told()).toMatchObject([{ level: 'error', attempts: 1 }]);
    s.pass(61 * minute);
    await runJobs(s);
    expect(told()).toMatchObject([{ attempts: 1 }, { attempts: 2 }]);
    expect([(await orderOf(stay)).status, bookingsOf('confirmed')]).toEqual(['confirmed', 1]);
  });

  test('that the bank did not make is requested again', async () => {
    const stay = await unpaid();
    await pay(stay);
    s.services.sandbox?.faults.captureAfter(30 * hour);
    await runJobs(s);
    s.pass(24 * hour);
    await runJobs(s);
    expect((await captureOf(stay))?.capture).toBe('requested');
    s.pass(24 * hour);
    await runJobs(s);
    expect((await captureOf(stay))?.capture).toBe('done');
  });
});

describe('cancelling', () => {
  const cancel = async (stay: Stay) => {
    const token = await freshToken(stay);
    const { cancelNow } = await orderOf(stay);
    return s.call('DELETE', 'v1/hotel/booking', {
      token,
      body: { orderId: stay.orderId, acceptedPenalty: cancelNow.penalty },
    });
  };

  test('before the capture releases the card; it is not captured any more', async () => {
    const stay = await unpaid();
    await pay(stay);
    expect((await orderOf(stay)).cancelNow).toMatchObject({ free: true, refund: null });
    const reply = await cancel(stay);
    expect([reply.status, reply.data?.refund], reply.text).toEqual([200, null]);
    await runJobs(s);
    expect([await bankOf(stay), bookingsOf('cancelled')]).toEqual([refunded, 1]);
    expect(await orderOf(stay)).toMatchObject({ status: 'cancelled', payment: { state: 'none' } });
    const email = (await emailsOf(stay)).find(({ template }) => template === 'booking-cancelled');
    expect(email?.text).toMatch(/There is no charge\./);
    expect(email?.text).not.toMatch(/refund/i);
  });

  test('after the capture refunds it', async () => {
    const stay = await unpaid();
    await pay(stay);
    await runJobs(s);
    expect((await cancel(stay)).status).toBe(200);
    await runJobs(s);
    expect([await bankOf(stay), await heldByBank(s, stay.payId)]).toEqual([refunded, 0]);
    expect(await orderOf(stay)).toMatchObject({ status: 'cancelled', payment: { state: 'refunded' } });
  });

  test('at a cost, before the capture: all is captured, then the rest refunded', async () => {
    const stay = await unpaid();
    await pay(stay);
    s.clock.now = new Date('2026-11-30T06:00:00Z'); // the first night is kept
    expect((await cancel(stay)).status).toBe(200);
    for (let i = 0; i < 2; i++) {
      await runJobs(s);
      s.pass(2 * hour);
    }
    const kept = await heldByBank(s, stay.payId);
    expect(Math.abs(kept - stay.amount / 3)).toBeLessThanOrEqual(1);
    expect(await orderOf(stay)).toMatchObject({ status: 'cancelled', payment: { state: 'refunded' } });
  });
});
