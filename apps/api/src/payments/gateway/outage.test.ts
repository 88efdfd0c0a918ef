import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../db/embedded.ts';
import type { GatewayCode, PayOutcome } from './gateway.ts';
import { sandboxKeys } from './sandbox/sandbox.ts';
import { tappayGateway } from './tappay.ts';
import { startGateway, type TestGateway } from './testing.ts';

let t: TestGateway;
beforeAll(async () => {
  t = await startGateway();
});
afterEach(() => t.sandbox().faults.clear());
afterAll(() => t.close());

const outcome = (expected: PayOutcome['outcome'], code: GatewayCode) =>
  expect.objectContaining({ outcome: expected, code });
/** An adapter of its own, so that one test's failures do not open another's circuit. */
const fresh = (more: Parameters<TestGateway['gatewayAt']>[1] = {}) => t.gatewayAt(t.sandbox().url, more);
const asked = async () => t.request({ prime: (await t.prime('4242424242424242')).card?.prime as string });

test('the reply is lost: unknown, and the record has the money', async () => {
  const request = await asked();
  t.sandbox().faults.next('pay', { kind: 'loseReply' });
  expect(await fresh().payByPrime(request)).toEqual(outcome('unknown', 'network'));
  expect(await fresh().query({ bankTransactionId: request.bankTransactionId })).toMatchObject({
    status: 'captured',
  });
});

test('the request is cut off: unknown, and there is no record', async () => {
  const request = await asked();
  t.sandbox().faults.next('pay', { kind: 'dropRequest' });
  expect(await fresh().payByPrime(request)).toEqual(outcome('unknown', 'network'));
  expect(await fresh().query({ bankTransactionId: request.bankTransactionId })).toBeNull();
});

test('too slow: unknown after the time-out, although the money is taken', async () => {
  const request = await asked();
  t.sandbox().faults.next('pay', { kind: 'slow', milliseconds: 600 });
  expect(await fresh({ timeoutMilliseconds: 200 }).payByPrime(request)).toEqual(
    outcome('unknown', 'timeout'),
  );
  await expect
    .poll(() => fresh().query({ bankTransactionId: request.bankTransactionId }))
    .toMatchObject({ status: 'captured' });
});

test('slow but in time is fine', async () => {
  t.sandbox().faults.next('pay', { kind: 'slow', milliseconds: 300 });
  expect(await fresh().payByPrime(await asked())).toEqual(outcome('captured', '0'));
});

