import { expect, test } from 'vitest';
import {
  capturedTotal,
  cards,
  freshToken,
  member,
  order,
  pay,
  result,
  s,
  setUp,
  stateOf,
} from '../../../testing/product-payments.ts';
import { expireHolds } from '../booking/holds/release-hold.ts';
import { prepaidOffer } from '../../../testing/prepaid-offers.ts';
import { reconcilePayments } from './sync-payment.ts';

setUp();
const minute = 60_000;

const end = (token: string, tradeId: string) =>
  s.call('POST', 'v1/product/order/payment/end', { token, body: { tradeId } });
/** A membership whose payer is at the bank. */
async function atBank() {
  const { id, token } = await member();
  const created = await order(token);
  const { data } = await pay(token, created.id, cards.bank);
  expect(data.status).toBe('redirect');
  return {
    id,
    token,
    orderId: created.id,
    tradeId: data.tradeId as string,
    paymentUrl: data.paymentUrl as string,
  };
}

test('while the bank waits, its page is one press away; not once the attempt has ended', async () => {
  const { token, orderId, tradeId, paymentUrl } = await atBank();
  const shown = async () => (await result(token, tradeId)).data;
  expect(await shown()).toMatchObject({
    status: 'pending',
    order: { payment: { tradeId, bankUrl: paymentUrl } },
  });
  const page = await s.call('GET', `v1/product/order/payment/${orderId}`, { token });
  expect(page.data.order.payment.bankUrl).toBe(paymentUrl);
  await s.answerAtBank(paymentUrl, 'cancel');
  expect(await shown()).toMatchObject({
    status: 'failure',
    reason: 'stopped',
    order: { payment: { bankUrl: null } },
  });
});

test('ended: another card pays, once, and the first page can still be confirmed without a second charge', async () => {
  const { id, token, orderId, tradeId, paymentUrl } = await atBank();
  const ended = await end(token, tradeId);
  expect(ended.data, ended.text).toMatchObject({
    status: 'failure',
    reason: 'replaced',
    order: { status: 'open', payment: { bankUrl: null } },
  });
  expect((await pay(token, orderId, cards.good)).data.status).toBe('success');
  await s.answerAtBank(paymentUrl, 'confirm');
  s.pass(minute);
  await reconcilePayments(s.services, 15_000); // neither notice nor payer has returned
  await reconcilePayments(s.services, 15_000);
  expect([await stateOf(orderId), await capturedTotal(orderId)]).toEqual(['completed', 3000]);
  expect((await result(await freshToken(id), tradeId)).data.status).toBe('refunded');
});

test('ended, and confirmed at the bank before another card pays: that was the payment', async () => {
  const { id, token, orderId, tradeId, paymentUrl } = await atBank();
  expect((await end(token, tradeId)).data.status).toBe('failure');
  await s.answerAtBank(paymentUrl, 'confirm');
  s.pass(minute);
  await reconcilePayments(s.services, 15_000);
  expect((await result(await freshToken(id), tradeId)).data.status).toBe('success');
  expect((await pay(await freshToken(id), orderId, cards.good)).code).toBe('py0003');
  expect(await capturedTotal(orderId)).toBe(3000);
});

test('confirmed at the bank first: the capture wins, and ending says so', async () => {
  const { token, orderId, tradeId, paymentUrl } = await atBank();
  await s.answerAtBank(paymentUrl, 'confirm');
  expect((await end(token, tradeId)).data).toMatchObject({ status: 'success', reason: null });
  expect([await stateOf(orderId), await capturedTotal(orderId)]).toEqual(['completed', 3000]);
});

test('confirmed between the question to the gateway and the end: the capture wins', async () => {
  const { id, token, orderId, tradeId, paymentUrl } = await atBank();
  const { payments } = s.services;
  s.services.payments = {
    ...payments,
    query: async (key) => {
      const record = await payments.query(key);
      await s.answerAtBank(paymentUrl, 'confirm');
      return record;
    },
  };
  expect((await end(token, tradeId)).data.status).toBe('failure');
  s.services.payments = payments;
  await Promise.all([
    result(token, tradeId),
    reconcilePayments(s.services, -1),
    pay(token, orderId, cards.good),
  ]);
  await reconcilePayments(s.services, -1);
  await reconcilePayments(s.services, -1);
  expect([await stateOf(orderId), await capturedTotal(orderId)]).toEqual(['completed', 3000]);
  expect(await s.sql('select 1 from membership_terms where user_id = $1', [id])).toHaveLength(1);
});

