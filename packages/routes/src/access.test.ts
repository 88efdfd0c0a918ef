import { expect, test } from 'vitest';
import { needsLogin, routeOf } from './access.ts';
import { loginRequired, routeIds } from './route-ids.ts';

/** An address of a route, with a word for each of its parts. */
const addressOf = (id: string) => `/zh-tw${id && '/'}${id.replaceAll(/\{(\w+)\??\}/g, 'any-$1')}`;

test.each(routeIds)(
  '%j is known by its address, with a query, a place in the page, and a slash at the end',
  (id) => {
    for (const end of ['', '/', '?adults=2&redirect=/user/x', '#rooms', '/?a=b/c#d/e'])
      expect(routeOf(addressOf(id) + end)).toBe(id);
  },
);
test.each(routeIds)('%j needs a login exactly where the list says so', (id) =>
  expect(needsLogin(addressOf(id))).toBe(loginRequired.includes(id)),
);
test('a part that may be missing may be missing', () =>
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
