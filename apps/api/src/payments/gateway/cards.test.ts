import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentRecord } from './gateway.ts';
import { startGateway, type TestGateway } from '../../../testing/gateway.ts';

let t: TestGateway;
beforeAll(async () => {
  t = await startGateway();
});
afterAll(() => t.close());

test.each([
  ['4242 4242 4242 4242', 'visa', '4242', 1],
  ['5555 5555 5555 4444', 'mastercard', '4444', 2],
  ['3530 1113 3330 0000', 'jcb', '0000', 3],
  ['3782 822463 10005', 'amex', '0005', 5],
])('%s is captured, and the record agrees', async (number, brand, lastFour, type) => {
  expect((await t.prime(number)).card).toMatchObject({ lastfour: lastFour, type });
  const { request, result, query } = await t.pay(number);
  expect(result).toEqual({
    outcome: 'captured',
    code: '0',
    recTradeId: expect.stringMatching(/^D20261110/),
    card: { lastFour, brand, issuer: 'Demonstration Bank' },
    bankCode: '00',
  });
  const record = {
    status: 'captured',
    amount: 35_000,
    originalAmount: 35_000,
    refundedAmount: 0,
    recTradeId: result.recTradeId,
    bankTransactionId: request.bankTransactionId,
    orderNumber: request.orderNumber,
    card: result.card,
    bankCode: '00',
  };
  expect(await query()).toEqual(record);
  expect(await t.gateway.query({ recTradeId: result.recTradeId as string })).toEqual(record);
  expect(await t.gateway.query({ orderNumber: request.orderNumber })).toEqual(record);
});

test.each([
  ['declined', '4000000000000002', '05'],
  ['insufficient funds', '4000000000009995', '51'],
])('%s: not charged', async (_, number, bankCode) => {
  const { result, query } = await t.pay(number);
  expect(result).toMatchObject({ outcome: 'declined', code: '10003', bankCode });
  expect(await query()).toMatchObject({ status: 'error', recTradeId: result.recTradeId });
});

test('expired prime: no record', async () => {
  const { result, query } = await t.pay('4000000000000069');
  expect(result).toMatchObject({ outcome: 'expiredPrime', code: '91' });
  expect(await query()).toBeNull();
});

test('time-out after capture: unknown, and the record shows the money', async () => {
  const { result, query } = await t.pay('4000000000004210');
  expect(result).toMatchObject({ outcome: 'unknown', code: '421' });
  expect(result.recTradeId).toBeUndefined();
  expect(await query()).toMatchObject({ status: 'captured', originalAmount: 35_000 });
});

test('time-out without capture: unknown, and no record', async () => {
  const { result, query } = await t.pay('4000000000004228');
  expect(result).toMatchObject({ outcome: 'unknown', code: '421' });
  expect(await query()).toBeNull();
});

test('duplicate: reported as one, charged once, so the record must be queried', async () => {
  const { result, query } = await t.pay('4000000000006009');
  expect(result).toMatchObject({ outcome: 'unknown', code: '10006' });
  expect(await query()).toMatchObject({ status: 'captured' });
});

test('the same id used twice: the second card is not charged', async () => {
  const first = await t.pay('4242424242424242');
  const second = await t.pay('5555555555554444', { bankTransactionId: first.request.bankTransactionId });
  expect(second.result).toMatchObject({ outcome: 'unknown', code: '6001' });
  expect(await second.query()).toMatchObject({
    recTradeId: first.result.recTradeId,
    card: { brand: 'visa' },
  });
});

test('fifty concurrent charges with the same id: one charge', async () => {
  const primes = await Promise.all(
    Array.from({ length: 50 }, async () => (await t.prime('4242424242424242')).card?.prime as string),
  );
  const request = t.request();
  const results = await Promise.all(primes.map((prime) => t.gateway.payByPrime({ ...request, prime })));
  expect(results.filter((result) => result.outcome === 'captured')).toHaveLength(1);
  expect(
    (
      await t.pool.query('select sum(amount)::int as sum from sandbox_payments where order_number = $1', [
        request.orderNumber,
      ])
    ).rows[0],
  ).toEqual({
    sum: 35_000,
  });
});

test('a prime works once, within ninety seconds', async () => {
  const { request } = await t.pay('4242424242424242');
  expect(await t.gateway.payByPrime({ ...request, bankTransactionId: 'another' })).toMatchObject({
    outcome: 'expiredPrime',
    code: '121',
  });
  const [young, old] = [await t.prime('4242424242424242'), await t.prime('4242424242424242')].map(
    ({ card }) => card?.prime as string,
  ) as [string, string];
  t.pass(90_000);
  expect(await t.gateway.payByPrime(t.request({ prime: young }))).toMatchObject({ outcome: 'captured' });
  t.pass(1);
  expect(await t.gateway.payByPrime(t.request({ prime: old }))).toMatchObject({
    outcome: 'expiredPrime',
    code: '91',
  });
  expect(await t.gateway.payByPrime(t.request({ prime: 'never issued' }))).toMatchObject({
    outcome: 'expiredPrime',
    code: '121',
  });
});

test('an order declined and then paid: the record is that of the success', async () => {
  const { request } = await t.pay('4242424242424242');
  t.pass(60_000);
  await t.pay('4000000000000002', { orderNumber: request.orderNumber });
  expect(await t.gateway.query({ orderNumber: request.orderNumber })).toMatchObject<Partial<PaymentRecord>>({
    status: 'captured',
    bankTransactionId: request.bankTransactionId,
  });
});

test.each([
  ['4242 4242 4242 4241', {}, 41],
  ['6011 1111 1111 1117', {}, 41],
  ['4111 1111 1111 1111', {}, 41],
  ['4242', {}, 572],
  ['4242424242424242', { expirationDate: '10/26' }, 573],
  ['4242424242424242', { expirationDate: '13/30' }, 573],
  ['4242424242424242', { ccv: '12' }, 574],
  ['378282246310005', { ccv: '123' }, 574],
])('no prime for %s %o', async (number, more, status) => {
  const reply = await t.prime(number, more);
  expect(reply).toMatchObject({ status });
  expect(reply.card).toBeUndefined();
});

test('a card is valid through its last month', async () => {
  expect(await t.prime('4242424242424242', { expirationDate: '11/26' })).toMatchObject({ status: 0 });
  expect(await t.prime('4242424242424242', { expirationDate: '11 / 2026' })).toMatchObject({ status: 0 });
});

test('no table holds a card number, a security code, a prime or the cardholder', async () => {
  const prime = (await t.prime('3530111333300000', { ccv: '987' })).card?.prime as string;
  await t.gateway.payByPrime(t.request({ prime }));
  const { rows } = await t.pool.query(
    `select p::text as row from sandbox_primes p union all select p::text from sandbox_payments p union all select r::text from sandbox_refunds r`,
  );
  const everything = rows.map(({ row }) => row).join('\n');
  expect(everything).toContain('353011');
  for (const secret of ['3530111333300000', prime, 'LIN MEI', 'mei@example.test', '912345678'])
    expect(everything.includes(secret), secret.slice(0, 4)).toBe(false);
  // only as a separate cell: three digits may well occur within an id
  expect(everything.split(/[,()\n]/)).not.toContain('987');
});
