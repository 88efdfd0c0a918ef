import { describe, expect, test } from 'vitest';
import { newKey } from '../../../testing/service.ts';
import { expireOrders } from '../orders/orders.ts';
import { reconcilePayments } from './sync-payment.ts';
import {
  s,
  cards,
  member,
  order,
  pay,
  result,
  stateOf,
  capturedTotal,
  setUp,
} from '../../../testing/product-payments.ts';
import { requestState } from '../../../testing/request-state.ts';

setUp();

describe('orders', () => {
  test('an unpaid order expires, and cannot be paid afterwards', async () => {
    const { token } = await member();
    const created = await order(token);
    s.pass(61 * 60_000);
    await expireOrders(s.services);
    expect(await stateOf(created.id)).toBe('expired');
    expect((await pay(token, created.id, cards.good)).code).toBe('py0003');
  });

  test('an order with a payment at the bank neither expires nor can be cancelled', async () => {
    const { token } = await member();
    const created = await order(token);
    const { data } = await pay(token, created.id, cards.bank);
    expect(
      (await s.call('POST', 'v1/product/order/cancel', { token, body: { orderId: created.id } })).code,
    ).toBe('py0004');
    s.pass(61 * 60_000);
    await expireOrders(s.services);
    expect(await stateOf(created.id)).toBe('open');
    expect(data.paymentUrl).toBeTruthy();
  });

  test('cancelled by its owner, and then not payable', async () => {
    const { token } = await member();
    const created = await order(token);
    expect(
      (await s.call('POST', 'v1/product/order/cancel', { token, body: { orderId: created.id } })).data.order
        .status,
    ).toBe('cancelled');
    expect((await pay(token, created.id, cards.good)).code).toBe('py0003');
  });

  test('belong to one member: others cannot see, pay or cancel them', async () => {
    const { token } = await member();
    const created = await order(token);
    const paid = await pay(token, created.id, cards.declined);
    for (const other of [(await member('elite')).token, (await s.login('agent')).accessToken]) {
      expect((await s.call('GET', `v1/product/order/payment/${created.id}`, { token: other })).code).toBe(
        'py0002',
      );
      expect((await result(other, paid.data.tradeId)).code).toBe('py0002');
      expect((await pay(other, created.id, cards.good)).code).toBe('py0002');
      expect(
        (await s.call('POST', 'v1/product/order/cancel', { token: other, body: { orderId: created.id } }))
          .code,
      ).toBe('py0002');
    }
    expect((await s.call('POST', 'v1/product/order/list', { token, body: {} })).data).toMatchObject({
      total: 1,
      orders: [{ id: created.id, payment: { status: 'failure' } }],
    });
  });

  test.each([
    [{ type: 'company', title: 'Voyage', companyNumber: '12345678' }, 'company-number'],
    [{ type: 'personal', carrier: { kind: 'mobile', number: 'ABC' } }, 'carrier'],
    [{ type: 'donation', code: '1' }, 'donation-code'],
  ])('an invoice that cannot be issued is reported: %j', async (wrong, message) => {
    const { token } = await member();
    const created = await order(token);
    const reply = await pay(token, created.id, cards.good, { invoice: wrong } as object);
    expect(
      (reply.failure.details as { issues: { code: string }[] }).issues.map((issue) => issue.code),
    ).toContain(message);
    expect(
      (
        await pay(token, created.id, cards.good, {
          invoice: { type: 'company', title: 'Voyage', companyNumber: '10458575' },
        } as object)
      ).data.status,
    ).toBe('success');
  });
});

