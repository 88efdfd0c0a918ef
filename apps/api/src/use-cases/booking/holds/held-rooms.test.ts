import { describe, expect, test } from 'vitest';
import { testStart } from '../../../../testing/environment.ts';
import { newKey } from '../../../../testing/service.ts';
import { policy } from '@voyage/domain/policy.ts';
import { notifyOrders } from '../emails/booking-emails.ts';
import { completeStays } from './reconcile.ts';
import { expireHolds } from './release-hold.ts';
import {
  heldByBank,
  payWith,
  prepaidOffer,
  testCards,
  type PrepaidTestOffer,
} from '../../../../testing/prepaid-offers.ts';
import {
  s,
  minute,
  holdStay,
  detail,
  product,
  soldNights,
  remaining,
  events,
  emailsOf,
  setUp,
} from '../../../../testing/prepaid-stays.ts';

setUp();

describe('the offers', () => {
  test('a page that does not request prepaid rates sees none, and its cheapest price is not one', async () => {
    const found = await prepaidOffer(s, 'lon', { plan: 'non-refundable' });
    const plans = await s.call('POST', 'v1/tp/hotel/plan/search', {
      body: { hotelId: found.hotelId, stay: found.stay },
    });
    const all = plans.data.rooms.flatMap(
      (room: { offers: { plan: { payAt: string }; charge: unknown }[] }) => room.offers,
    );
    expect(all.length).toBeGreaterThan(0);
    for (const offer of all) expect([offer.plan.payAt, offer.charge]).toEqual(['property', null]);
    const cheapest = async (payAt?: string[]) =>
      (
        await s.call('POST', 'v1/tp/hotel/availability/search', {
          body: { hotelIds: [found.hotelId], stay: found.stay, ...(payAt ? { payAt } : {}) },
        })
      ).data.hotels[0].cheapest.total.amount as number;
    expect(await cheapest()).toBe(
      Math.min(...all.map((offer: { price: { total: { amount: number } } }) => offer.price.total.amount)),
    );
    expect(await cheapest(['property', 'prepaid'])).toBeLessThan(await cheapest());
  });

  test('a stay that is paid at the hotel has no payment of ours', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { data } = await s.book(member!.token, (await s.firstOffer('sin')).offerRef);
    expect(data).toMatchObject({ status: 'confirmed', payment: null });
    const order = await detail(member!.token, data.orderId);
    expect(order.payment).toEqual({
      payAt: 'property',
      attempt: null,
      state: null,
      charge: null,
      orderId: null,
      dueAt: null,
      extendable: false,
      held: true,
      byStaff: false,
      cardBrand: null,
      cardLastFour: null,
      refund: null,
      refundQueuedAt: null,
    });
    expect([order.ended, order.cancelNow.refund]).toEqual([null, null]);
    expect(
      (
        await s.call('POST', 'v1/hotel/booking/extend', {
          token: member!.token,
          body: { orderId: data.orderId },
        })
      ).code,
    ).toBe('py0003');
  });

  test('a prepaid offer shows what the card is charged, and keeps it while exchange rates change', async () => {
    const found = await prepaidOffer(s, 'par');
    const { charge } = found.offer;
    const [rates] = (await s.sql<{ eur: number; twd: number; day: string }>(
      `select (select per_usd from exchange_rates e where e.as_of = m.d and currency = 'EUR') as eur, (select per_usd from exchange_rates e where e.as_of = m.d and currency = 'TWD') as twd, m.d::text as day from (select max(as_of) as d from exchange_rates) m`,
    )) as [{ eur: number; twd: number; day: string }];
    expect(charge?.amount).toEqual({
      amount: Math.round((found.offer.price.total.amount / 100 / rates.eur) * rates.twd),
      currency: 'TWD',
    });
    expect(charge?.asOf).toBe(rates.day);
    expect(charge?.rate).toBeCloseTo(rates.twd / rates.eur, 4);
    await s.sql(
      `insert into exchange_rates select '2026-11-21', currency, per_usd * case when currency = 'TWD' then 2 else 1 end from exchange_rates where as_of = $1`,
      [rates.day],
    );
    s.pass(2 * minute);
    const [member] = await s.addMembers(1, 'basic');
    const reply = await s.book(member!.token, found.offerRef);
    await s.sql(`delete from exchange_rates where as_of = '2026-11-21'`);
    s.pass(2 * minute);
    expect(reply.data.payment.amount).toEqual(charge?.amount);
    expect((await detail(member!.token, reply.data.orderId)).payment).toMatchObject({
      state: 'due',
      charge,
      orderId: reply.data.payment.orderId,
    });
  });

  test('a prepaid offer that has expired is booked if the card is charged the same, else answered with a new one', async () => {
    const found = await prepaidOffer(s, 'par');
    const [member] = await s.addMembers(1, 'basic');
    s.pass((policy.offerMinutes + 1) * minute);
    const { accessToken } = await s.session(member!.id);
    await s.sql(
      `insert into exchange_rates select '2026-11-22', currency, per_usd * case when currency = 'TWD' then 2 else 1 end from exchange_rates where as_of = (select max(as_of) from exchange_rates)`,
    );
    s.pass(2 * minute);
    const { code, failure } = await s.book(accessToken, found.offerRef);
    await s.sql(`delete from exchange_rates where as_of = '2026-11-22'`);
    s.pass(2 * minute);
    const fresh = failure.details as { offer: PrepaidTestOffer['offer']; changed: object };
    expect([code, fresh.changed]).toEqual(['ht0010', { price: null, policy: null }]);
    expect(fresh.offer.charge?.rate).toBeCloseTo(2 * (found.offer.charge?.rate ?? 0), 3);
    const { data } = await s.book(accessToken, found.offerRef);
    expect(data.payment.amount).toEqual(found.offer.charge?.amount);
  });
});

