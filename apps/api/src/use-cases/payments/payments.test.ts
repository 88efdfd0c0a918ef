import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newKey, startService, type TestService } from '../../testing/service.ts';
import { beginning } from '../../testing/environment.ts';
import { advanceMemberships } from '../products/fulfil.ts';
import { remindOfMemberships } from '../products/emails.ts';
import { expireOrders } from '../product-orders/orders.ts';
import { reconcilePayments } from './sync-payment.ts';

let s: TestService;
/** Without 3-D Secure, so that the gateway's own answers are seen; the bank has its own part below. */
beforeAll(async () => {
  s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
});
afterAll(() => s.close());
beforeEach(() => {
  s.clock.now = new Date(beginning);
  s.services.sandbox?.faults.clear();
});

const cards = {
  good: '4242424242424242',
  jcb: '3530111333300000',
  declined: '4000000000000002',
  expired: '4000000000000069',
  bank: '4000000000003220',
  bankFails: '4000000000003238',
  lateCaptured: '4000000000004210',
  lateNothing: '4000000000004228',
  notifyLost: '4000000000003253',
  notifyTwice: '4000000000003261',
};
const payer = { name: 'HARUKA SATO', email: 'haruka@example.test', phone: '+819012345678' };
const invoice = { type: 'personal', carrier: { kind: 'mobile', number: '/abc1234' } };
const member = async (level: 'basic' | 'elite' | 'platinum' = 'basic') => (await s.addMembers(1, level))[0]!;
const order = async (token: string, level = 'elite') =>
  (await s.call('POST', 'v1/product/order/membership', { token, body: { level } })).data.order as {
    id: string;
    status: string;
    amount: { amount: number };
  };
const pay = async (
  token: string,
  orderId: string,
  card: string,
  { key = newKey(), prime = undefined as string | undefined, ...more } = {},
) =>
  s.call('POST', 'v1/product/order/membership/payment/tappay-direct', {
    token,
    headers: { 'idempotency-key': key },
    body: { orderId, prime: prime ?? (await s.prime(card)), payer, invoice, agreed: true, ...more },
  });
const result = (token: string, tradeId: string) =>
  s.call('GET', `v1/product/order/payment/result/${tradeId}`, { token });
const stateOf = async (orderId: string) =>
  (await s.sql<{ status: string }>('select status from product_orders where id = $1', [orderId]))[0]?.status;
/** What the bank has taken and not given back for an order. */
const taken = async (orderId: string) =>
  Number(
    (
      await s.sql<{ sum: string | null }>(
        'select sum(amount - refunded_amount) from sandbox_payments p join product_orders o on o.order_number = p.order_number where o.id = $1 and record_status between 1 and 3',
        [orderId],
      )
    )[0]?.sum ?? 0,
  );
const fresh = async (id: string) => {
  const { users } = await import('../../db/schema/users.ts');
  const { eq } = await import('drizzle-orm');
  const { openSession } = await import('../../session/open-session.ts');
  const [row] = await s.services.db.orm.select().from(users).where(eq(users.id, id));
  return (await openSession(s.services, row!)).accessToken;
};

