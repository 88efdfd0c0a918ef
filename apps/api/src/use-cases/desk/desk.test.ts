import { expect, test } from 'vitest';
import { newKey } from '../../../testing/service.ts';
import {
  capturedTotal,
  cards,
  freshToken,
  member,
  order,
  pay,
  s,
  setUp,
  stateOf,
} from '../../../testing/product-payments.ts';
import { reconcilePayments } from '../purchases/sync-payment.ts';
import { requestState } from '../../../testing/request-state.ts';

setUp();

interface Shown {
  order: { id: string; status: string };
  member: { userId: string; memberNumber: string; name: string };
  actions: { action: string; refund: { amount: number } | null; partial: boolean }[];
}
const employee = async () => (await s.login('employee')).accessToken;
const work = async () => (await s.call('GET', 'v1/admin/desk', { token: await employee() })).data;
const ordersOf = async (userId: string) =>
  (await s.call('POST', 'v1/admin/user/order', { token: await employee(), body: { userId } })).data;
const settle = async (orderId: string, action: string, message = '') =>
  s.call('POST', 'v1/admin/order', {
    token: await employee(),
    body: { orderId, action, reason: 'By telephone', message },
  });
/** A paid fast track order at Haneda. */
async function fastTrackOf(token: string, serviceDay: string, serviceTime = '09:15'): Promise<string> {
  const made = (
    await s.call('POST', 'v1/product/order/fast-track', {
      token,
      body: {
        productId: 'hnd-arrival',
        serviceDay,
        serviceTime,
        flightNumber: 'JL97',
        terminal: '3',
        passengers: [{ name: 'Haruka Sato' }],
        contactName: 'Haruka Sato',
        contactPhone: '+819012345678',
      },
    })
  ).data.order;
  await pay(token, made.id, cards.good);
  return made.id;
}
const idsIn = (list: { order: { id: string } }[], among: string[]) =>
  list.map((one) => one.order.id).filter((id) => among.includes(id));

test('fast track waits for staff once it is paid, soonest flight first, until it is confirmed or refunded', async () => {
  const { id: userId, token } = await member();
  const late = await fastTrackOf(token, '2026-12-20');
  const soon = await fastTrackOf(token, '2026-12-19', '21:05');
  const sooner = await fastTrackOf(token, '2026-12-19');
  const all = [late, soon, sooner];
  const { fastTrack } = await work();
  expect(idsIn(fastTrack, all)).toEqual([sooner, soon, late]);
  const shown: Shown = fastTrack.find((one: Shown) => one.order.id === soon);
  expect(shown.member.userId).toBe(userId);
  expect(shown.actions).toEqual([
    { action: 'confirm', refund: null, partial: false },
    { action: 'refund', refund: { amount: 6800, currency: 'TWD' }, partial: false },
  ]);

  expect((await settle(sooner, 'confirm')).data.order.status).toBe('confirmed');
  expect((await settle(soon, 'refund', 'The lane is closed that night.')).status).toBe(200);
  const [own] = await s.sql<{ username: string }>('select username from users where id = $1', [userId]);
  const notification = (await s.emails(own?.username ?? '')).at(-1)?.text;
  for (const part of ['The lane is closed that night.', 'NT$6,800', 'JL97'])
    expect(notification).toContain(part);
  const after = await work();
  expect(idsIn(after.fastTrack, all)).toEqual([late]);
  expect(idsIn(after.refunds, all)).toEqual([soon]);
  // A colleague who still has the list open cannot confirm an order that is being refunded.
  expect((await settle(soon, 'confirm')).code).toBe('py0003');
  const { orders } = await ordersOf(userId);
  expect(orders.find((one: Shown) => one.order.id === soon).actions).toEqual([]);
});

test('a refund that is owed shows how often it was rejected and when it is retried, and disappears once it is paid', async () => {
  const { id: userId, token } = await member();
  const { order: credits } = (
    await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 2 } })
  ).data;
  await pay(token, credits.id, cards.good);
  await settle(credits.id, 'refund');
  const owed = async () =>
    (await work()).refunds.find((one: { order: { id: string } }) => one.order.id === credits.id);
  expect(await owed()).toMatchObject({
    member: { userId },
    amount: { amount: 1200, currency: 'TWD' },
    since: s.clock.now.toISOString(),
    refusals: 0,
    nextAttemptAt: null,
  });

  const { payments } = s.services;
  s.services.payments = { ...payments, refund: () => Promise.resolve('refused') };
  await reconcilePayments(s.services, 60_000);
  const inAnHour = new Date(s.clock.now.getTime() + 3_600_000).toISOString();
  expect(await owed()).toMatchObject({ refusals: 1, nextAttemptAt: inAnHour });
  s.services.payments = payments;
  s.pass(3_600_001);
  await reconcilePayments(s.services, 60_000);
  await reconcilePayments(s.services, 60_000);
  expect(await owed()).toBeUndefined();
});

