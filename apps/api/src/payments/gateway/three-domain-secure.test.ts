import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox } from './sandbox/start-sandbox.ts';
import { startGateway, type TestGateway } from '../../../testing/gateway.ts';

let t: TestGateway;
beforeAll(async () => {
  t = await startGateway();
});
beforeEach(() => {
  t.notifies.length = 0;
  t.shop.answers = 200;
});
afterAll(() => t.close());

const minute = 60_000;
const notifiesOf = (bankTransactionId: string) =>
  t.notifies.filter(({ body }) => body.bank_transaction_id === bankTransactionId);

test('3-D Secure then success: pending, confirmed, sent back, notified', async () => {
  const { request, result, query } = await t.pay('4000000000003220');
  expect(result).toMatchObject({
    outcome: 'redirect',
    code: '0',
    paymentUrl: expect.stringContaining(`${t.sandbox().url}/tpc/sandbox/3ds/`),
  });
  expect(await query()).toMatchObject({ status: 'pending' });
  const { status, to } = await t.press(result.paymentUrl as string, 'confirm');
  expect(status).toBe(303);
  expect(to?.origin + to!.pathname).toBe('https://shop.test/zh-tw/payment/result');
  expect(Object.fromEntries(to!.searchParams)).toEqual({
    from: 'bank',
    rec_trade_id: result.recTradeId,
    order_number: request.orderNumber,
    bank_transaction_id: request.bankTransactionId,
    status: '0',
  });
  expect(await query()).toMatchObject({ status: 'captured', originalAmount: 35_000 });
  await t.sandbox().sendNotifies();
  await t.sandbox().sendNotifies();
  expect(notifiesOf(request.bankTransactionId)).toEqual([
    {
      url: 'https://shop.test/notify',
      body: expect.objectContaining({
        rec_trade_id: result.recTradeId,
        order_number: request.orderNumber,
        amount: 35_000,
        status: 0,
        msg: 'Success',
      }),
    },
  ]);
});

test('3-D Secure then failure, and cancellation at the bank', async () => {
  for (const [number, button, state, code] of [
    ['4000000000003238', 'confirm', 'error', 10003],
    ['4000000000003220', 'cancel', 'cancelled', 925],
  ] as const) {
    const { request, result, query } = await t.pay(number);
    const { to } = await t.press(result.paymentUrl as string, button);
    expect(to?.searchParams.get('status')).toBe(String(code));
    expect(await query()).toMatchObject({ status: state });
    await t.sandbox().sendNotifies();
    expect(notifiesOf(request.bankTransactionId)).toMatchObject([{ body: { status: code } }]);
  }
});

test('any card goes to the bank if 3-D Secure is requested; a bad one fails there', async () => {
  const good = await t.pay('4242424242424242', { threeDomainSecure: true });
  const bad = await t.pay('4000000000009995', { threeDomainSecure: true });
  expect([good.result.outcome, bad.result.outcome]).toEqual(['redirect', 'redirect']);
  expect((await t.press(good.result.paymentUrl as string, 'confirm')).to?.searchParams.get('status')).toBe(
    '0',
  );
  expect((await t.press(bad.result.paymentUrl as string, 'confirm')).to?.searchParams.get('status')).toBe(
    '10003',
  );
  expect(await bad.query()).toMatchObject({ status: 'error' });
});

test('abandoned: no way back, pending, and lapsed after fifteen minutes', async () => {
  const { result, query } = await t.pay('4000000000003246');
  const { status, text } = await t.press(result.paymentUrl as string, 'confirm');
  expect(status).toBe(200);
  expect(text).toContain('href="https://shop.test/"');
  expect(await query()).toMatchObject({ status: 'pending' });
  t.pass(15 * minute);
  expect(await query()).toMatchObject({ status: 'error' });
  expect((await t.press(result.paymentUrl as string, 'confirm')).to?.searchParams.get('status')).toBe(
    '10003',
  );
  expect(await query()).toMatchObject({ status: 'error' });
});

test('the buttons work once: the first answer stays, in any order and however often they are pressed', async () => {
  const { request, result, query } = await t.pay('4000000000003220');
  const url = result.paymentUrl as string;
  await t.press(url, 'cancel');
  const replies = await Promise.all([
    t.press(url, 'confirm'),
    t.press(url, 'cancel'),
    t.press(url, 'confirm'),
  ]);
  expect(replies.map(({ to }) => to?.searchParams.get('status'))).toEqual(['925', '925', '925']);
  expect(await query()).toMatchObject({ status: 'cancelled' });
  const again = await fetch(url, { redirect: 'manual' });
  expect([again.status, new URL(again.headers.get('location') as string).searchParams.get('status')]).toEqual(
    [303, '925'],
  );
  await t.sandbox().sendNotifies();
  expect(notifiesOf(request.bankTransactionId)).toHaveLength(1);
});