describe('buying a membership', () => {
  test('basic becomes elite for a year: level, credits, receipt and a token that must be renewed', async () => {
    const { id, token } = await member();
    const [{ username }] = (await s.sql<{ username: string }>('select username from users where id = $1', [
      id,
    ])) as [{ username: string }];
    expect(
      (await s.call('POST', 'v1/user/membership/allow', { token, body: { level: 'elite' } })).data,
    ).toMatchObject({
      allowed: true,
      kind: 'upgrade',
      priceTwd: 3000,
      endsAt: '2027-11-10T04:00:00.000Z',
    });
    const made = await order(token);
    expect((await order(token)).id).toBe(made.id);
    const page = await s.call('GET', `v1/product/order/payment/${made.id}`, { token });
    expect(page.data).toMatchObject({
      payable: true,
      gateway: { serverType: 'embedded' },
      order: { amount: { amount: 3000, currency: 'TWD' } },
    });
    const paid = await pay(token, made.id, cards.good);
    expect(paid.data).toMatchObject({ status: 'success', paymentUrl: null });
    expect((await s.call('GET', 'v1/user/membership', { token })).code).toBe('au0104');
    const now = await fresh(id);
    expect((await s.call('GET', 'v1/user/membership', { token: now })).data).toMatchObject({
      level: 'elite',
      isPaid: true,
      expiresAt: '2027-11-10T04:00:00.000Z',
      remainingDays: 365,
      credits: { free: { granted: 10 } },
    });
    expect((await result(now, paid.data.tradeId)).data).toMatchObject({
      status: 'success',
      order: { status: 'completed', payment: { cardLastFour: '4242', cardBrand: 'visa' } },
    });
    expect(await taken(made.id)).toBe(3000);
    expect((await s.letters(username)).map((letter) => letter.template).toSorted()).toEqual([
      'membership-active',
      'payment-received',
    ]);
  });

  test('a raised level raises the credits of the running month, and keeps what was used', async () => {
    const { id, token } = await member();
    const { offerRef } = await s.firstOffer('osa');
    expect((await s.book(token, offerRef)).status).toBe(200);
    expect((await s.book(token, offerRef)).code).toBe('bk0001');
    await pay(token, (await order(token)).id, cards.jcb);
    expect((await s.creditsOf(await fresh(id))).free).toEqual({ granted: 10, used: 1, remaining: 9 });
  });

  test.each([
    ['elite', 'elite', 'too-early'],
    ['platinum', 'elite', 'lower-level'],
    ['elite', 'noir', 'invitation-only'],
  ] as const)('%s may not buy %s: %s', async (level, wanted, reason) => {
    const { id, token } = await member(level);
    await s.sql(`update users set is_paid = true, membership_expires_at = '2027-06-01' where id = $1`, [id]);
    const refused = await s.call('POST', 'v1/product/order/membership', { token, body: { level: wanted } });
    expect([refused.code, (refused.failure.details as { reason: string }).reason]).toEqual([
      'py0001',
      reason,
    ]);
  });

  test('eighteen and nineteen need a guardian', async () => {
    const { id, token } = await member();
    await s.sql(`update users set birth_date = '2007-06-01' where id = $1`, [id]);
    expect(
      (await s.call('POST', 'v1/user/membership/allow', { token, body: { level: 'elite' } })).data,
    ).toMatchObject({
      allowed: false,
      reason: 'guardian-consent',
    });
    expect(
      (
        await s.call('POST', 'v1/product/order/membership', {
          token,
          body: {
            level: 'elite',
            guardianConsent: { name: 'Sato Kenji', phone: '+819011112222', agreed: true },
          },
        })
      ).status,
    ).toBe(200);
  });

  test('the term ends: basic again, with the credits of basic; a renewal follows the old term', async () => {
    const { id, token } = await member();
    await pay(token, (await order(token)).id, cards.good);
    s.clock.now = new Date('2027-10-20T04:00:00Z');
    const renewing = await fresh(id);
    const renewal = await order(renewing);
    expect((await pay(renewing, renewal.id, cards.good)).data.status).toBe('success');
    expect((await s.call('GET', 'v1/user/membership', { token: renewing })).data).toMatchObject({
      level: 'elite',
      expiresAt: '2028-11-10T04:00:00.000Z',
    });
    s.clock.now = new Date('2028-10-20T04:00:00Z');
    expect(await remindOfMemberships(s.services)).toBeGreaterThan(0);
    s.clock.now = new Date('2028-11-10T04:00:01Z');
    await advanceMemberships(s.services);
    const after = await fresh(id);
    expect((await s.call('GET', 'v1/user/membership', { token: after })).data).toMatchObject({
      level: 'basic',
      isPaid: false,
      expiresAt: null,
      credits: { free: { granted: 1 } },
    });
  });
});

describe('a card that is not taken', () => {
  test.each([
    ['declined', 'declined'],
    ['expired', 'card-again'],
  ] as const)('%s: nothing is owed, the order stays open, another card pays it', async (card, reason) => {
    const { token } = await member();
    const made = await order(token);
    const first = await pay(token, made.id, cards[card]);
    expect(first.data).toMatchObject({ status: 'failure', reason });
    expect((await result(token, first.data.tradeId)).data).toMatchObject({
      status: 'failure',
      reason,
      order: { status: 'open' },
    });
    expect((await pay(token, made.id, cards.good)).data.status).toBe('success');
    expect(await taken(made.id)).toBe(3000);
  });

  test('the gateway is away: said, nothing charged', async () => {
    const { token } = await member();
    const made = await order(token);
    const prime = await s.prime(cards.good);
    await s.services.sandbox?.stop();
    expect((await pay(token, made.id, '', { prime })).data).toMatchObject({
      status: 'failure',
      reason: 'unavailable',
    });
    await s.close();
    s = await startService({ TAPPAY_THREE_D_SECURE: 'false' });
  });
});

