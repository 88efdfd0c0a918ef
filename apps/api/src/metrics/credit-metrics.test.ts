import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, member, pay, s, setUp } from '../../testing/product-payments.ts';
import { collectMetrics, type Metrics } from './metrics.ts';

let metrics: Metrics;
beforeAll(() => void (metrics = collectMetrics(0, '127.0.0.1')));
afterAll(() => metrics.stop());
setUp();

/** The lines about credits, without their prefix. */
const counted = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    [
      ...(await metrics.text()).matchAll(
        /^voyage_(credits_\w+(?:\{.*\})?|bookings_total\{outcome="noCreditsLeft"\}) (\d+)$/gm,
      ),
    ].map(([, series = '', value]) => [series, Number(value)]),
  );

test('counts credits taken by source, bookings refused for want of one, and credits bought', async () => {
  const none = {
    'credits_taken_total{source="free"}': 0,
    'credits_taken_total{source="paid"}': 0,
    'credits_taken_total{source="unlimited"}': 0,
    'credits_taken_total{source="ignored"}': 0,
    credits_bought_total: 0,
    'bookings_total{outcome="noCreditsLeft"}': 0,
  };
  expect(await counted(), 'a rate needs two values, also of what happens for the first time').toEqual(none);

  const { id: userId, token } = await member();
  const { offerRef } = await s.firstOffer('lon');
  expect((await s.book(token, offerRef, { key: 'the-first-booking' })).status).toBe(200);
  expect((await s.book(token, offerRef, { key: 'the-first-booking' })).status).toBe(200);
  expect((await s.book(token, offerRef)).code).toBe('bk0001');
  const bought = await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 2 } });
  expect((await pay(token, bought.data.order.id, cards.declined)).data.status).toBe('failure');
  expect(await counted()).toMatchObject({ credits_bought_total: 0 });
  expect((await pay(token, bought.data.order.id, cards.good)).data.status).toBe('success');
  expect((await s.book(token, offerRef)).status).toBe(200);
  const { accessToken: agent } = await s.login('agent');
  const onBehalf = { userId, ignoreCredit: true, reason: 'Asked for by phone' };
  const inParis = (await s.firstOffer('par')).offerRef;
  expect((await s.book(agent, inParis, { onBehalf })).status).toBe(200);
  const { accessToken: employee } = await s.login('employee');
  expect((await s.book(employee, (await s.firstOffer('tyo')).offerRef)).status).toBe(200);

  expect(await counted()).toEqual({
    'credits_taken_total{source="free"}': 1,
    'credits_taken_total{source="paid"}': 1,
    'credits_taken_total{source="unlimited"}': 1,
    'credits_taken_total{source="ignored"}': 1,
    credits_bought_total: 2,
    'bookings_total{outcome="noCreditsLeft"}': 1,
  });
});