test('a part of something agreed with a member can be refunded, never more than was paid; a membership only in full', async () => {
  const { id: userId, token } = await member();
  const { order: car } = (
    await s.call('POST', 'v1/product/order/custom', {
      token: await employee(),
      body: {
        userId,
        customOrders: 0,
        title: 'A car from the airport',
        amountTwd: 4000,
        reason: 'Asked for',
      },
    })
  ).data;
  await pay(token, car.id, cards.good);
  const { orders } = await ordersOf(userId);
  expect(orders[0].actions.at(-1)).toEqual({
    action: 'refund',
    refund: { amount: 4000, currency: 'TWD' },
    partial: true,
  });
  const refund = async (orderId: string, amountTwd: number) =>
    s.call('POST', 'v1/admin/order', {
      token: await employee(),
      body: { orderId, action: 'refund', amountTwd, reason: 'The car came late' },
    });
  const tooMuch = await refund(car.id, 4001);
  expect([tooMuch.code, tooMuch.failure.details]).toEqual([
    'rq0001',
    { issues: [{ path: 'amountTwd', code: 'too-large', limit: 4000 }] },
  ]);
  expect((await refund(car.id, 1500)).status).toBe(200);
  expect((await refund(car.id, 1500)).code).toBe('py0003');
  const owed = (await work()).refunds.find((one: { order: { id: string } }) => one.order.id === car.id);
  expect(owed.amount).toEqual({ amount: 1500, currency: 'TWD' });
  for (let i = 0; i < 2; i++) await reconcilePayments(s.services, 60_000);
  expect([await stateOf(car.id), await capturedTotal(car.id)]).toEqual(['refunded', 2500]);

  const elite = await order(token);
  await pay(token, elite.id, cards.good);
  expect((await refund(elite.id, 100)).code).toBe('rq0001');
  expect(await stateOf(elite.id)).toBe('completed');
});

test('requests for journeys are sorted by what is due, with what staff may do', async () => {
  const submit = async () => {
    const { id, token } = await member('elite');
    const { requestNumber } = (
      await s.call('POST', 'v1/product/tailor-made', {
        token,
        headers: { 'idempotency-key': newKey() },
        body: {
          name: 'Haruka Sato',
          email: 'haruka@example.test',
          phone: '+819012345678',
          destination: 'Peru and Chile',
          countries: 2,
          departure: '2027-03-01',
          days: 12,
          adults: 2,
          budgetTwd: 400_000,
          note: 'Slow mornings',
          agreed: true,
        },
      })
    ).data;
    return { id, requestNumber: String(requestNumber) };
  };
  const move = async (requestNumber: string) =>
    (
      await s.call('POST', 'v1/admin/tailor-made', {
        token: await employee(),
        body: {
          requestNumber,
          action: 'advance',
          reason: 'Spoken by telephone',
          ...(await requestState(s, requestNumber)),
        },
      })
    ).data;
  const [first, second] = [await submit(), await submit()];
  const numbers = [first.requestNumber, second.requestNumber];
  const shown = async (): Promise<{ requestNumber: string }[]> =>
    (await work()).tailorMade.filter((one: { requestNumber: string }) => numbers.includes(one.requestNumber));
  expect((await shown()).find(({ requestNumber }) => requestNumber === numbers[0])).toMatchObject({
    stage: 'inquiry',
    next: 'first-contact',
    modifiable: false,
    countries: 2,
    budgetTwd: 400_000,
    note: 'Slow mornings',
    contact: { name: 'Haruka Sato', email: 'haruka@example.test', phone: '+819012345678' },
    member: { userId: first.id },
  });

  // What waits for the member comes after what the planner owes, and staff cannot move it.
  await move(first.requestNumber);
  const fee = (await move(first.requestNumber)).order;
  expect(await shown()).toMatchObject([
    { requestNumber: numbers[1], due: { who: 'planner' } },
    { requestNumber: numbers[0], due: { who: 'member' }, next: null, openOrders: [{ id: fee.id }] },
  ]);
  await pay(await freshToken(first.id), fee.id, cards.good);
  expect((await shown()).find(({ requestNumber }) => requestNumber === numbers[0])).toMatchObject({
    stage: 'basic-plan',
    next: 'modifications',
    modifiable: true,
  });
});

test("employees can read a member's stays and orders, and that is logged", async () => {
  const { id: userId, token } = await member();
  const elite = await order(token);
  await pay(token, elite.id, cards.good);
  const now = await freshToken(userId);
  const { data: booked } = await s.book(now, (await s.firstOffer('par')).offerRef);
  s.pass(86_400_000);
  const read = await ordersOf(userId);
  expect(read.member).toMatchObject({ userId, level: 'elite', credits: { remaining: 9 } });
  expect(read.stays).toMatchObject([{ id: booked.orderId, bookedFor: null }]);
  expect([read.total, read.orders[0].order.id]).toEqual([1, elite.id]);
  expect(read.orders[0].actions).toEqual([
    // eleven whole months of its year remain
    { action: 'end', refund: { amount: 2750, currency: 'TWD' }, partial: false },
    { action: 'refund', refund: { amount: 3000, currency: 'TWD' }, partial: false },
  ]);
  expect(await s.sql('select kind, detail from staff_events where subject_id = $1', [userId])).toEqual([
    { kind: 'member-orders', detail: { page: 1 } },
  ]);
  const { data } = await settle(elite.id, 'end');
  expect(data.order.status).toBe('refunded');
  expect((await ordersOf(userId)).orders[0].actions).toEqual([]);
});

test('other users can read neither, and an unknown member is not found', async () => {
  const { id: userId } = await member();
  const agent = (await s.login('agent')).accessToken;
  expect((await s.call('GET', 'v1/admin/desk', { token: agent })).code).toBe('au0107');
  expect((await s.call('POST', 'v1/admin/user/order', { token: agent, body: { userId } })).code).toBe(
    'au0107',
  );
  const unknown = { userId: '00000000-0000-4000-8000-000000000000' };
  expect((await s.call('POST', 'v1/admin/user/order', { token: await employee(), body: unknown })).code).toBe(
    'us0002',
  );
});