describe('one charge', () => {
  test('the same submit fifty times: one charge, one answer or "under way"', async () => {
    const { token } = await member();
    const made = await order(token);
    const key = newKey();
    const prime = await s.prime(cards.good);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => pay(token, made.id, '', { key, prime })),
    );
    expect(
      replies.every(
        (reply) => reply.data?.status === 'success' || reply.code === 'rq0008' || reply.code === 'au0104',
      ),
    ).toBe(true);
    expect(await taken(made.id)).toBe(3000);
    expect(await s.sql('select 1 from membership_terms where product_order_id = $1', [made.id])).toHaveLength(
      1,
    );
  });

  test('different submits at once: one is charged, the others are told that a payment is under way or done', async () => {
    const { token } = await member();
    const made = await order(token);
    const replies = await Promise.all(Array.from({ length: 12 }, () => pay(token, made.id, cards.good)));
    expect(replies.filter((reply) => reply.data?.status === 'success')).toHaveLength(1);
    for (const reply of replies)
      expect(
        reply.data?.status === 'success' || ['py0003', 'py0004', 'au0104'].includes(reply.code ?? ''),
        reply.text,
      ).toBe(true);
    expect(await taken(made.id)).toBe(3000);
  });

  test('another body under the same key is refused', async () => {
    const { token } = await member();
    const made = await order(token);
    const key = newKey();
    await pay(token, made.id, cards.declined, { key });
    expect(
      (await pay(token, made.id, cards.good, { key, payer: { ...payer, name: 'SOMEBODY ELSE' } } as object))
        .code,
    ).toBe('rq0007');
  });
});

describe('nobody knows', () => {
  test('a time-out after the capture: pending, then found by the reconciler, once', async () => {
    const { token, id } = await member();
    const made = await order(token);
    const first = await pay(token, made.id, cards.lateCaptured);
    expect(first.data.status).toBe('pending');
    expect((await pay(token, made.id, cards.good)).code).toBe('py0004');
    s.pass(2 * 60_000);
    await Promise.all([
      reconcilePayments(s.services, 60_000),
      reconcilePayments(s.services, 60_000),
      reconcilePayments(s.services, 60_000),
    ]);
    expect((await result(await fresh(id), first.data.tradeId)).data.status).toBe('success');
    expect(await taken(made.id)).toBe(3000);
    expect(await s.sql('select 1 from membership_terms where user_id = $1', [id])).toHaveLength(1);
  });

  test('a time-out without a capture: given up after half an hour, the order can be paid again', async () => {
    const { token } = await member();
    const made = await order(token);
    expect((await pay(token, made.id, cards.lateNothing)).data.status).toBe('pending');
    s.pass(31 * 60_000);
    await reconcilePayments(s.services, 60_000);
    expect((await pay(token, made.id, cards.good)).data.status).toBe('success');
  });

  test.each(['loseReply', 'garbage'] as const)(
    'a reply that is lost (%s): the capture is found',
    async (kind) => {
      const { token, id } = await member();
      const made = await order(token);
      s.services.sandbox?.faults.next('pay', { kind });
      const first = await pay(token, made.id, cards.good);
      expect(first.data.status).toBe('pending');
      expect(
        (await result(token, first.data.tradeId)).data?.status ??
          (await result(await fresh(id), first.data.tradeId)).data.status,
      ).toBe('success');
      expect(await taken(made.id)).toBe(3000);
    },
  );

  test('killed after the capture, before it was written: the intent is there, the record decides', async () => {
    const { token, id } = await member();
    const made = await order(token);
    const { payments } = s.services;
    s.services.payments = {
      ...payments,
      payByPrime: async (request) => {
        await payments.payByPrime(request);
        throw new Error('killed');
      },
    };
    expect((await pay(token, made.id, cards.good)).status).toBe(500);
    s.services.payments = payments;
    s.pass(2 * 60_000);
    await reconcilePayments(s.services, 60_000);
    expect(await stateOf(made.id)).toBe('completed');
    expect((await s.call('GET', 'v1/user/membership', { token: await fresh(id) })).data.level).toBe('elite');
  });
});