describe('paying for held rooms', () => {
  test('held, paid, booked: rooms, credit, order, emails and certificate', async () => {
    const { id, token, orderId, payId, amount, found, reply } = await holdStay('par', { nth: 1 });
    expect(reply.data).toMatchObject({
      reservationNumber: null,
      payment: {
        extendable: true,
        dueAt: new Date(new Date(testStart).getTime() + 15 * minute).toISOString(),
      },
    });
    expect(await soldNights(found.roomTypeId)).toBe(3);
    expect(await remaining(token)).toBe(0);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'payment',
      reservationNumber: null,
      hotelConfirmationNumber: null,
      cancelNow: { free: true, penalty: { amount: 0 }, refund: null },
      payment: { payAt: 'prepaid', state: 'due', orderId: payId, extendable: true },
    });
    expect((await s.call('GET', `v1/user/hotel/order/${orderId}/pdf`, { token })).code).toBe('bk0003');
    const page = await s.call('GET', `v1/product/order/payment/${payId}`, { token });
    expect(page.data).toMatchObject({
      payable: true,
      order: {
        kind: 'stay',
        hotelOrderId: orderId,
        amount: { amount, currency: 'TWD' },
        expiresAt: reply.data.payment.dueAt,
      },
    });
    const paid = await payWith(s, token, payId);
    expect(paid.data.status, paid.text).toBe('success');
    expect(
      (await s.call('GET', `v1/product/order/payment/result/${paid.data.tradeId}`, { token })).data,
    ).toMatchObject({
      status: 'success',
      order: { status: 'confirmed' },
    });
    const order = await detail(token, orderId);
    expect(order).toMatchObject({
      status: 'confirmed',
      reservationNumber: expect.any(String),
      hotelConfirmationNumber: expect.any(String),
      payment: {
        state: 'paid',
        cardLastFour: '4242',
        cardBrand: 'visa',
        dueAt: null,
        extendable: false,
        refund: null,
      },
      cancelNow: {
        free: true,
        refund: { amount: { amount, currency: 'TWD' }, workingDays: { from: 14, to: 30 } },
      },
    });
    expect(await heldByBank(s, payId)).toBe(amount);
    expect(await events(orderId)).toEqual(['requested', 'held', 'paid', 'confirmed']);
    await notifyOrders(s.services);
    const emails = await emailsOf(id);
    expect(emails.map((email) => email.template).toSorted()).toEqual([
      'booking-confirmed',
      'payment-received',
    ]);
    expect(emails.find((email) => email.template === 'payment-received')?.text).toContain(
      `/user/hotel-order/${orderId}`,
    );
    const pdf = await s.call('GET', `v1/user/hotel/order/${orderId}/pdf`, { token });
    expect([pdf.status, pdf.text.startsWith('%PDF')]).toEqual([200, true]);
    s.clock.now = new Date('2026-12-06T04:00:00Z');
    await completeStays(s.services);
    expect([
      await product(payId),
      (await s.sql('select status from hotel_orders where id = $1', [orderId]))[0],
    ]).toEqual(['completed', { status: 'completed' }]);
  });

  test('fifty times the same booking and fifty times the same payment: one hold, one credit, one charge', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const { token } = member!;
    const found = await prepaidOffer(s, 'tyo');
    const before = await soldNights(found.roomTypeId);
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => s.book(token, found.offerRef, { key })),
    );
    for (const reply of replies)
      expect(reply.status === 200 || reply.code === 'rq0008', reply.text).toBe(true);
    const { data } = await s.book(token, found.offerRef, { key });
    for (const reply of replies) if (reply.status === 200) expect(reply.data).toEqual(data);
    expect(await soldNights(found.roomTypeId)).toBe(before + 3);
    expect(await s.sql('select 1 from product_orders where user_id = $1', [member!.id])).toHaveLength(1);
    const payId = data.payment.orderId as string;
    const payKey = newKey();
    const prime = await s.prime(testCards.good);
    const pay = () =>
      s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
        token,
        headers: { 'idempotency-key': payKey },
        body: {
          orderId: payId,
          prime,
          payer: { name: 'Many Buyers', email: 'many@example.test', phone: '+886912345678' },
          invoice: { type: 'personal', carrier: { kind: 'member' } },
          agreed: true,
        },
      });
    const paid = await Promise.all(Array.from({ length: 50 }, pay));
    for (const reply of paid) expect(reply.status === 200 || reply.code === 'rq0008', reply.text).toBe(true);
    expect(await heldByBank(s, payId)).toBe(data.payment.amount.amount);
    expect(await s.sql('select 1 from payments where product_order_id = $1', [payId])).toHaveLength(1);
    expect((await detail(token, data.orderId)).status).toBe('confirmed');
    expect(await events(data.orderId)).toEqual(['requested', 'held', 'paid', 'confirmed']);
    expect((await s.book(token, found.offerRef, { key })).data).toMatchObject({
      orderId: data.orderId,
      status: 'confirmed',
      payment: null,
    });
  });

  test('the last room is held for one: a hundred others get an error, and none is charged or loses a credit', async () => {
    const found = await prepaidOffer(s, 'osa');
    await s.leave(found.roomTypeId, 1);
    const buyers = await s.addMembers(100, 'basic');
    const replies = await Promise.all(buyers.map(({ token }) => s.book(token, found.offerRef)));
    const [winner] = replies.filter((reply) => reply.status === 200);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === 'ht0005')).toHaveLength(99);
    const credits = await Promise.all(buyers.map(({ token }) => remaining(token)));
    expect(credits.reduce((sum, left) => sum + left, 0)).toBe(99);
    expect(
      await s.sql(`select 1 from product_orders where kind = 'stay' and user_id = any($1)`, [
        buyers.map((b) => b.id),
      ]),
    ).toHaveLength(1);
    // When the time to pay has run out, the next buyer gets the room.
    const next = buyers[replies.findIndex((reply) => reply.code === 'ht0005')]!;
    s.clock.now = new Date(winner!.data.payment.dueAt);
    await expireHolds(s.services);
    const again = await s.book(next.token, (await prepaidOffer(s, 'osa')).offerRef);
    expect(again.data?.status, again.text).toBe('payment');
    await s.leave(found.roomTypeId, 5);
  });

  test('a price or a policy that changes while rooms are held changes nothing: what was held is booked and charged', async () => {
    const { token, orderId, payId, amount, found } = await holdStay('lon', { nth: 2 });
    await s.sql('update room_types set base_rate = base_rate * 2 where id = $1', [found.roomTypeId]);
    const [before] = await s.sql<{ cancellation: object }>(
      'select cancellation from rate_plans where hotel_id = $1 and code = $2',
      [found.hotelId, found.offer.plan.code],
    );
    await s.sql(
      `update rate_plans set cancellation = '{"kind":"non-refundable"}' where hotel_id = $1 and code = $2`,
      [found.hotelId, found.offer.plan.code],
    );
    await payWith(s, token, payId);
    expect(await detail(token, orderId)).toMatchObject({
      status: 'confirmed',
      price: { total: found.offer.price.total },
      cancellation: found.offer.cancellation,
      payment: { charge: { amount: { amount } } },
    });
    expect(await heldByBank(s, payId)).toBe(amount);
    await s.sql('update room_types set base_rate = base_rate / 2 where id = $1', [found.roomTypeId]);
    await s.sql('update rate_plans set cancellation = $3 where hotel_id = $1 and code = $2', [
      found.hotelId,
      found.offer.plan.code,
      before?.cancellation,
    ]);
  });

  test('a price that changed before the booking holds nothing and makes nothing to pay', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const found = await prepaidOffer(s, 'mil', { nth: 1 });
    const before = await soldNights(found.roomTypeId);
    await s.sql('update room_types set base_rate = base_rate * 2 where id = $1', [found.roomTypeId]);
    const reply = await s.book(member!.token, found.offerRef);
    expect(reply.code).toBe('ht0006');
    const fresh = (reply.failure.details as { offer: PrepaidTestOffer['offer'] }).offer;
    expect(fresh.charge?.amount.amount).toBeGreaterThan(found.offer.charge?.amount.amount ?? 0);
    expect([await soldNights(found.roomTypeId), await remaining(member!.token)]).toEqual([before, 1]);
    expect(await s.sql('select 1 from product_orders where user_id = $1', [member!.id])).toEqual([]);
    await s.sql('update room_types set base_rate = base_rate / 2 where id = $1', [found.roomTypeId]);
  });

  test('a declined card leaves the rooms held, and another card pays', async () => {
    const { token, orderId, payId, amount } = await holdStay('ams');
    expect((await payWith(s, token, payId, 'declined')).data).toMatchObject({
      status: 'failure',
      reason: 'declined',
    });
    expect(await detail(token, orderId)).toMatchObject({ status: 'payment', payment: { state: 'due' } });
    expect((await payWith(s, token, payId)).data.status).toBe('success');
    expect([(await detail(token, orderId)).status, await heldByBank(s, payId)]).toEqual([
      'confirmed',
      amount,
    ]);
    expect((await payWith(s, token, payId)).code).toBe('py0003');
  });

  test('the person who booked for somebody else pays; the member sees the order, not its payment', async () => {
    const [member] = await s.addMembers(1, 'basic');
    const agent = (await s.login('agent')).accessToken;
    const { offerRef } = await prepaidOffer(s, 'sin');
    const { data, text } = await s.book(agent, offerRef, {
      onBehalf: { userId: member!.id, reason: 'Asked for by phone' },
    });
    expect(data?.status, text).toBe('payment');
    expect((await detail(member!.token, data.orderId)).payment.orderId).toBeNull();
    expect(
      (await s.call('GET', `v1/product/order/payment/${data.payment.orderId}`, { token: member!.token }))
        .code,
    ).toBe('py0002');
    expect((await payWith(s, agent, data.payment.orderId)).data.status).toBe('success');
    expect(await detail(member!.token, data.orderId)).toMatchObject({
      status: 'confirmed',
      payment: { state: 'paid', byStaff: true, cardBrand: null, cardLastFour: null },
    });
    expect((await detail(agent, data.orderId)).payment).toMatchObject({
      state: 'paid',
      byStaff: true,
      cardBrand: 'visa',
      cardLastFour: '4242',
    });
    const [own] = await s.sql<{ username: string }>('select username from users where id = $1', [member!.id]);
    for (const email of await s.emails(own!.username)) expect(email.text).not.toContain('4242');
  });
});