describe('other products', () => {
  test('paid credits book when the free ones are used up, and are taken back with a refund', async () => {
    const { id, token } = await member();
    const { order: created } = (
      await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 3 } })
    ).data;
    expect(created.amount.amount).toBe(1800);
    await pay(token, created.id, cards.good);
    expect(await s.creditsOf(token)).toMatchObject({ paid: 3, remaining: 4 });
    const staff = (await s.login('employee')).accessToken;
    expect(
      (
        await s.call('POST', 'v1/admin/order', {
          token: (await s.login('agent')).accessToken,
          body: { orderId: created.id, action: 'refund', reason: 'no' },
        })
      ).code,
    ).toBe('au0107');
    expect(
      (
        await s.call('POST', 'v1/admin/order', {
          token: staff,
          body: { orderId: created.id, action: 'refund', reason: 'Bought twice' },
        })
      ).status,
    ).toBe(200);
    await reconcilePayments(s.services, 60_000);
    await reconcilePayments(s.services, 60_000);
    expect([await stateOf(created.id), await capturedTotal(created.id)]).toEqual(['refunded', 0]);
    expect(await s.creditsOf(token)).toMatchObject({ paid: 0 });
    expect(await s.sql(`select kind from staff_events where subject_id = $1`, [id])).toEqual([
      { kind: 'order-refund' },
    ]);
  });

  test('a refund whose reply is lost is made once', async () => {
    const { token } = await member();
    const { order: created } = (
      await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 1 } })
    ).data;
    await pay(token, created.id, cards.good);
    await s.call('POST', 'v1/admin/order', {
      token: (await s.login('employee')).accessToken,
      body: { orderId: created.id, action: 'refund', reason: 'Asked for' },
    });
    s.services.sandbox?.faults.next('refund', { kind: 'loseReply' });
    for (let i = 0; i < 3; i++) {
      await reconcilePayments(s.services, 60_000);
      s.pass(61_000);
    }
    expect([await stateOf(created.id), await capturedTotal(created.id)]).toEqual(['refunded', 0]);
  });

  test('fast track needs its notice, awaits confirmation after payment, and is confirmed by an employee', async () => {
    const { token } = await member();
    const submit = (serviceDay: string, flightNumber = 'JL97', terminal = '3') =>
      s.call('POST', 'v1/product/order/fast-track', {
        token,
        body: {
          productId: 'hnd-arrival',
          serviceDay,
          serviceTime: '09:15',
          flightNumber,
          terminal,
          passengers: [{ name: 'Haruka Sato' }, { name: 'Ren Sato' }, { name: 'Yui Sato', child: true }],
          contactName: 'Haruka Sato',
          contactPhone: '+819012345678',
        },
      });
    expect((await submit('2026-11-11')).code).toBe('py0007');
    expect((await submit('2026-12-20', 'nonsense')).code).toBe('rq0001');
    expect((await submit('2026-12-20', 'JL97', '9')).code).toBe('py0006');
    const { order: created } = (await submit('2026-12-20')).data;
    expect(created.amount.amount).toBe(6800 * 2 + 4900);
    await pay(token, created.id, cards.good);
    expect(await stateOf(created.id)).toBe('awaiting-confirmation');
    await s.call('POST', 'v1/admin/order', {
      token: (await s.login('employee')).accessToken,
      body: {
        orderId: created.id,
        action: 'confirm',
        reason: 'Airport said yes',
        message: 'Mr Tanaka waits at the aircraft door.',
      },
    });
    expect(await stateOf(created.id)).toBe('confirmed');
    const [own] = await s.sql<{ username: string }>(
      'select username from users where id = (select user_id from product_orders where id = $1)',
      [created.id],
    );
    const emailTexts = (await s.emails(own?.username ?? '')).map(({ text }) => text);
    expect(emailTexts.at(-1)).toContain('Mr Tanaka waits at the aircraft door.');
    const desk = (await s.emails(s.services.env.SERVICE_MAILBOX)).at(-1)?.text;
    for (const part of ['快速通關待確認', 'Haruka Sato、Ren Sato、Yui Sato', 'JL97', '2 位成人、1 位兒童'])
      expect(desk).toContain(part);
    expect((await s.call('GET', 'v1/product/fast-track/zzz')).code).toBe('py0006');
  });

  test.each(['en', 'zh-tw', 'zh-cn', 'ja'] as const)(
    'at least forty airports have fast track, each with its names in %s',
    async (locale) => {
      const { airports, regions } = (await s.call('GET', 'v1/product/fast-track', { locale })).data;
      expect(airports.length).toBeGreaterThan(40);
      const codes = regions.map(({ code }: { code: string }) => code);
      for (const { iata, name, city, country, region, priceTwd } of airports) {
        expect([iata, name, city, country].every(Boolean)).toBe(true);
        expect(codes).toContain(region);
        const { products, terminals, timeZone } = (
          await s.call('GET', `v1/product/fast-track/${iata}`, { locale })
        ).data;
        expect(products.length).toBeGreaterThan(1);
        expect(products[0].priceTwd).toBe(priceTwd);
        expect(new Set(terminals).size).toBe(terminals.length);
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
      }
    },
  );

  test('a tailor-made journey goes through its stages, and its fee is an order like any other', async () => {
    const { id, token } = await member('elite');
    const body = {
      name: 'Haruka Sato',
      email: 'haruka@example.test',
      phone: '+819012345678',
      destination: 'Peru and Chile',
      countries: 2,
      departure: '2027-02-01',
      days: 12,
      adults: 2,
      budgetTwd: 400_000,
      note: 'Slow mornings',
      agreed: true,
    };
    const submit = (key: string, change = {}, as = token) =>
      s.call('POST', 'v1/product/tailor-made', {
        token: as,
        headers: { 'idempotency-key': key },
        body: { ...body, ...change },
      });
    expect((await submit(newKey(), {}, (await member()).token)).code).toBe('py0008');
    expect((await submit(newKey(), { departure: '2026-12-09' })).code).toBe('py0009');
    expect((await submit(newKey(), { departure: '2026-12-10' })).status).toBe(200);
    const key = newKey();
    const { requestNumber, consultingFeeTwd } = (await submit(key)).data;
    expect(consultingFeeTwd).toBe(20_000);
    expect((await submit(key)).data.requestNumber).toBe(requestNumber);
    const staff = (await s.login('employee')).accessToken;
    const move = async (action = 'advance') =>
      s.call('POST', 'v1/admin/tailor-made', {
        token: staff,
        body: {
          requestNumber,
          action,
          reason: 'As agreed by phone',
          ...(await requestState(s, requestNumber)),
        },
      });
    expect((await move()).data.stage).toBe('first-contact');
    const { stage, order: fee } = (await move()).data;
    expect([stage, fee.amount.amount]).toEqual(['consulting-fee', 20_000]);
    expect((await move()).code).toBe('py0003');
    expect(
      (await s.call('GET', 'v1/product/tailor-made', { token })).data.requests.find(
        (r: { requestNumber: string }) => r.requestNumber === requestNumber,
      ).openOrders,
    ).toMatchObject([{ id: fee.id }]);
    await pay(token, fee.id, cards.good);
    const orders = [];
    for (let i = 0; i < 3; i++) orders.push((await move('modification')).data.order?.amount.amount ?? null);
    expect(orders).toEqual([null, null, 1500]);
    expect(
      (await s.call('GET', 'v1/product/tailor-made', { token })).data.requests.find(
        (r: { requestNumber: string }) => r.requestNumber === requestNumber,
      ).stage,
    ).toBe('modifications');
    expect(await s.sql('select 1 from staff_events where subject_id = $1', [id])).toHaveLength(5);
  });

  test('an employee creates a custom order and the member pays for it', async () => {
    const { id, token } = await member();
    const [{ username = '' } = {}] = await s.sql<{ username: string }>(
      "update users set lang = 'zh-tw' where id = $1 returning username",
      [id],
    );
    const body = {
      userId: id,
      customOrders: 0,
      title: 'Private guide in Kyoto',
      description: 'On foot, in English.',
      amountTwd: 24_000,
      reason: 'Quoted by phone',
    };
    expect((await s.call('POST', 'v1/product/order/custom', { token, body })).code).toBe('au0107');
    const { order: created } = (
      await s.call('POST', 'v1/product/order/custom', {
        token: (await s.login('employee')).accessToken,
        body,
      })
    ).data;
    // Their email leads to its payment, in their language; the receipt then names what was paid.
    const address = `/zh-tw/payment/credit-card/custom/${created.id}/new`;
    const [ready, ...others] = await s.emails(username);
    expect(others).toEqual([]);
    expect(ready?.template).toBe('custom-order');
    for (const words of [body.title, 'NT$24,000', 'On foot, in English.', created.orderNumber, address])
      expect(ready?.text).toContain(words);
    expect((await pay(token, created.id, cards.good)).data.status).toBe('success');
    expect(await stateOf(created.id)).toBe('paid');
    const receipt = (await s.emails(username)).at(-1);
    expect(receipt?.template).toBe('payment-received');
    expect(receipt?.subject).toBe('已收到您的付款：專屬安排');
    expect(receipt?.text).toContain(`/zh-tw/user/order/custom/${created.id}`);
  });
});
