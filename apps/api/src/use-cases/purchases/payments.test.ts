import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newKey } from '../../../testing/service.ts';
import { advanceMemberships } from './fulfil.ts';
import { remindOfMemberships } from './purchase-emails.ts';
import { reconcilePayments } from './sync-payment.ts';
import {
  s,
  cards,
  payer,
  member,
  order,
  pay,
  result,
  stateOf,
  capturedTotal,
  freshToken,
  restart,
  setUp,
} from '../../../testing/product-payments.ts';

setUp();

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
    const created = await order(token);
    expect((await order(token)).id).toBe(created.id);
    const page = await s.call('GET', `v1/product/order/payment/${created.id}`, { token });
    expect(page.data).toMatchObject({
      payable: true,
      gateway: { serverType: 'embedded' },
      order: { amount: { amount: 3000, currency: 'TWD' } },
    });
    const paid = await pay(token, created.id, cards.good);
    expect(paid.data).toMatchObject({ status: 'success', paymentUrl: null });
    expect((await s.call('GET', 'v1/user/membership', { token })).code).toBe('au0104');
    const now = await freshToken(id);
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
    expect(await capturedTotal(created.id)).toBe(3000);
    expect((await s.emails(username)).map((email) => email.template).toSorted()).toEqual([
      'membership-active',
      'payment-received',
    ]);
  });

  test('a higher level raises the credits of the current month, and keeps what was used', async () => {
    const { id, token } = await member();
    const { offerRef } = await s.firstOffer('osa');
    expect((await s.book(token, offerRef)).status).toBe(200);
    expect((await s.book(token, offerRef)).code).toBe('bk0001');
    await pay(token, (await order(token)).id, cards.jcb);
    expect((await s.creditsOf(await freshToken(id))).free).toEqual({ granted: 10, used: 1, remaining: 9 });
  });

  test.each([
    ['elite', 'elite', 'too-early'],
    ['platinum', 'elite', 'lower-level'],
    ['elite', 'noir', 'invitation-only'],
  ] as const)('%s may not buy %s: %s', async (level, wanted, reason) => {
    const { id, token } = await member(level);
    await s.sql(`update users set is_paid = true, membership_expires_at = '2027-06-01' where id = $1`, [id]);
    const rejected = await s.call('POST', 'v1/product/order/membership', { token, body: { level: wanted } });
    expect([rejected.code, (rejected.failure.details as { reason: string }).reason]).toEqual([
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
    const renewing = await freshToken(id);
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
    const after = await freshToken(id);
    expect((await s.call('GET', 'v1/user/membership', { token: after })).data).toMatchObject({
      level: 'basic',
      isPaid: false,
      expiresAt: null,
      credits: { free: { granted: 1 } },
    });
  });
});

describe('a card that is not accepted', () => {
  test.each([
    ['declined', 'declined'],
    ['expired', 'card-again'],
  ] as const)(
    '%s: nothing is charged, the order stays open, another card pays for it',
    async (card, reason) => {
      const { token } = await member();
      const created = await order(token);
      const first = await pay(token, created.id, cards[card]);
      expect(first.data).toMatchObject({ status: 'failure', reason });
      expect((await result(token, first.data.tradeId)).data).toMatchObject({
        status: 'failure',
        reason,
        order: { status: 'open' },
      });
      expect((await pay(token, created.id, cards.good)).data.status).toBe('success');
      expect(await capturedTotal(created.id)).toBe(3000);
    },
  );

  test('an unavailable gateway is reported, nothing charged', async () => {
    const { token } = await member();
    const created = await order(token);
    const prime = await s.prime(cards.good);
    await s.services.sandbox?.stop();
    expect((await pay(token, created.id, '', { prime })).data).toMatchObject({
      status: 'failure',
      reason: 'unavailable',
    });
    await restart();
  });
});