test('notify lost, notify sent twice', async () => {
  const lost = await t.pay('4000000000003253');
  const twice = await t.pay('4000000000003261');
  for (const { result } of [lost, twice]) await t.press(result.paymentUrl as string, 'confirm');
  for (let i = 0; i < 3; i++, t.pass(minute)) await t.sandbox().sendNotifies();
  expect(notifiesOf(lost.request.bankTransactionId)).toEqual([]);
  expect(await lost.query()).toMatchObject({ status: 'captured' });
  expect(notifiesOf(twice.request.bankTransactionId)).toHaveLength(2);
  expect(new Set(t.notifies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('a notify that gets no 200 is repeated after 1, 2, 4, 8 and 16 minutes, then no longer, across restarts', async () => {
  t.shop.answers = 503;
  const { request, result } = await t.pay('4000000000003220');
  await t.press(result.paymentUrl as string, 'confirm');
  const minutes: number[] = [];
  for (let at = 0; at <= 90; at++, t.pass(minute)) {
    await t.sandbox().sendNotifies();
    // The gateway's own timer may have sent it already.
    while (minutes.length < notifiesOf(request.bankTransactionId).length) minutes.push(at);
    if (at === 5) await t.restart();
  }
  expect(minutes).toEqual([0, 1, 3, 7, 15, 31]);
});

test('a notify that is finally accepted is not sent again', async () => {
  t.shop.answers = 500;
  const { request, result } = await t.pay('4000000000003220');
  await t.press(result.paymentUrl as string, 'confirm');
  await t.sandbox().sendNotifies();
  t.shop.answers = 200;
  for (let i = 0; i < 10; i++, t.pass(minute)) await t.sandbox().sendNotifies();
  expect(notifiesOf(request.bankTransactionId)).toHaveLength(2);
});

test("the bank's page: four languages, clearly a demonstration, nothing executable, no framing", async () => {
  const { result } = await t.pay('4242424242424242', {
    threeDomainSecure: true,
    details: '<script>alert(1)</script> "Noir"',
  });
  const words = {
    'zh-tw': ['zh-Hant', '示範銀行', '確認付款'],
    'zh-cn': ['zh-Hans', '演示银行', '确认付款'],
    ja: ['ja', 'デモンストレーション銀行', '支払いを確定する'],
    en: ['en', 'Demonstration Bank', 'Confirm payment'],
  };
  for (const [lang, [tag, bank, confirm]] of Object.entries(words)) {
    const reply = await fetch(`${result.paymentUrl}?lang=${lang}`);
    const text = await reply.text();
    expect(reply.status).toBe(200);
    for (const part of [
      `<html lang="${tag}"`,
      bank,
      confirm,
      '4242',
      'NT$35,000',
      'shop.test',
      '&lt;script&gt;',
    ])
      expect(text, `${lang} lacks ${part}`).toContain(part);
    expect(text).not.toContain('<script');
    expect(text).not.toContain('424242424242');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`frame-ancestors 'none'`);
    expect(policy).toContain(`form-action 'self' https://shop.test`);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  }
  const byBrowser = await (
    await fetch(result.paymentUrl as string, { headers: { 'accept-language': 'ja-JP,en;q=0.5' } })
  ).text();
  expect(byBrowser).toContain('<html lang="ja"');
  const unknown = await fetch(`${t.sandbox().url}/tpc/sandbox/3ds/guess`);
  expect(unknown.status).toBe(404);
});

test('a payer finds the page of the bank at the site from which they come', async () => {
  const shops = ['https://aldermere.test', 'https://club.test'];
  const sandbox = await startSandbox({
    pool: t.pool,
    now: () => t.clock.now,
    publicUrls: shops.map((shop) => `${shop}/api/sandbox/`),
  });
  try {
    for (const [shop, bank] of [
      [shops[0], shops[0]],
      [shops[1], shops[1]],
      ['https://other.test', shops[0]],
    ]) {
      const request = t.request({ prime: (await t.prime('4000000000003220')).card?.prime ?? '' });
      request.resultUrl.frontend_redirect_url = `${shop}/en/payment/result`;
      const { paymentUrl } = await t.gatewayAt(sandbox.url).payByPrime(request);
      expect(paymentUrl).toMatch(new RegExp(`^${bank}/api/sandbox/tpc/sandbox/3ds/`));
    }
  } finally {
    await sandbox.stop();
  }
});
