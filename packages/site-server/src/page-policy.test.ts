import { routeIds } from '@voyage/routes/route-ids.ts';
import { expect, it, test } from 'vitest';
import { cardFramesOf, pagePolicy } from './page-policy.ts';

const cardPage = 'payment/credit-card/{type}/{orderId}/{tradeId}';
/** An address of a route, with a word for each of its parts. */
const addressOf = (id: string) => `/en/${id.replaceAll(/\{(\w+)\??\}/g, '$1')}`;
const others = routeIds.filter((id) => id !== cardPage);

test("the card page may load the payment provider's script, frames and server, and nothing else of others", () => {
  for (const [kind, host] of [
    ['sandbox', 'https://sandbox.tappaysdk.com'],
    ['production', 'https://prod.tappaysdk.com'],
  ] as const) {
    const policy = pagePolicy('n', addressOf(cardPage), kind);
    expect(policy).toContain("script-src 'self' 'nonce-n' https://js.tappaysdk.com;");
    expect(policy).toContain('frame-src https://js.tappaysdk.com;');
    expect(policy).toContain(`connect-src 'self' ${host};`);
    expect(policy.match(/https?:\/\/[^\s;]+/g)?.toSorted()).toEqual(
      ['https://js.tappaysdk.com', 'https://js.tappaysdk.com', host].toSorted(),
    );
  }
});

test.each(others)('no page at %j may', (id) => {
  for (const path of [addressOf(id), `${addressOf(id)}/`])
    expect(pagePolicy('n', path, 'production')).toBe(pagePolicy('n', '/en', undefined));
});
test.each([
  '/en/payment/credit-card/stay/order/trade/result',
  '/en/payment/credit-card/stay/trade/result',
  '/en/payment/credit-card/stay/order',
  '/en/x/payment/credit-card/a/b/c',
])('not %s either', (path) => expect(pagePolicy('n', path, 'production')).not.toContain('tappay'));

it('opens nothing where cards are taken by the embedded gateway', () => {
  expect(cardFramesOf({})).toBeUndefined();
  expect(cardFramesOf({ TAPPAY_APP_ID: '11327', TAPPAY_ENV: 'sandbox' })).toBe('sandbox');
  expect(cardFramesOf({ TAPPAY_APP_ID: '11327' })).toBe('production');
  expect(pagePolicy('n', addressOf(cardPage), undefined)).toBe(pagePolicy('n', '/en', undefined));
});