test('pressed ten times, while the bank answers and another card pays: one purchase, one charge that stays', async () => {
  for (const answer of ['confirm', 'cancel'] as const) {
    const { token, orderId, tradeId, paymentUrl } = await atBank();
    const [replies] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => end(token, tradeId))),
      s.answerAtBank(paymentUrl, answer),
      pay(token, orderId, cards.good),
      reconcilePayments(s.services, -1),
    ]);
    for (const { status, code, text } of replies)
      expect(status === 200 || code === 'au0104', text).toBe(true);
    for (let i = 0; i < 3; i++) await reconcilePayments(s.services, -1);
    if ((await stateOf(orderId)) === 'open')
      expect((await pay(token, orderId, cards.good)).data.status).toBe('success');
    expect([await stateOf(orderId), await capturedTotal(orderId)]).toEqual(['completed', 3000]);
  }
});

test('pressed twice: the same answer, and the attempt that came after is left alone', async () => {
  const { token, orderId, tradeId } = await atBank();
  expect((await end(token, tradeId)).data.reason).toBe('replaced');
  const { data: second } = await pay(token, orderId, cards.bank);
  expect((await end(token, tradeId)).data).toMatchObject({ status: 'failure', reason: 'replaced' });
  expect((await result(token, second.tradeId)).data.status).toBe('pending');
  expect((await pay(token, orderId, cards.good)).code).toBe('py0004');
});

test.each([
  ['the gateway does not answer', 'garbage'],
  ['the gateway is unavailable', 'refuse'],
] as const)('%s: nothing is ended', async (_what, kind) => {
  const { token, orderId, tradeId } = await atBank();
  s.services.sandbox?.faults.next('query', { kind });
  expect((await end(token, tradeId)).code).toBe('py0004');
  expect((await pay(token, orderId, cards.good)).code).toBe('py0004');
  expect((await end(token, tradeId)).data.reason).toBe('replaced');
});

test('a charge without a known outcome is not ended while the gateway may still record it', async () => {
  const { token } = await member();
  const { id: orderId } = await order(token);
  const { data } = await pay(token, orderId, cards.lateNothing);
  expect((await end(token, data.tradeId)).code).toBe('py0004');
  s.pass(10 * minute);
  expect((await end(token, data.tradeId)).data.reason).toBe('replaced');
  expect((await pay(token, orderId, cards.good)).data.status).toBe('success');
  expect(await capturedTotal(orderId)).toBe(3000);
});

test("another member's attempt is not found", async () => {
  const { tradeId } = await atBank();
  expect((await end((await member()).token, tradeId)).code).toBe('py0002');
});

test('held rooms: the same deadline continues, and once it has passed the attempt is the only way', async () => {
  const { token } = await member();
  const held = await s.book(token, (await prepaidOffer(s, 'par')).offerRef);
  const orderId: string = held.data.payment.orderId;
  const detail = async () =>
    (await s.call('GET', `v1/user/hotel/order/${held.data.orderId}`, { token })).data.payment;
  const { dueAt } = await detail();
  const { data: first } = await pay(token, orderId, cards.bank);
  expect(await detail()).toMatchObject({
    state: 'processing',
    dueAt,
    attempt: { tradeId: first.tradeId, bankUrl: first.paymentUrl },
  });
  expect((await end(token, first.tradeId)).data.reason).toBe('replaced');
  expect(await detail()).toMatchObject({ state: 'due', dueAt, attempt: null });
  s.pass(10 * minute);
  const { data: second } = await pay(token, orderId, cards.bank);
  s.clock.now = new Date(Date.parse(dueAt) + 1);
  expect((await end(token, second.tradeId)).code).toBe('py0003');
  await expireHolds(s.services);
  await s.answerAtBank(second.paymentUrl, 'confirm');
  expect((await result(token, second.tradeId)).data.status).toBe('success');
});

test('the bank returns the payer to the site on which they pay', async () => {
  const { token } = await member();
  const { id: orderId } = await order(token);
  const { data } = await pay(token, orderId, cards.bank, { brand: 'club' });
  const back = await s.answerAtBank(data.paymentUrl, 'confirm');
  expect(back).toContain(s.services.env.SITE_URLS.club);
});
