import { routeIds } from '@voyage/routes/pages.ts';
import { describe, expect, it, test } from 'vitest';
import { readEnvironment } from '../platform/environment.ts';
import { cardFramesOf, mapOriginsOf, pagePolicy } from './page-policy.ts';

const hashes = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };

const cardPage = 'payment/credit-card/{type}/{orderId}/{tradeId}';
/** An address of a route, with a value for each of its parameters. */
const addressOf = (id: string) => `/en/${id.replaceAll(/\{(\w+)\??\}/g, '$1')}`;
const others = routeIds.filter((id) => id !== cardPage);

test("the card page allows the payment provider's script, frames and server, and no other origins", () => {
  for (const [kind, host] of [
    ['sandbox', 'https://sandbox.tappaysdk.com'],
    ['production', 'https://prod.tappaysdk.com'],
  ] as const) {
    const policy = pagePolicy(hashes, addressOf(cardPage), { cardFrames: kind });
    expect(policy).toContain("script-src 'self' 'sha256-a' https://js.tappaysdk.com;");
    expect(policy).toContain('frame-src https://js.tappaysdk.com;');
    expect(policy).toContain(`connect-src 'self' ${host};`);
    expect(policy.match(/https?:\/\/[^\s;]+/g)?.toSorted()).toEqual(
      ['https://js.tappaysdk.com', 'https://js.tappaysdk.com', host].toSorted(),
    );
  }
});

test.each(others)('the page %j does not allow them', (id) => {
  for (const path of [addressOf(id), `${addressOf(id)}/`])
    expect(pagePolicy(hashes, path, { cardFrames: 'production' })).toBe(pagePolicy(hashes, '/en'));
});
test.each([
  '/en/payment/credit-card/stay/order/trade/result',
  '/en/payment/credit-card/stay/trade/result',
  '/en/payment/credit-card/stay/order',
  '/en/x/payment/credit-card/a/b/c',
])('%s does not allow them', (path) =>
  expect(pagePolicy(hashes, path, { cardFrames: 'production' })).not.toContain('tappay'),
);

it('allows frames only on the card page: with the embedded gateway, only those of the site', () => {
  expect(cardFramesOf(readEnvironment({}))).toBeUndefined();
  expect(cardFramesOf(readEnvironment({ TAPPAY_APP_ID: '11327', TAPPAY_ENV: 'sandbox' }))).toBe('sandbox');
  expect(cardFramesOf(readEnvironment({ TAPPAY_APP_ID: '11327' }))).toBe('production');
  const [card, other] = [addressOf(cardPage), '/en'].map((path) => pagePolicy(hashes, path));
  expect(other).toContain("; frame-src 'none';");
  expect(card).toBe(other?.replace("frame-src 'none'", "frame-src 'self'"));
});

it('allows inline only what was rendered, by hash', () => {
  const policy = pagePolicy(hashes, '/en');
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).toMatch(/style-src 'self' ('sha256-[\w+/=]{44}' ){2}'sha256-b';/);
  expect(policy).not.toMatch(/unsafe|nonce|strict-dynamic|\*/);
});

it("allows the origins of an operator's map style for data and pictures, and nothing else", () => {
  const origins = mapOriginsOf(
    'https://maps.example/style.json?key=1',
    'https://tiles.example/a, nonsense https://maps.example',
  );
  expect(origins).toEqual(['https://maps.example', 'https://tiles.example']);
  const policy = pagePolicy(hashes, '/en', { mapOrigins: origins });
  expect(policy).toContain("connect-src 'self' https://maps.example https://tiles.example;");
  expect(policy).toContain("img-src 'self' data: https://maps.example https://tiles.example blob:;");
  expect(policy).not.toMatch(/script-src[^;]*example/);
  expect(mapOriginsOf(undefined, undefined)).toEqual([]);
  expect(mapOriginsOf(undefined, 'https://tiles.example')).toEqual([]);
  expect(pagePolicy(hashes, '/en', { mapOrigins: [] })).toBe(pagePolicy(hashes, '/en'));
});

it('allows pictures of hotels from the hosts of a supplier, over https, and nothing else', () => {
  const policy = pagePolicy(hashes, '/en', { pictureHosts: ['i.pictures.example', 'media.example'] });
  expect(policy).toContain("img-src 'self' data: https://i.pictures.example https://media.example;");
  expect(policy.match(/example/g)).toHaveLength(2);
  const onThisMachine = pagePolicy(hashes, '/en', { pictureHosts: ['127.0.0.1:4010'] });
  expect(onThisMachine).toContain("img-src 'self' data: http://127.0.0.1:4010;");
  expect(pagePolicy(hashes, '/en', { pictureHosts: [] })).toBe(pagePolicy(hashes, '/en'));
});

describe('the chat', () => {
  const conciergePage = 'user/concierge';
  const [open, closed] = [true, false].map((hasChat) =>
    pagePolicy(hashes, addressOf(conciergePage), { hasChat }),
  );

  test('allows Intercom’s origins on the concierge page, and no others', () => {
    expect(open).toContain(
      "script-src 'self' 'sha256-a' https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com;",
    );
    expect(open).toContain("style-src 'self' 'unsafe-inline';");
    expect(open).toContain('frame-src https://intercom-sheets.com https://www.intercom-reporting.com;');
    const hosts = [...(open ?? '').matchAll(/(?:https|wss):\/\/(\S+?)[;\s]/g)].map(([, host = '']) => host);
    expect(hosts.length).toBeGreaterThan(20);
    expect(hosts.filter((host) => !/(^|\.)intercom[\w-]*\.(io|com|help)$/.test(host))).toEqual([]);
    expect(open).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|strict-dynamic|\s\*[\s;]/);
    expect(open).toContain("object-src 'none'; base-uri 'none';");
  });

  test('does not change other pages, or any page without chat', () => {
    expect(closed).toBe(pagePolicy(hashes, '/en'));
    for (const id of routeIds.filter((other) => other !== conciergePage))
      expect(pagePolicy(hashes, addressOf(id), { hasChat: true })).toBe(pagePolicy(hashes, addressOf(id)));
    expect(pagePolicy(hashes, '/en/user/concierge/more', { hasChat: true })).toBe(closed);
  });
});
