import { startReceiver } from '@voyage/tracing/receiver.ts';
import { startTracing } from '@voyage/tracing/start-tracing.ts';
import { traced, tracing } from '@voyage/tracing/tracing.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PayByPrimeRequest } from './gateway.ts';
import { tappayGateway } from './tappay.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
  await startTracing({ endpoint: receiver.endpoint, service: 'voyage-service', share: 1 });
});
afterEach(async () => {
  await tracing()?.stop();
  await receiver.stop();
});

const request: PayByPrimeRequest = {
  prime: 'prime-of-a-card',
  amountTwd: 35_000,
  orderNumber: 'O2026112300001',
  bankTransactionId: 'T2026112300001',
  details: 'Platinum',
  cardholder: { phone_number: '+886912345678', name: 'LIN MEI', email: 'mei@example.test' },
  threeDomainSecure: false,
  capture: 'automatic',
  resultUrl: {
    frontend_redirect_url: 'https://shop.test/result',
    backend_notify_url: 'https://shop.test/notify',
    go_back_url: 'https://shop.test/',
  },
  remember: false,
};
const secrets = [
  'the-partner-key',
  'the-merchant',
  'prime-of-a-card',
  'LIN MEI',
  'mei@example.test',
  '912345678',
  'O2026112300001',
  'T2026112300001',
  '424242',
];

/** The spans of a request that pays, and the headers that the gateway was sent. */
async function pay(send: typeof fetch) {
  const headers: Headers[] = [];
  const gateway = tappayGateway({
    url: 'production',
    partnerKey: 'the-partner-key',
    merchantId: 'the-merchant',
    fetch: (url, init) => (headers.push(new Headers(init?.headers)), send(url, init)),
  });
  const { outcome } = await traced('POST /v1/pay', { kind: 'server' }, () => gateway.payByPrime(request));
  await tracing()?.stop();
  return { outcome, headers, spans: receiver.spans };
}
const answering =
  (body: unknown, status = 200): typeof fetch =>
  () =>
    Promise.resolve(Response.json(body, { status }));

test('a call is one step of its trace, without anything of the payment, and the gateway learns of no trace', async () => {
  const { outcome, headers, spans } = await pay(
    answering({
      status: 0,
      msg: 'Success',
      amount: 35_000,
      currency: 'TWD',
      rec_trade_id: 'D2026',
      bank_transaction_id: 'T2026112300001',
      card_info: { bin_code: '424242', last_four: '4242', type: 1 },
    }),
  );
  expect(outcome).toBe('captured');
  const [call, server] = spans;
  expect(spans).toHaveLength(2);
  expect(call).toMatchObject({
    name: 'gateway-pay',
    kind: 3,
    parentSpanId: server?.spanId,
    status: { code: 0 },
  });
  expect(call?.attributes).toEqual({
    'voyage.outcome': 'answered',
    'http.request.method': 'POST',
    'server.address': 'prod.tappaysdk.com',
    'http.response.status_code': 200,
  });
  for (const secret of secrets) expect(JSON.stringify(spans)).not.toContain(secret);
  expect(headers.map((sent) => [...sent.keys()])).toEqual([
    ['accept', 'connection', 'content-type', 'x-api-key'],
  ]);
});

test.each<[string, typeof fetch, Record<string, unknown>]>([
  [
    'without an answer',
    () => Promise.reject(new TypeError('of mei@example.test')),
    { 'error.type': 'network', 'voyage.outcome': 'unavailable' },
  ],
  [
    'with an error',
    answering({}, 503),
    { 'error.type': '503', 'http.response.status_code': 503, 'voyage.outcome': 'unavailable' },
  ],
])('a call %s is an error', async (_name, send, attributes) => {
  const { spans } = await pay(send);
  expect(spans[0]).toMatchObject({ name: 'gateway-pay', status: { code: 2 }, attributes });
  for (const secret of secrets) expect(JSON.stringify(spans)).not.toContain(secret);
});
