import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../../testing/gateway.ts';
import { newReference } from './reference.ts';
import { sandboxKeys } from './sandbox/sandbox.ts';
import { tappayGateway } from './tappay.ts';

let t: TestGateway;
beforeAll(async () => {
  t = await startGateway();
});
afterAll(() => t.close());
afterEach(() => t.sandbox().faults.clear());

const good = '4242424242424242';
const year = 365 * 86_400_000;
const authorise = async (number = good) => {
  const { result, query } = await t.pay(number, { capture: 'onRequest' });
  const { outcome, recTradeId = '' } = result;
  expect(outcome).toBe('authorised');
  return { recTradeId, query, capture: () => t.gateway.capture(recTradeId) };
};

test('money that is only authorised stays so, however long, until it is captured: once, and all of it', async () => {
  const { query, capture } = await authorise();
  t.pass(year);
  expect(await query()).toMatchObject({ status: 'authorised', amount: 35_000 });
  expect(await capture()).toBe('requested');
  expect(await query()).toMatchObject({ status: 'captured', amount: 35_000, originalAmount: 35_000 });
  expect(await capture()).toBe('captured');
});

test('what the bank captures at its next settlement may be requested again until then', async () => {
  const { query, capture } = await authorise();
  t.sandbox().faults.captureAfter(3_600_000);
  expect(await capture()).toBe('requested');
  expect(await query()).toMatchObject({ status: 'authorised' });
  expect(await capture()).toBe('requested'); // 10010
  t.pass(3_600_000);
  expect(await capture()).toBe('captured');
});

test('ten requests at once: one capture', async () => {
  const { query, capture } = await authorise();
  const outcomes = await Promise.all(Array.from({ length: 10 }, capture));
  expect(outcomes.filter((outcome) => outcome !== 'requested' && outcome !== 'captured')).toEqual([]);
  expect(await query()).toMatchObject({ status: 'captured', amount: 35_000 });
});

test('a lost answer: the record says that it was captured, and it is not requested again', async () => {
  const { query, capture } = await authorise();
  t.sandbox().faults.next('capture', { kind: 'loseReply' });
  expect(await capture()).toBe('unknown');
  expect(await query()).toMatchObject({ status: 'captured' });
  t.sandbox().faults.always('capture', { kind: 'refuse' });
  expect(await capture()).toBe('captured');
});

test.each([{ kind: 'dropRequest' } as const, { kind: 'refuse' } as const])(
  'a request that did nothing ($kind) is unknown, and can be repeated',
  async (fault) => {
    const { query, capture } = await authorise();
    t.sandbox().faults.next('capture', fault);
    expect(await capture()).toBe('unknown');
    expect(await query()).toMatchObject({ status: 'authorised' });
    expect(await capture()).toBe('requested');
  },
);

test('an unreadable answer, or one that reports a time-out, is unknown', async () => {
  for (const text of ['<html>', '{}', '{"status":421}', '{"status":915}', '{"status":"0"}']) {
    const { capture } = await authorise();
    t.sandbox().faults.next('capture', { kind: 'garbage', text });
    expect(await capture(), text).toBe('unknown');
  }
});

test('interprets each status of a capture; an unknown one proves nothing', async () => {
  const { recTradeId } = await authorise();
  const record = {
    rec_trade_id: recTradeId,
    record_status: 0,
    amount: 35_000,
    original_amount: 35_000,
  };
  const by = (answer: object | number) =>
    tappayGateway({
      url: 'sandbox',
      ...sandboxKeys,
      fetch: (target) =>
        Promise.resolve(
          String(target).endsWith('/query')
            ? Response.json({ status: 2, number_of_transactions: 1, trade_records: [record] })
            : typeof answer === 'number'
              ? new Response('{}', { status: answer })
              : Response.json(answer),
        ),
    }).capture(recTradeId);
  const meanings = {
    requested: [0, 10010],
    refused: [41, 61, 80, 84, 501, 692, 10003, 10008],
    unknown: [-1, 2, 421, 422, 915, 4014, 6001, 10005, 10011, 10023, 99_999],
  };
  for (const [meaning, codes] of Object.entries(meanings))
    for (const status of codes) expect([status, await by({ status })]).toEqual([status, meaning]);
  for (const http of [400, 401, 403, 404, 429]) expect([http, await by(http)]).toEqual([http, 'refused']);
  for (const http of [302, 500, 502, 504]) expect([http, await by(http)]).toEqual([http, 'unknown']);
});