test('an answer that drips for ever ends with the time-out', async () => {
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
  expect(await fresh().payByPrime(await asked())).toEqual(outcome('unknown', 'http503'));
  t.sandbox().faults.next('pay', { kind: 'garbage' });
  const request = await asked();
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

test('nobody listens: nothing was sent', async () => {
  const away = t.gatewayAt(`http://127.0.0.1:${await freePort()}`);
  expect(await away.payByPrime(t.request())).toEqual(outcome('refused', 'unreachable'));
  expect(await away.query({ orderNumber: 'x' })).toBe('unavailable');
  expect(await away.refund({ recTradeId: 'D1', bankRefundId: 'r' })).toBe('unknown');
});

test('five failures open the circuit: nothing is sent for half a minute, then one call tries', async () => {
  const gateway = fresh();
  t.sandbox().faults.always('pay', { kind: 'refuse' });
  for (let i = 0; i < 5; i++)
    expect(await gateway.payByPrime(t.request())).toEqual(outcome('unknown', 'http503'));
  expect(await gateway.payByPrime(t.request())).toEqual(outcome('refused', 'circuitOpen'));
  expect(await gateway.query({ orderNumber: 'none' })).toBeNull(); // records are still to be had
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
  expect(await gateway.payByPrime(await asked())).toEqual(outcome('captured', '0'));
  expect(await gateway.payByPrime(await asked())).toEqual(outcome('captured', '0'));
});

test('declines do not open the circuit, time-outs of the bank do', async () => {
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

test('wrong keys, wrong merchant: refused, not charged', async () => {
  const request = await asked();
  expect(await fresh({ partnerKey: 'someone else' }).payByPrime(request)).toEqual(outcome('refused', '80'));
  expect(await fresh({ merchantId: 'OTHER' }).payByPrime(request)).toEqual(outcome('refused', '61'));
  expect(await fresh({ partnerKey: 'someone else' }).query({ orderNumber: request.orderNumber })).toBe(
    'unavailable',
  );
  expect(await fresh({ merchantId: 'OTHER' }).query({ orderNumber: request.orderNumber })).toBeNull();
  expect(await fresh().payByPrime(request)).toEqual(outcome('captured', '0')); // the prime was not used up
});

test('fields that TapPay refuses', async () => {
  const request = await asked();
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

test('the wire: JSON that is none, keys in the header and in the body, absent fields', async () => {
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

test('restarted, the gateway keeps its records, its pages and its used primes', async () => {
  const request = await asked();
  const gateway = fresh();
  const paid = await gateway.payByPrime(request);
  const pending = await t.pay('4000000000003220');
  const unused = await asked();
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
  expect(await gateway.refund({ recTradeId: paid.recTradeId as string, bankRefundId: 'afterRestart' })).toBe(
    'refunded',
  );
});

/** Answers this whatever is asked. */
const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const withAnswer = (body: unknown, status = 200) =>
  tappayGateway({ url: 'sandbox', ...sandboxKeys, fetch: answering(body, status) });

test('an answer about another payment, another amount, or with a page that is none is not believed', async () => {
  const request = t.request();
  const good = {
    status: 0,
    msg: 'Success',
    rec_trade_id: 'D20261110AAAA',
    bank_transaction_id: request.bankTransactionId,
    amount: 35_000,
    currency: 'TWD',
  };
  expect(await withAnswer(good).payByPrime(request)).toMatchObject({ outcome: 'captured' });
  for (const wrong of [
    { bank_transaction_id: 'other' },
    { amount: 1 },
    { currency: 'USD' },
    { rec_trade_id: undefined },
    { rec_trade_id: '../../x' },
  ])
    expect(await withAnswer({ ...good, ...wrong }).payByPrime(request), JSON.stringify(wrong)).toMatchObject({
      outcome: 'unknown',
      code: 'mismatch',
    });
  for (const url of [
    'javascript:alert(1)',
    'http://bank.test/',
    'data:text/html,x',
    '//bank.test',
    'nonsense',
  ]) {
    const result = await withAnswer({ ...good, payment_url: url }).payByPrime(request);
    expect([url, result.outcome, result.paymentUrl]).toEqual([url, 'unknown', undefined]);
  }
  expect(
    await withAnswer({ ...good, payment_url: 'https://bank.test/3ds' }).payByPrime(request),
  ).toMatchObject({
    outcome: 'redirect',
    paymentUrl: 'https://bank.test/3ds',
  });
});

test('what each status and HTTP failure means; one that nobody knows proves nothing', async () => {
  const request = t.request();
  const by = async (status: number) => (await withAnswer({ status, msg: '' }).payByPrime(request)).outcome;
  const meanings: Record<string, number[]> = {
    declined: [41, 10003],
    expiredPrime: [91, 121],
    refused: [61, 74, 75, 80, 81, 84, 501, 510, 515, 521],
    unknown: [421, 422, 915, 10005, 10006, 10023, -1, 2, 99_999],
  };
  for (const [meaning, codes] of Object.entries(meanings))
    for (const code of codes) expect([code, await by(code)]).toEqual([code, meaning]);
  for (const status of [400, 401, 403, 404, 429])
    expect(await withAnswer({ message: 'Forbidden' }, status).payByPrime(request)).toEqual(
      outcome('refused', `http${status}`),
    );
  for (const status of [302, 408, 500, 502, 504, 599])
    expect(
      await withAnswer(
        { status: 0, rec_trade_id: 'D1', bank_transaction_id: request.bankTransactionId },
        status,
      ).payByPrime(request),
    ).toEqual(outcome('unknown', `http${status}`));
});

test('a record of another payment, or one that cannot be read, is no answer', async () => {
  const record = {
    rec_trade_id: 'D1',
    bank_transaction_id: 'ours',
    order_number: 'o',
    record_status: 1,
    amount: 5,
    original_amount: 5,
    refunded_amount: 0,
    currency: 'TWD',
    time: 1,
  };
  const query = (changes: Record<string, unknown>) =>
    withAnswer({
      status: 2,
      msg: '',
      number_of_transactions: 1,
      trade_records: [{ ...record, ...changes }],
    }).query({ bankTransactionId: 'ours' });
  expect(await query({})).toMatchObject({ status: 'captured', card: null });
  for (const changes of [
    { bank_transaction_id: 'theirs' },
    { record_status: 9 },
    { amount: '5' },
    { amount: -1 },
    { original_amount: undefined },
    { currency: 'USD' },
    { amount: 1e300 },
  ])
    expect(await query(changes), JSON.stringify(changes)).toBe('unavailable');
  expect(await withAnswer({ status: 2, msg: 'End of list' }).query({ bankTransactionId: 'ours' })).toBeNull();
  expect(await withAnswer({ status: 0, msg: '' }).query({ bankTransactionId: 'ours' })).toBe('unavailable');
});

test('whatever comes back, nothing is thrown and nothing is taken for paid', async () => {
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.object(),
    fc
      .record({
        status: fc.oneof(fc.integer(), fc.string(), fc.constant(0)),
        rec_trade_id: fc.anything(),
        bank_transaction_id: fc.anything(),
        amount: fc.anything(),
        payment_url: fc.anything(),
        card_info: fc.anything(),
        trade_records: fc.anything(),
      })
      .map((value) => value as unknown),
  );
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.integer({ min: 200, max: 599 }).filter((status) => ![204, 205, 304].includes(status)),
      async (value, status) => {
        const text =
          typeof value === 'string'
            ? value
            : (JSON.stringify(value, (_, inner: unknown) =>
                typeof inner === 'bigint' ? String(inner) : inner,
              ) ?? '');
        const gateway = withAnswer(text, status);
        expect(['declined', 'expiredPrime', 'unknown', 'refused']).toContain(
          (await gateway.payByPrime(t.request())).outcome,
        );
        expect(['unavailable', null]).toContain(await gateway.query({ recTradeId: 'D1' }));
        expect(['unknown', 'refused']).toContain(
          await gateway.refund({ recTradeId: 'D1', bankRefundId: 'r' }),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('an answer without end is cut off', async () => {
  const endless: typeof fetch = async () =>
    new Response(
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) }),
    );
  expect(await fresh({ fetch: endless }).payByPrime(t.request())).toEqual(outcome('unknown', 'unreadable'));
});

test("the request is TapPay's, and only https is spoken except on this machine", async () => {
  const sent: { url: string; init: RequestInit }[] = [];
  const watching: typeof fetch = async (url, init) => (
    sent.push({ url: String(url), init: init as RequestInit }),
    new Response('{"status":421}')
  );
  const request = t.request();
  await tappayGateway({ url: 'production', partnerKey: 'pk', merchantId: 'm', fetch: watching }).payByPrime(
    request,
  );
  await tappayGateway({ url: 'sandbox', partnerKey: 'pk', merchantId: 'm', fetch: watching }).query({
    recTradeId: 'D1',
  });
  await tappayGateway({ url: 'sandbox', partnerKey: 'pk', merchantId: 'm', fetch: watching }).refund({
    recTradeId: 'D1',
    amount: 7,
    bankRefundId: 'r1',
  });
  expect(sent.map(({ url }) => url)).toEqual([
    'https://prod.tappaysdk.com/tpc/payment/pay-by-prime',
    'https://sandbox.tappaysdk.com/tpc/transaction/query',
    'https://sandbox.tappaysdk.com/tpc/transaction/refund',
  ]);
  for (const { init } of sent)
    expect(init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      headers: { 'x-api-key': 'pk', 'content-type': 'application/json' },
    });
  expect(sent.map(({ init }) => JSON.parse(String(init.body)))).toEqual([
    {
      prime: 'none',
      partner_key: 'pk',
      merchant_id: 'm',
      amount: 35_000,
      currency: 'TWD',
      details: request.details,
      cardholder: request.cardholder,
      order_number: request.orderNumber,
      bank_transaction_id: request.bankTransactionId,
      remember: false,
      three_domain_secure: false,
      result_url: request.resultUrl,
    },
    {
      partner_key: 'pk',
      records_per_page: 50,
      page: 0,
      filters: { merchant_id: ['m'], rec_trade_id: 'D1' },
      order_by: { attribute: 'time', is_descending: true },
    },
    { partner_key: 'pk', rec_trade_id: 'D1', amount: 7, bank_refund_id: 'r1' },
  ]);
  for (const url of ['http://sandbox.tappaysdk.com', 'http://10.0.0.1:1', 'ftp://127.0.0.1'])
    expect(() => tappayGateway({ url, partnerKey: 'pk', merchantId: 'm' }), url).toThrow(/https/);
});

test('the log tells what happened and holds no prime, no card, no person and no key', async () => {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
  const gateway = fresh({ log: { info: keep, warn: keep } });
  const request = await asked();
  const { recTradeId } = await gateway.payByPrime(request);
  await gateway.query({ recTradeId: recTradeId as string });
  await gateway.refund({ recTradeId: recTradeId as string, bankRefundId: 'logged' });
  t.sandbox().faults.next('pay', { kind: 'garbage', text: 'prime 4242424242424242' });
  await gateway.payByPrime(await asked());
  const all = lines.join('\n');
  expect(lines).toHaveLength(4);
  for (const part of [request.bankTransactionId, recTradeId as string, 'captured', 'refunded', 'unreadable'])
    expect(all).toContain(part);
  for (const secret of [
    request.prime,
    '4242',
    'LIN MEI',
    'mei@example.test',
    '912345678',
    sandboxKeys.partnerKey,
  ])
    expect(all.includes(secret), secret).toBe(false);
});
