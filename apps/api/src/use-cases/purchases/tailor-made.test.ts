import { describe, expect, test } from 'vitest';
import { newKey } from '../../../testing/service.ts';
import { cards, freshToken, member, pay, s, setUp, stateOf } from '../../../testing/product-payments.ts';
import { expireOrders } from '../orders/orders.ts';
import { requestState } from '../../../testing/request-state.ts';

setUp();

const day = 86_400_000;
const body = {
  name: 'Haruka Sato',
  phone: '+819012345678',
  destination: 'Peru and Chile',
  countries: 2,
  departure: '2027-03-01',
  days: 12,
  adults: 2,
  budgetTwd: 400_000,
  note: 'Slow mornings',
  agreed: true,
};
let requestCount = 0;

/** A request of a new member, with the actions and views of member, staff and company. */
async function newRequest(locale: 'en' | 'zh-tw' = 'en') {
  const { id, token } = await member('elite');
  requestCount += 1;
  const email = `journey-${requestCount}@example.test`;
  const { requestNumber } = (
    await s.call('POST', 'v1/product/tailor-made', {
      token,
      locale,
      headers: { 'idempotency-key': newKey() },
      body: { ...body, email },
    })
  ).data;
  return {
    requestNumber,
    payFor: async (orderId: string) => pay(await freshToken(id), orderId, cards.good),
    move: async (action: 'advance' | 'modification' = 'advance', more: object = {}) =>
      s.call('POST', 'v1/admin/tailor-made', {
        token: (await s.login('employee')).accessToken,
        body: {
          requestNumber,
          action,
          reason: 'As agreed by phone',
          ...(await requestState(s, requestNumber)),
          ...more,
        },
      }),
    shown: async () =>
      (await s.call('GET', 'v1/product/tailor-made', { token: await freshToken(id) })).data.requests.find(
        (one: { requestNumber: string }) => one.requestNumber === requestNumber,
      ),
    letter: async () => (await s.emails(email)).at(-1),
    desk: async () =>
      (await s.emails(s.services.env.SERVICE_MAILBOX)).filter(({ subject }) =>
        subject.includes(requestNumber),
      ),
  };
}

describe('a tailor-made request', () => {
  test('informs its member and the company of every stage, and of due dates', async () => {
    const { requestNumber, payFor, move, shown, letter, desk } = await newRequest();
    const [notice] = await desk();
    for (const part of ['新的客製旅程需求', 'Peru and Chile', 'Slow mornings', 'NT$400,000', '2 位成人'])
      expect(notice?.text).toContain(part);
    expect(await shown()).toMatchObject({
      stage: 'inquiry',
      due: { who: 'planner', day: '2026-11-12' },
      consultingFeeTwd: 20_000,
      reached: [{ stage: 'inquiry' }],
      modifications: { made: 0, nextTwd: 0 },
    });
    await move();
    expect((await letter())?.subject).toContain('Your planner is in touch');
    expect((await shown()).due).toBeNull();

    s.pass(day);
    const fee = (await move()).data.order;
    expect(await shown()).toMatchObject({
      stage: 'consulting-fee',
      due: { who: 'member', day: '2026-11-25' },
      openOrders: [{ id: fee.id, expiresAt: '2026-11-25T16:00:00.000Z' }],
    });
    expect((await letter())?.text).toMatch(/NT\$20,000[\s\S]*25 November 2026/);
    expect((await letter())?.text).toContain(`/payment/credit-card/tailor-made/${fee.id}/new`);

    s.pass(3 * day);
    await payFor(fee.id);
    expect(await shown()).toMatchObject({
      stage: 'basic-plan',
      due: { who: 'planner', day: '2026-11-28' },
      openOrders: [],
    });
    expect((await letter())?.text).toContain('28 November 2026');
    expect((await desk()).at(-1)?.text).toContain('諮詢費已付款');

    await move();
    expect((await letter())?.subject).toContain('Your basic plan is ready');
    await move('modification');
    await move('modification');
    expect((await letter())?.text).toContain('This modification is included.');
    expect((await shown()).modifications).toEqual({ made: 2, nextTwd: 1500 });
    const third = (await move('modification')).data.order;
    expect(third.amount.amount).toBe(1500);
    expect((await letter())?.text).toContain('NT$1,500');
    await payFor(third.id);
    expect((await shown()).stage).toBe('modifications');

    const { stage, order } = (await move('advance', { amountTwd: 380_000 })).data;
    expect([stage, order.amount.amount]).toEqual(['contract', 380_000]);
    expect((await shown()).due).toEqual({ who: 'member', day: '2026-11-21' });
    expect((await move()).code).toBe('py0003');
    await payFor(order.id);
    expect((await shown()).stage).toBe('travel');
    expect((await letter())?.subject).toContain('Your journey is confirmed');
    expect((await move()).code).toBe('py0003');
    expect((await shown()).reached.map(({ stage }: { stage: string }) => stage)).toEqual([
      'inquiry',
      'first-contact',
      'consulting-fee',
      'basic-plan',
      'modifications',
      'contract',
      'travel',
    ]);
    expect((await desk()).map(({ subject }) => subject).every((one) => one.includes(requestNumber))).toBe(
      true,
    );
  });

  test('whose fee expired has a new one from that day on', async () => {
    const { move, shown, payFor } = await newRequest();
    await move();
    const first = (await move()).data.order;
    s.pass(15 * day);
    await expireOrders(s.services);
    expect(await stateOf(first.id)).toBe('expired');
    expect((await shown()).openOrders).toEqual([]);
    const { stage, order } = (await move()).data;
    expect([stage, order.amount.amount]).toEqual(['consulting-fee', 20_000]);
    expect((await shown()).due).toEqual({ who: 'member', day: '2026-12-09' });
    await payFor(order.id);
    expect((await shown()).stage).toBe('basic-plan');
  });

  test('that is paid in another way continues without an order', async () => {
    const { move, shown, payFor } = await newRequest();
    await move();
    await payFor((await move()).data.order.id);
    await move();
    const { order } = (await move()).data;
    expect([order, (await shown()).openOrders]).toEqual([null, []]);
    expect((await move()).data.stage).toBe('travel');
  });

  test('uses the language in which it was made', async () => {
    const { move, letter } = await newRequest('zh-tw');
    await move();
    await move();
    expect((await letter())?.subject).toContain('客製旅程諮詢費');
    expect((await letter())?.text).toContain('2026年11月24日');
  });
});