describe('through the bank (3-D Secure)', () => {
  const redirected = async (card: string) => {
    const { id, token } = await member();
    const made = await order(token);
    const { data } = await pay(token, made.id, card);
    expect(data.status).toBe('redirect');
    return { id, token, made, tradeId: data.tradeId as string, paymentUrl: data.paymentUrl as string };
  };

  test('confirmed: the notice and the way back both lead to one purchase', async () => {
    const { id, made, tradeId, paymentUrl } = await redirected(cards.notifyTwice);
    expect(await s.atBank(paymentUrl, 'confirm')).toContain(
      `/payment/credit-card/membership/${made.id}/${tradeId}/result`,
    );
    await s.services.sandbox?.sendNotifies();
    s.pass(3 * 60_000);
    await s.services.sandbox?.sendNotifies();
    expect((await result(await fresh(id), tradeId)).data.status).toBe('success');
    expect(await s.sql('select 1 from membership_terms where user_id = $1', [id])).toHaveLength(1);
  });

  test('confirmed, and the notice is lost: the way back asks the record', async () => {
    const { token, tradeId, paymentUrl } = await redirected(cards.notifyLost);
    expect((await result(token, tradeId)).data.status).toBe('pending');
    await s.atBank(paymentUrl, 'confirm');
    expect((await result(token, tradeId)).data.status).toBe('success');
  });

  test('a forged way back or a forged notice changes nothing', async () => {
    const { token, made, tradeId } = await redirected(cards.bank);
    const [row] = await s.sql<{ bank_transaction_id: string; rec_trade_id: string }>(
      'select bank_transaction_id, rec_trade_id from payments where id = $1',
      [tradeId],
    );
    const forged = await s.call('POST', 'v1/product/order/payment/notify', {
      body: {
        status: 0,
        bank_transaction_id: row?.bank_transaction_id,
        rec_trade_id: row?.rec_trade_id,
        amount: 1,
        order_number: 'x',
      },
    });
    expect(forged.status).toBe(200);
    expect((await result(token, tradeId)).data.status).toBe('pending');
    expect(await stateOf(made.id)).toBe('open');
    expect(
      (
        await s.call('POST', 'v1/product/order/payment/notify', {
          body: { bank_transaction_id: 'nothing-of-ours' },
        })
      ).status,
    ).toBe(200);
  });

  test.each([
    ['cancelled', 'bank', 'cancel', 'stopped'],
    ['refused', 'bankFails', 'confirm', 'declined'],
  ] as const)(
    '%s at the bank: failed, and the order can be paid another way',
    async (_what, card, answer, reason) => {
      const { token, made, tradeId, paymentUrl } = await redirected(cards[card]);
      await s.atBank(paymentUrl, answer);
      expect((await result(token, tradeId)).data).toMatchObject({ status: 'failure', reason });
      expect((await pay(token, made.id, cards.good)).data.status).toBe('success');
    },
  );

  test("an end without the bank's word: neither the bank nor the payer is said to have ended it", async () => {
    const { token, tradeId, paymentUrl } = await redirected(cards.bankFails);
    await s.atBank(paymentUrl, 'confirm');
    await s.sql(
      `update sandbox_payments set bank_result_code = '' where bank_transaction_id = (select bank_transaction_id from payments where id = $1)`,
      [tradeId],
    );
    expect((await result(token, tradeId)).data).toMatchObject({ status: 'failure', reason: 'unconfirmed' });
  });

  test('two tabs: what is paid second goes back', async () => {
    const { id, token, made, tradeId, paymentUrl } = await redirected(cards.bank);
    await s.sql(`update payments set status = 'abandoned' where id = $1`, [tradeId]); // given up: the first page was left open
    expect((await pay(token, made.id, cards.good)).data.status).toBe('success');
    await s.atBank(paymentUrl, 'confirm');
    await result(await fresh(id), tradeId);
    expect(await taken(made.id)).toBe(6000);
    await reconcilePayments(s.services, 60_000);
    await reconcilePayments(s.services, 60_000);
    expect(await taken(made.id)).toBe(3000);
    expect(await stateOf(made.id)).toBe('completed');
    expect((await s.call('GET', 'v1/user/membership', { token: await fresh(id) })).data.level).toBe('elite');
  });

  test('the notice comes before, during or after the way back: the same end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(['notify', 'back', 'job', 'notify', 'back'], { minLength: 1 }),
        async (steps) => {
          const { id, made, tradeId, paymentUrl } = await redirected(cards.bank);
          await s.atBank(paymentUrl, 'confirm');
          await Promise.all(
            steps.map(async (step) => {
              if (step === 'notify') await s.services.sandbox?.sendNotifies();
              else if (step === 'back') await result(await fresh(id), tradeId);
              else await reconcilePayments(s.services, -1);
            }),
          );
          await reconcilePayments(s.services, -1);
          expect([await stateOf(made.id), await taken(made.id)]).toEqual(['completed', 3000]);
          expect(await s.sql('select 1 from membership_terms where user_id = $1', [id])).toHaveLength(1);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('orders', () => {
  test('an order that was not paid expires, and cannot be paid after', async () => {
    const { token } = await member();
    const made = await order(token);
    s.pass(61 * 60_000);
    await expireOrders(s.services);
    expect(await stateOf(made.id)).toBe('expired');
    expect((await pay(token, made.id, cards.good)).code).toBe('py0003');
  });

  test('an order with a payment at the bank neither expires nor is cancelled', async () => {
    const { token } = await member();
    const made = await order(token);
    const { data } = await pay(token, made.id, cards.bank);
    expect(
      (await s.call('POST', 'v1/product/order/cancel', { token, body: { orderId: made.id } })).code,
    ).toBe('py0004');
    s.pass(61 * 60_000);
    await expireOrders(s.services);
    expect(await stateOf(made.id)).toBe('open');
    expect(data.paymentUrl).toBeTruthy();
  });

  test('cancelled by its owner, and then not paid', async () => {
    const { token } = await member();
    const made = await order(token);
    expect(
      (await s.call('POST', 'v1/product/order/cancel', { token, body: { orderId: made.id } })).data.order
        .status,
    ).toBe('cancelled');
    expect((await pay(token, made.id, cards.good)).code).toBe('py0003');
  });

  test('belong to one member: others cannot see, pay or cancel them', async () => {
    const { token } = await member();
    const made = await order(token);
    const paid = await pay(token, made.id, cards.declined);
    for (const other of [(await member('elite')).token, (await s.login('agent')).accessToken]) {
      expect((await s.call('GET', `v1/product/order/payment/${made.id}`, { token: other })).code).toBe(
        'py0002',
      );
      expect((await result(other, paid.data.tradeId)).code).toBe('py0002');
      expect((await pay(other, made.id, cards.good)).code).toBe('py0002');
      expect(
        (await s.call('POST', 'v1/product/order/cancel', { token: other, body: { orderId: made.id } })).code,
      ).toBe('py0002');
    }
    expect((await s.call('POST', 'v1/product/order/list', { token, body: {} })).data).toMatchObject({
      total: 1,
      orders: [{ id: made.id, payment: { status: 'failure' } }],
    });
  });

  test.each([
    [{ type: 'company', title: 'Voyage', companyNumber: '12345678' }, 'company-number'],
    [{ type: 'personal', carrier: { kind: 'mobile', number: 'ABC' } }, 'carrier'],
    [{ type: 'donation', code: '1' }, 'donation-code'],
  ])('an invoice that cannot be made out is said: %j', async (wrong, message) => {
    const { token } = await member();
    const made = await order(token);
    const reply = await pay(token, made.id, cards.good, { invoice: wrong } as object);
    expect(
      (reply.failure.details as { issues: { code: string }[] }).issues.map((issue) => issue.code),
    ).toContain(message);
    expect(
      (
        await pay(token, made.id, cards.good, {
          invoice: { type: 'company', title: 'Voyage', companyNumber: '10458575' },
        } as object)
      ).data.status,
    ).toBe('success');
  });
});

describe('other products', () => {
  test('paid credits book when the free ones are used, and come back with a refund', async () => {
    const { id, token } = await member();
    const { order: made } = (
      await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 3 } })
    ).data;
    expect(made.amount.amount).toBe(1800);
    await pay(token, made.id, cards.good);
    expect(await s.creditsOf(token)).toMatchObject({ paid: 3, remaining: 4 });
    const staff = (await s.login('employee')).accessToken;
    expect(
      (
        await s.call('POST', 'v1/admin/order', {
          token: (await s.login('agent')).accessToken,
          body: { orderId: made.id, action: 'refund', reason: 'no' },
        })
      ).code,
    ).toBe('au0107');
    expect(
      (
        await s.call('POST', 'v1/admin/order', {
          token: staff,
          body: { orderId: made.id, action: 'refund', reason: 'Bought twice' },
        })
      ).status,
    ).toBe(200);
    await reconcilePayments(s.services, 60_000);
    await reconcilePayments(s.services, 60_000);
    expect([await stateOf(made.id), await taken(made.id)]).toEqual(['refunded', 0]);
    expect(await s.creditsOf(token)).toMatchObject({ paid: 0 });
    expect(await s.sql(`select kind from staff_events where subject_id = $1`, [id])).toEqual([
      { kind: 'order-refund' },
    ]);
  });

  test('a refund whose reply is lost is given once', async () => {
    const { token } = await member();
    const { order: made } = (
      await s.call('POST', 'v1/product/order/booking-credit', { token, body: { credits: 1 } })
    ).data;
    await pay(token, made.id, cards.good);
    await s.call('POST', 'v1/admin/order', {
      token: (await s.login('employee')).accessToken,
      body: { orderId: made.id, action: 'refund', reason: 'Asked for' },
    });
    s.services.sandbox?.faults.next('refund', { kind: 'loseReply' });
    for (let i = 0; i < 3; i++) {
      await reconcilePayments(s.services, 60_000);
      s.pass(61_000);
    }
    expect([await stateOf(made.id), await taken(made.id)]).toEqual(['refunded', 0]);
  });

  test('fast track needs its notice, awaits confirmation after payment, and is confirmed by an employee', async () => {
    const { token } = await member();
    const ask = (serviceDay: string, flightNumber = 'JL97') =>
      s.call('POST', 'v1/product/order/fast-track', {
        token,
        body: {
          productId: 'hnd-arrival',
          serviceDay,
          serviceTime: '09:15',
          flightNumber,
          adults: 2,
          children: 1,
          contactName: 'Haruka Sato',
          contactPhone: '+819012345678',
        },
      });
    expect((await ask('2026-11-11')).code).toBe('py0007');
    expect((await ask('2026-12-20', 'nonsense')).code).toBe('rq0001');
    const { order: made } = (await ask('2026-12-20')).data;
    expect(made.amount.amount).toBe(6800 * 2 + 4900);
    await pay(token, made.id, cards.good);
    expect(await stateOf(made.id)).toBe('awaiting-confirmation');
    await s.call('POST', 'v1/admin/order', {
      token: (await s.login('employee')).accessToken,
      body: { orderId: made.id, action: 'confirm', reason: 'Airport said yes' },
    });
    expect(await stateOf(made.id)).toBe('confirmed');
    expect((await s.call('GET', 'v1/product/fast-track/zzz')).code).toBe('py0006');
    expect(
      (await s.call('GET', 'v1/product/fast-track', { locale: 'ja' })).data.airports.length,
    ).toBeGreaterThan(20);
  });

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
    const ask = (key: string, change = {}, as = token) =>
      s.call('POST', 'v1/product/tailor-made', {
        token: as,
        headers: { 'idempotency-key': key },
        body: { ...body, ...change },
      });
    expect((await ask(newKey(), {}, (await member()).token)).code).toBe('py0008');
    expect((await ask(newKey(), { departure: '2026-12-09' })).code).toBe('py0009');
    expect((await ask(newKey(), { departure: '2026-12-10' })).status).toBe(200);
    const key = newKey();
    const { requestNumber, consultingFeeTwd } = (await ask(key)).data;
    expect(consultingFeeTwd).toBe(20_000);
    expect((await ask(key)).data.requestNumber).toBe(requestNumber);
    const staff = (await s.login('employee')).accessToken;
    const move = (action = 'advance') =>
      s.call('POST', 'v1/admin/tailor-made', {
        token: staff,
        body: { requestNumber, action, reason: 'As agreed by phone' },
      });
    expect((await move()).data.stage).toBe('first-contact');
    const { stage, order: fee } = (await move()).data;
    expect([stage, fee.amount.amount]).toEqual(['consulting-fee', 20_000]);
    expect((await move()).code).toBe('py0003');
    expect(
      (await s.call('GET', 'v1/product/tailor-made', { token })).data.requests.find(
        (r: { requestNumber: string }) => r.requestNumber === requestNumber,
      ).openOrder.id,
    ).toBe(fee.id);
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

  test("a custom order is an employee's to make and the member's to pay", async () => {
    const { id, token } = await member();
    const body = {
      userId: id,
      title: 'Private guide in Kyoto',
      amountTwd: 24_000,
      reason: 'Quoted by phone',
    };
    expect((await s.call('POST', 'v1/product/order/custom', { token, body })).code).toBe('au0107');
    const { order: made } = (
      await s.call('POST', 'v1/product/order/custom', {
        token: (await s.login('employee')).accessToken,
        body,
      })
    ).data;
    expect((await pay(token, made.id, cards.good)).data.status).toBe('success');
    expect(await stateOf(made.id)).toBe('paid');
  });
});