test('a slow gateway is unknown, and nothing is requested while the record cannot be read', async () => {
  const { recTradeId, query } = await authorise();
  const impatient = t.gatewayAt(t.sandbox().url, { timeoutMilliseconds: 200 });
  t.sandbox().faults.next('capture', { kind: 'slow', milliseconds: 400 });
  expect(await impatient.capture(recTradeId)).toBe('unknown');
  const other = await authorise();
  t.sandbox().faults.next('query', { kind: 'refuse' });
  expect(await other.capture()).toBe('unknown');
  expect(await other.query()).toMatchObject({ status: 'authorised' });
  expect(await query()).toMatchObject({ amount: 35_000 });
});

test('refused: by the bank, for money that was released, and for a payment that was declined', async () => {
  const { capture, query } = await authorise('4000000000003279');
  expect(await capture()).toBe('refused');
  expect(await query()).toMatchObject({ status: 'authorised' });
  const released = await authorise();
  expect(await t.refund({ recTradeId: released.recTradeId, bankRefundId: newReference() })).toBe('refunded');
  expect(await released.capture()).toBe('refused');
  const declined = await t.pay('4000000000000002', { capture: 'onRequest' });
  expect(declined.result.outcome).toBe('declined');
  expect(await t.gateway.capture(declined.result.recTradeId ?? '')).toBe('refused');
});

test('nothing is known about a payment without a record', async () => {
  expect(await t.gateway.capture('D0')).toBe('unknown');
});

test('an authorisation is released in full, once, and not in part', async () => {
  const { recTradeId, query } = await authorise();
  expect(await t.refund({ recTradeId, amount: 100, bankRefundId: newReference() })).toBe('refused');
  const bankRefundId = newReference();
  t.sandbox().faults.next('refund', { kind: 'loseReply' });
  expect(await t.refund({ recTradeId, bankRefundId })).toBe('unknown');
  expect(await t.refund({ recTradeId, bankRefundId })).toBe('already');
  expect(await query()).toMatchObject({ status: 'refunded', amount: 0, refundedAmount: 35_000 });
});

test('of a capture and a release at once one wins, and the money is either captured or returned', async () => {
  const { recTradeId, query, capture } = await authorise();
  const [captured, released] = await Promise.all([
    capture(),
    t.refund({ recTradeId, bankRefundId: newReference() }),
  ]);
  // a release that comes second is a refund
  expect(released).toBe('refunded');
  expect(['requested', 'refused', 'captured']).toContain(captured);
  expect(await query()).toMatchObject({ status: 'refunded', refundedAmount: 35_000 });
});

test('after 3-D Secure too the money is only authorised', async () => {
  const { result, query } = await t.pay('4000000000003220', { capture: 'onRequest' });
  expect(result.outcome).toBe('redirect');
  await t.press(result.paymentUrl ?? '', 'confirm');
  t.pass(year);
  expect(await query()).toMatchObject({ status: 'authorised' });
  expect(await t.gateway.capture(result.recTradeId ?? '')).toBe('requested');
  expect(await query()).toMatchObject({ status: 'captured' });
});

test('a lost answer to an authorisation: the record shows it as authorised', async () => {
  t.sandbox().faults.next('pay', { kind: 'loseReply' });
  const { result, query } = await t.pay(good, { capture: 'onRequest' });
  expect(result.outcome).toBe('unknown');
  expect(await query()).toMatchObject({ status: 'authorised', amount: 35_000 });
});
