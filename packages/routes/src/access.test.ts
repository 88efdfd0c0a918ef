import { pagesOfMain } from './pages-of-main.ts';
import { pagesOfMain as knownToClub } from './pages-of-main.club.ts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { accessOf, isOfOtherBrand, needsLogin, routeOf } from './access.ts';
import {
  loginRequired,
  pageOfRouterPath,
  pages,
  routeIds,
  type PageOf,
  type RouteId,
  type RouterPath,
} from './pages.ts';

/** An address of a route, with a value for each of its parameters. */
const addressOf = (id: string) => `/zh-tw${id && '/'}${id.replaceAll(/\{(\w+)\??\}/g, 'any-$1')}`;

test.each(routeIds)('resolves the address of %j with a query, a fragment and a trailing slash', (id) => {
  for (const end of ['', '/', '?adults=2&redirect=/user/x', '#rooms', '/?a=b/c#d/e'])
    expect(routeOf(addressOf(id) + end)).toBe(id);
});
test.each(routeIds)('%j requires a login if and only if the list says so', (id) =>
  expect(needsLogin(addressOf(id))).toBe(loginRequired.includes(id)),
);
test('resolves an address without its optional parameter', () =>
  expect(routeOf('/en/hotel/detail/a-house')).toBe('hotel/detail/{name}/{region?}'));
test.each([
  ['/en/hotel/booking', true],
  ['/en/hotel/1234', false],
  ['/en/payment/credit-card/stay/1/2', true],
  ['/en/payment/credit-card/stay/2/result', true],
  ['/en/user/hotel-order?tab=cancelled', true],
  ['/en/users', false],
  ['/en/experience-share/user/hotel-order', false],
  ['/en?redirect=/en/user/hotel-order', false],
  ['/', false],
])('%s: %s', (address, needed) => expect(needsLogin(address)).toBe(needed));

test.each(routeIds)('resolves the router’s path of %j', (id) => {
  const path = `/$lang/${id.replaceAll(/\{(\w+)\?\}/g, '{-$$$1}').replaceAll(/\{(\w+)\}/g, '$$$1')}`;
  expect(pageOfRouterPath(path)).toBe(id);
  expect(pageOfRouterPath(`${path}/`)).toBe(id);
});
test.each(['/', '/$lang/$', '/$lang/nothing', '/hotel', '/$lang/hotel/id'])('%s is not a page', (path) =>
  expect(pageOfRouterPath(path)).toBeUndefined(),
);
test('derives the same in its types', () => {
  expectTypeOf<RouterPath<''>>().toEqualTypeOf<'/$lang'>();
  expectTypeOf<
    RouterPath<'hotel/detail/{name}/{region?}'>
  >().toEqualTypeOf<'/$lang/hotel/detail/$name/{-$region}'>();
  expectTypeOf<PageOf<'main' | 'club'>>().toEqualTypeOf<RouteId>();
});

test('the login page is for guests, members’ pages for members, all others for anyone', () => {
  expect(accessOf('/ja/login?redirect=/ja')).toBe('guest');
  expect(accessOf('/ja/user/hotel-order')).toBe('member');
  expect(accessOf('/ja/nothing')).toBe('anyone');
});

test.each(Object.keys(pagesOfMain))(
  '%s is rejected by the build of the other brand, which does not contain its name',
  (id) => {
    for (const end of ['', '/', '?x=1']) {
      expect(isOfOtherBrand(addressOf(id) + end, 'club', knownToClub)).toBe(true);
      expect(isOfOtherBrand(addressOf(id) + end, 'main', knownToClub)).toBe(false);
    }
  },
);

describe('a page that only one brand has', () => {
  const list = {
    ...pages,
    'only-in-main/{slug}': { access: 'anyone', only: 'main' },
    'eligibility/{kind?}': { access: 'anyone', only: 'club' },
  } as const;
  test.each([
    ['/en/only-in-main/a?x=1', 'club'],
    ['/en/eligibility', 'main'],
    ['/en/eligibility/card/', 'main'],
  ] as const)('%s does not belong to %s', (address, brand) => {
    expect(isOfOtherBrand(address, brand, list)).toBe(true);
    expect(isOfOtherBrand(address, brand === 'main' ? 'club' : 'main', list)).toBe(false);
  });
  test.each(['/en', '/en/hotel', '/en/only-in-main', '/en/only-in-main/a/b', '/en/nothing'])(
    '%s belongs to both brands, or to neither',
    (address) => expect(isOfOtherBrand(address, 'club', list)).toBe(false),
  );
});
