import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GatewayCode, PayOutcome } from './gateway.ts';
import { sandboxKeys } from './sandbox/sandbox.ts';
import { startGateway, type TestGateway } from '../../../testing/gateway.ts';

let t: TestGateway;
beforeAll(async () => {
  t = await startGateway();
});
afterEach(() => t.sandbox().faults.clear());
afterAll(() => t.close());

const outcome = (expected: PayOutcome['outcome'], code: GatewayCode) =>
  expect.objectContaining({ outcome: expected, code });
/** A separate adapter, so that one test's failures do not open another's circuit. */
const fresh = (more: Parameters<TestGateway['gatewayAt']>[1] = {}) => t.gatewayAt(t.sandbox().url, more);
const requestWithPrime = async () =>
  t.request({ prime: (await t.prime('4242424242424242')).card?.prime as string });

test('the reply is lost: unknown, and the record shows the money', async () => {
  const request = await requestWithPrime();
  t.sandbox().faults.next('pay', { kind: 'loseReply' });
  expect(await fresh().payByPrime(request)).toEqual(outcome('unknown', 'network'));
  expect(await fresh().query({ bankTransactionId: request.bankTransactionId })).toMatchObject({
    status: 'captured',
  });
});

test('the request is cut off: unknown, and no record', async () => {
  const request = await requestWithPrime();
  t.sandbox().faults.next('pay', { kind: 'dropRequest' });
  expect(await fresh().payByPrime(request)).toEqual(outcome('unknown', 'network'));
  expect(await fresh().query({ bankTransactionId: request.bankTransactionId })).toBeNull();
});

test('too slow: unknown after the time-out, although the card was charged', async () => {
  const request = await requestWithPrime();
  // It charges, and its answer arrives after the time-out on any machine.
  const tooSlow: typeof fetch = async (url, { signal, ...init } = {}) => {
    await fetch(url, init);
    if (signal?.aborted === false) await once(signal, 'abort');
    throw signal?.reason;
  };
  expect(await fresh({ fetch: tooSlow, timeoutMilliseconds: 50 }).payByPrime(request)).toEqual(
    outcome('unknown', 'timeout'),
  );
  expect(await fresh().query({ bankTransactionId: request.bankTransactionId })).toMatchObject({
    status: 'captured',
  });
});

test('slow but in time is fine', async () => {
  t.sandbox().faults.next('pay', { kind: 'slow', milliseconds: 50 });
  expect(await fresh().payByPrime(await requestWithPrime())).toEqual(outcome('captured', '0'));
});

test('an endlessly trickling response is ended by the time-out', async () => {
  const drip: typeof fetch = async (_, init) => {
    let timer: ReturnType<typeof setInterval>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        timer = setInterval(() => controller.enqueue(new TextEncoder().encode(' ')), 10);
        init?.signal?.addEventListener(
          'abort',
          () => (clearInterval(timer), controller.error(init.signal?.reason)),
        );
      },
    });
    return new Response(body);
  };
  expect(await fresh({ fetch: drip, timeoutMilliseconds: 150 }).payByPrime(t.request())).toEqual(
    outcome('unknown', 'timeout'),
  );
});

test('503 and garbage: unknown', async () => {
  t.sandbox().faults.next('pay', { kind: 'refuse' });
  expect(await fresh().payByPrime(await requestWithPrime())).toEqual(outcome('unknown', 'http503'));
  t.sandbox().faults.next('pay', { kind: 'garbage' });
  const request = await requestWithPrime();
  expect(await fresh().payByPrime(request)).toEqual(outcome('unknown', 'unreadable'));
  expect(await fresh().query({ bankTransactionId: request.bankTransactionId })).toMatchObject({
    status: 'captured',
  });
  for (const kind of [
    { kind: 'garbage' },
    { kind: 'refuse' },
    { kind: 'dropRequest' },
    { kind: 'garbage', text: '{"status":0}' },
    { kind: 'garbage', text: '{"status":2,"number_of_transactions":1,"trade_records":[]}' },
    { kind: 'garbage', text: '{"status":915}' },
  ] as const) {
    t.sandbox().faults.next('query', kind);
    expect(await fresh().query({ bankTransactionId: request.bankTransactionId }), JSON.stringify(kind)).toBe(
      'unavailable',
    );
  }
});

test('connection refused: nothing was sent', async () => {
  const unavailable = t.gatewayAt('http://127.0.0.1:2'); // nothing listens there
  expect(await unavailable.payByPrime(t.request())).toEqual(outcome('refused', 'unreachable'));
  expect(await unavailable.query({ orderNumber: 'x' })).toBe('unavailable');
  expect(
    await unavailable.refund({
      recTradeId: 'D1',
      bankRefundId: 'r',
      refundedBefore: 0,
      firstSentAt: t.clock.now,
    }),
  ).toBe('unknown');
});

test('five failures open the circuit: nothing is sent for half a minute, then one call tries', async () => {
  const gateway = fresh();
  t.sandbox().faults.always('pay', { kind: 'refuse' });
  for (let i = 0; i < 5; i++)
    expect(await gateway.payByPrime(t.request())).toEqual(outcome('unknown', 'http503'));
  expect(await gateway.payByPrime(t.request())).toEqual(outcome('refused', 'circuitOpen'));
  expect(await gateway.query({ orderNumber: 'none' })).toBeNull(); // queries still work
  t.pass(30_000);
  const burst = await Promise.all(Array.from({ length: 4 }, () => gateway.payByPrime(t.request())));
  expect(burst.map(({ code }) => code).toSorted()).toEqual([
    'circuitOpen',
    'circuitOpen',
    'circuitOpen',
    'http503',
  ]);
  expect(await gateway.payByPrime(t.request())).toEqual(outcome('refused', 'circuitOpen'));
  t.sandbox().faults.clear();
  t.pass(30_000);
  expect(await gateway.payByPrime(await requestWithPrime())).toEqual(outcome('captured', '0'));
  expect(await gateway.payByPrime(await requestWithPrime())).toEqual(outcome('captured', '0'));
});