describe('one charge', () => {
  test('the same submit fifty times: one charge, one answer or "under way"', async () => {
    const { token } = await member();
    const created = await order(token);
    const key = newKey();
    const prime = await s.prime(cards.good);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => pay(token, created.id, '', { key, prime })),
    );
    expect(
      replies.every(
        (reply) => reply.data?.status === 'success' || reply.code === 'rq0008' || reply.code === 'au0104',
      ),
    ).toBe(true);
    expect(await capturedTotal(created.id)).toBe(3000);
    expect(
      await s.sql('select 1 from membership_terms where product_order_id = $1', [created.id]),
    ).toHaveLength(1);
  });

  test('different submits at once: one is charged, the others get an error that a payment is in progress or done', async () => {
    const { token } = await member();
    const created = await order(token);
    const replies = await Promise.all(Array.from({ length: 12 }, () => pay(token, created.id, cards.good)));
    expect(replies.filter((reply) => reply.data?.status === 'success')).toHaveLength(1);
    for (const reply of replies)
      expect(
        reply.data?.status === 'success' || ['py0003', 'py0004', 'au0104'].includes(reply.code ?? ''),
        reply.text,
      ).toBe(true);
    expect(await capturedTotal(created.id)).toBe(3000);
  });

  test('rejects another body under the same key', async () => {
    const { token } = await member();
    const created = await order(token);
    const key = newKey();
    await pay(token, created.id, cards.declined, { key });
    expect(
      (
        await pay(token, created.id, cards.good, {
          key,
          payer: { ...payer, name: 'SOMEBODY ELSE' },
        } as object)
      ).code,
    ).toBe('rq0007');
  });
});

describe('an unknown outcome', () => {
  test('a time-out after the capture: pending, then found by the reconciler, once', async () => {
    const { token, id } = await member();
    const created = await order(token);
    const first = await pay(token, created.id, cards.lateCaptured);
    expect(first.data.status).toBe('pending');
    expect((await pay(token, created.id, cards.good)).code).toBe('py0004');
    s.pass(2 * 60_000);
    await Promise.all([
      reconcilePayments(s.services, 60_000),
      reconcilePayments(s.services, 60_000),
      reconcilePayments(s.services, 60_000),
    ]);
    expect((await result(await freshToken(id), first.data.tradeId)).data.status).toBe('success');
    expect(await capturedTotal(created.id)).toBe(3000);
    expect(await s.sql('select 1 from membership_terms where user_id = $1', [id])).toHaveLength(1);
  });

  test('a time-out without a capture: given up after half an hour, the order can be paid again', async () => {
    const { token } = await member();
    const created = await order(token);
    expect((await pay(token, created.id, cards.lateNothing)).data.status).toBe('pending');
    s.pass(31 * 60_000);
    await reconcilePayments(s.services, 60_000);
    expect((await pay(token, created.id, cards.good)).data.status).toBe('success');
  });

  test.each(['loseReply', 'garbage'] as const)('a lost reply (%s): the capture is found', async (kind) => {
    const { token, id } = await member();
    const created = await order(token);
    s.services.sandbox?.faults.next('pay', { kind });
    const first = await pay(token, created.id, cards.good);
    expect(first.data.status).toBe('pending');
    expect(
      (await result(token, first.data.tradeId)).data?.status ??
        (await result(await freshToken(id), first.data.tradeId)).data.status,
    ).toBe('success');
    expect(await capturedTotal(created.id)).toBe(3000);
  });

  test('killed after the capture, before it was written: the intent is there, the record decides', async () => {
    const { token, id } = await member();
    const created = await order(token);
    const { payments } = s.services;
    s.services.payments = {
      ...payments,
      payByPrime: async (request) => {
        await payments.payByPrime(request);
        throw new Error('killed');
      },
    };
    expect((await pay(token, created.id, cards.good)).status).toBe(500);
    s.services.payments = payments;
    s.pass(2 * 60_000);
    await reconcilePayments(s.services, 60_000);
    expect(await stateOf(created.id)).toBe('completed');
    expect((await s.call('GET', 'v1/user/membership', { token: await freshToken(id) })).data.level).toBe(
      'elite',
    );
  });
});

