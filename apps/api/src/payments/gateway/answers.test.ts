import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { GatewayCode, PayOutcome, RefundRequest } from './gateway.ts';
import { refusalOf, type PaymentRefusal } from './refusal.ts';
import { sandboxKeys } from './sandbox/sandbox.ts';
import { tappayGateway } from './tappay.ts';
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

/** A refund that was not sent before. */
const first = { refundedBefore: 0, firstSentAt: new Date() };

/** A gateway that gives this answer to every call. */
const answering =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const withAnswer = (body: unknown, status = 200) =>
  tappayGateway({ url: 'sandbox', ...sandboxKeys, fetch: answering(body, status) });

test('rejects responses about another payment or amount, or with an invalid page', async () => {
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

test('interprets each status and HTTP failure; an unknown one proves nothing', async () => {
  const request = t.request();
  const by = async (status: number) => (await withAnswer({ status, msg: '' }).payByPrime(request)).outcome;
  const meanings: Record<string, number[]> = {
    declined: [41, 43, 122, 925, 10003, 10007, 10039, 10042],
    expiredPrime: [91, 121],
    refused: [61, 66, 68, 74, 75, 80, 81, 84, 501, 510, 515, 521, 600, 692, 10008, 10009],
    unknown: [421, 422, 693, 915, 4014, 6001, 6002, 10005, 10006, 10010, 10011, 10023, 10050, -1, 2, 99_999],
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

test('what the payer reads follows from the code, whenever it is read', () => {
  const reasons: Record<PaymentRefusal, (GatewayCode | null)[]> = {
    declined: [null, '41', '10003', '421'],
    'card-again': ['91', '121'],
    'card-type': ['10007', '10039', '10042'],
    stopped: ['stopped', '925'],
    unconfirmed: ['unconfirmed'],
    unavailable: ['61', '80', '521', '692', 'unreachable', 'circuitOpen', 'http403'],
  };
  for (const [reason, codes] of Object.entries(reasons))
    for (const code of codes) expect([code, refusalOf(code)]).toEqual([code, reason]);
});

/** Answers a refund with this status, and queries with this record. */
const refundAnswer = (status: number, record: object) =>
  tappayGateway({
    url: 'sandbox',
    ...sandboxKeys,
    now: () => t.clock.now,
    fetch: (url, init) =>
      answering(
        String(url).endsWith('refund')
          ? { status, msg: '' }
          : { status: 2, msg: '', number_of_transactions: 1, trade_records: [record] },
      )(url, init),
  });

test('each status of a refund is compared with the record', async () => {
  const record = (record_status: number, refunded: number) => ({
    rec_trade_id: 'D1',
    bank_transaction_id: 'b',
    order_number: 'o',
    record_status,
    amount: 35_000 - refunded,
    original_amount: 35_000,
    refunded_amount: refunded,
    currency: 'TWD',
    time: 1,
  });
  const untouched = record(1, 0);
  const ago = (minutes: number) => new Date(t.clock.now.getTime() - minutes * 60_000);
  const refund = (status: number, found: object, more: Partial<RefundRequest> = {}) =>
    refundAnswer(status, found).refund({
      recTradeId: 'D1',
      bankRefundId: 'r1',
      amount: 10_000,
      refundedBefore: 0,
      firstSentAt: ago(0),
      ...more,
    });
  for (const status of [92, 521, 692, 10010, 10024, 10050, 10051])
    expect([status, await refund(status, untouched)]).toEqual([status, 'refused']);
  for (const status of [421, 422, 915, 4014, 10005, 10011, 10023])
    expect([status, await refund(status, untouched)]).toEqual([status, 'unknown']);
  for (const status of [92, 6002, 10006, 10011, 10050, 10051])
    expect([status, await refund(status, record(3, 35_000))]).toEqual([status, 'already']);
  for (const status of [6002, 10006]) {
    // refunded by this id
    expect(await refund(status, record(2, 10_000))).toBe('already');
    expect(await refund(status, record(2, 15_000), { refundedBefore: 5_000 })).toBe('already');
    // not, as far as the record knows by now
    expect(await refund(status, untouched)).toBe('unknown');
    expect(await refund(status, record(2, 5_000), { refundedBefore: 5_000 })).toBe('unknown');
    // and it no longer lags
    expect(await refund(status, untouched, { firstSentAt: ago(10) })).toBe('refused');
    expect(await refund(status, record(2, 10_000), { refundedBefore: 10_000, firstSentAt: ago(10) })).toBe(
      'refused',
    );
    // all that was left
    const { amount: _, ...all } = { amount: 1, refundedBefore: 10_000, firstSentAt: ago(10) };
    expect(
      await refundAnswer(status, record(2, 10_000)).refund({ recTradeId: 'D1', bankRefundId: 'r1', ...all }),
    ).toBe('refused');
  }
});

test('a record that is unreadable, or of another payment, counts as no response', async () => {
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

test('no response makes it throw or is mistaken for paid', async () => {
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
          await gateway.refund({ recTradeId: 'D1', bankRefundId: 'r', ...first }),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('cuts off an endless response', async () => {
  const endless: typeof fetch = async () =>
    new Response(
      new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) }),
    );
  expect(await fresh({ fetch: endless }).payByPrime(t.request())).toEqual(outcome('unknown', 'unreadable'));
});

test("sends TapPay's request format, and uses plain http only on this machine", async () => {
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
    ...first,
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

test('logs the outcome without prime, card, personal data or key', async () => {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
  const gateway = fresh({ log: { info: keep, warn: keep } });
  const request = await requestWithPrime();
  const { recTradeId } = await gateway.payByPrime(request);
  await gateway.query({ recTradeId: recTradeId as string });
  await gateway.refund({ recTradeId: recTradeId as string, bankRefundId: 'logged', ...first });
  t.sandbox().faults.next('pay', { kind: 'garbage', text: 'prime 4242424242424242' });
  await gateway.payByPrime(await requestWithPrime());
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