test('declines do not open the circuit, bank time-outs do', async () => {
  const gateway = fresh();
  for (let i = 0; i < 8; i++)
    expect(await gateway.payByPrime(t.request({ prime: 'bad' }))).toEqual(outcome('expiredPrime', '121'));
  for (let i = 0; i < 5; i++)
    expect(
      await gateway.payByPrime(
        t.request({ prime: (await t.prime('4000000000004228')).card?.prime as string }),
      ),
    ).toEqual(outcome('unknown', '421'));
  expect(await gateway.payByPrime(t.request())).toEqual(outcome('refused', 'circuitOpen'));
});

test('wrong keys or merchant: rejected, not charged', async () => {
  const request = await requestWithPrime();
  expect(await fresh({ partnerKey: 'someone else' }).payByPrime(request)).toEqual(outcome('refused', '80'));
  expect(await fresh({ merchantId: 'OTHER' }).payByPrime(request)).toEqual(outcome('refused', '61'));
  expect(await fresh({ partnerKey: 'someone else' }).query({ orderNumber: request.orderNumber })).toBe(
    'unavailable',
  );
  expect(await fresh({ merchantId: 'OTHER' }).query({ orderNumber: request.orderNumber })).toBeNull();
  expect(await fresh().payByPrime(request)).toEqual(outcome('captured', '0')); // the prime is not used up
});

test('fields that TapPay rejects', async () => {
  const request = await requestWithPrime();
  const changes = [
    { amountTwd: 0 },
    { amountTwd: 1.5 },
    { amountTwd: -1 },
    { details: '' },
    { prime: '' },
    { orderNumber: '' },
    { bankTransactionId: 'x'.repeat(21) },
    { bankTransactionId: 'with space' },
    {
      threeDomainSecure: true,
      resultUrl: {
        frontend_redirect_url: 'javascript:alert(1)',
        backend_notify_url: 'https://shop.test/',
        go_back_url: 'https://shop.test/',
      },
    },
  ];
  const codes: string[] = [];
  for (const change of changes) {
    const result = await fresh().payByPrime({ ...request, ...change });
    expect(result.outcome, JSON.stringify(change)).toBe('refused');
    codes.push(result.code);
  }
  expect(codes).toEqual(['510', '510', '510', '505', '503', '521', '521', '521', '521']);
  expect(
    await fresh().payByPrime({
      ...request,
      details: '飯店'.repeat(80),
      cardholder: { ...request.cardholder, email: `${'long'.repeat(12)}@example.test` },
    }),
  ).toEqual(outcome('captured', '0'));
});

test('the wire: invalid JSON, keys in the header and in the body, absent fields', async () => {
  const post = async (body: string, key: string | undefined = sandboxKeys.partnerKey) =>
    (
      await fetch(`${t.sandbox().url}/tpc/payment/pay-by-prime`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { 'x-api-key': key } : {}) },
        body,
      })
    ).json() as Promise<{ status: number }>;
  const full: Record<string, unknown> = {
    prime: 'x',
    partner_key: sandboxKeys.partnerKey,
    merchant_id: sandboxKeys.merchantId,
    amount: 1,
    currency: 'TWD',
    details: 'd',
    cardholder: { phone_number: '', name: '', email: '' },
  };
  const without = (field: string) => post(JSON.stringify({ ...full, [field]: undefined }));
  expect(await post('{')).toMatchObject({ status: 5 });
  expect(await post('[]')).toMatchObject({ status: 5 });
  expect(await post(JSON.stringify(full), '')).toMatchObject({ status: 80 });
  expect(await post(JSON.stringify({ ...full, partner_key: 'other' }))).toMatchObject({ status: 81 });
  expect(
    await Promise.all(
      ['partner_key', 'merchant_id', 'prime', 'currency', 'details', 'cardholder', 'amount'].map(
        async (field) => (await without(field)).status,
      ),
    ),
  ).toEqual([506, 502, 503, 504, 505, 501, 510]);
  expect(await post(JSON.stringify({ ...full, currency: 'USD' }))).toMatchObject({ status: 89 });
  expect(await post(JSON.stringify({ ...full, cardholder: { phone_number: '', name: '' } }))).toMatchObject({
    status: 509,
  });
  expect(await post(JSON.stringify(full))).toMatchObject({ status: 121 });
});

test('after a restart the gateway still has its records, pages and used primes', async () => {
  const request = await requestWithPrime();
  const gateway = fresh();
  const paid = await gateway.payByPrime(request);
  const pending = await t.pay('4000000000003220');
  const unused = await requestWithPrime();
  await t.restart();
  expect(await gateway.query({ recTradeId: paid.recTradeId as string })).toMatchObject({
    status: 'captured',
  });
  expect(await gateway.payByPrime({ ...request, bankTransactionId: 'again' })).toEqual(
    outcome('expiredPrime', '121'),
  );
  expect((await t.press(pending.result.paymentUrl as string, 'confirm')).to?.searchParams.get('status')).toBe(
    '0',
  );
  expect(await gateway.payByPrime(unused)).toEqual(outcome('captured', '0'));
  expect(await t.refund({ recTradeId: paid.recTradeId as string, bankRefundId: 'afterRestart' })).toBe(
    'refunded',
  );
});