describe('through the bank (3-D Secure)', () => {
  const redirected = async (card: string) => {
    const { id, token } = await member();
    const created = await order(token);
    const { data } = await pay(token, created.id, card);
    expect(data.status).toBe('redirect');
    return { id, token, created, tradeId: data.tradeId as string, paymentUrl: data.paymentUrl as string };
  };

  test('confirmed: the notice and the return both lead to one purchase', async () => {
    const { id, created, tradeId, paymentUrl } = await redirected(cards.notifyTwice);
    expect(await s.answerAtBank(paymentUrl, 'confirm')).toContain(
      `/payment/credit-card/membership/${created.id}/${tradeId}/result`,
    );
    await s.services.sandbox?.sendNotifies();
    s.pass(3 * 60_000);
    await s.services.sandbox?.sendNotifies();
    expect((await result(await freshToken(id), tradeId)).data.status).toBe('success');
    expect(await s.sql('select 1 from membership_terms where user_id = $1', [id])).toHaveLength(1);
  });

  test('confirmed, and the notice is lost: the return queries the record', async () => {
    const { token, tradeId, paymentUrl } = await redirected(cards.notifyLost);
    expect((await result(token, tradeId)).data.status).toBe('pending');
    await s.answerAtBank(paymentUrl, 'confirm');
    expect((await result(token, tradeId)).data.status).toBe('success');
  });

  test('a forged return or a forged notification changes nothing', async () => {
    const { token, created, tradeId } = await redirected(cards.bank);
    const [row] = await s.sql<{ bank_transaction_id: string; rec_trade_id: string }>(
      'select bank_transaction_id, rec_trade_id from payments where id = $1',
      [tradeId],
    );
    const forgedNotice = await s.call('POST', 'v1/product/order/payment/notify', {
      body: {
        status: 0,
        bank_transaction_id: row?.bank_transaction_id,
        rec_trade_id: row?.rec_trade_id,
        amount: 1,
        order_number: 'x',
      },
    });
    expect(forgedNotice.status).toBe(200);
    expect((await result(token, tradeId)).data.status).toBe('pending');
    expect(await stateOf(created.id)).toBe('open');
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
      const { token, created, tradeId, paymentUrl } = await redirected(cards[card]);
      await s.answerAtBank(paymentUrl, answer);
      expect((await result(token, tradeId)).data).toMatchObject({ status: 'failure', reason });
      expect((await pay(token, created.id, cards.good)).data.status).toBe('success');
    },
  );

  test("an end without the bank's reason: attributed neither to the bank nor to the payer", async () => {
    const { token, tradeId, paymentUrl } = await redirected(cards.bankFails);
    await s.answerAtBank(paymentUrl, 'confirm');
    await s.sql(
      `update sandbox_payments set bank_result_code = '' where bank_transaction_id = (select bank_transaction_id from payments where id = $1)`,
      [tradeId],
    );
    expect((await result(token, tradeId)).data).toMatchObject({ status: 'failure', reason: 'unconfirmed' });
  });

  test('two tabs: the second payment is refunded', async () => {
    const { id, token, created, tradeId, paymentUrl } = await redirected(cards.bank);
    // given up: the first page was left open
    await s.sql(`update payments set status = 'abandoned' where id = $1`, [tradeId]);
    expect((await pay(token, created.id, cards.good)).data.status).toBe('success');
    await s.answerAtBank(paymentUrl, 'confirm');
    await result(await freshToken(id), tradeId);
    expect(await capturedTotal(created.id)).toBe(6000);
    await reconcilePayments(s.services, 60_000);
    await reconcilePayments(s.services, 60_000);
    expect(await capturedTotal(created.id)).toBe(3000);
    expect(await stateOf(created.id)).toBe('completed');
    expect((await s.call('GET', 'v1/user/membership', { token: await freshToken(id) })).data.level).toBe(
      'elite',
    );
  });

  test('the notification arrives before, during or after the return: the same result', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(['notify', 'back', 'job', 'notify', 'back'], { minLength: 1 }),
        async (steps) => {
          const { id, created, tradeId, paymentUrl } = await redirected(cards.bank);
          await s.answerAtBank(paymentUrl, 'confirm');
          await Promise.all(
            steps.map(async (step) => {
              if (step === 'notify') await s.services.sandbox?.sendNotifies();
              else if (step === 'back') await result(await freshToken(id), tradeId);
              else await reconcilePayments(s.services, -1);
            }),
          );
          await reconcilePayments(s.services, -1);
          expect([await stateOf(created.id), await capturedTotal(created.id)]).toEqual(['completed', 3000]);
          expect(await s.sql('select 1 from membership_terms where user_id = $1', [id])).toHaveLength(1);
        },
      ),
      { numRuns: 12 },
    );
  });
});
