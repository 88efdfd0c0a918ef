import { expect, test } from 'vitest';
import { redirectUnknownRoute } from './guards.ts';

const sent = (pathname: string) => {
  try {
    redirectUnknownRoute({
      hotel: '/$lang/hotel',
      'ultraluxe-experiences/{slug}': null,
      'user/order/{type?}': null,
      'hotel/group/{name}': '/$lang/hotel/group/$name',
    })({
      context: { locale: 'en' } as never,
      location: { pathname },
    });
  } catch (redirect) {
    return (redirect as { options: { href: string; statusCode: number } }).options;
  }
};

test.each([
  ['/en/ultraluxe-experiences/white-desert', '/en'],
  ['/en/user/order', '/en'],
  ['/en/user/order/membership', '/en'],
  ['/en/ultraluxe-experiences', '/en/404'],
  ['/en/ultraluxe-experiences/a/b', '/en/404'],
  ['/en/nothing', '/en/404'],
  ['/en/hotel/group/a/b', '/en/404'],
])('%s leads to %s', (path, target) => expect(sent(path)).toMatchObject({ href: target, statusCode: 307 }));

test('an address of the earlier site has moved for good', () =>
  expect(sent('/en/tag/tea.html')).toMatchObject({ href: '/en/experience-share/tag/tea', statusCode: 301 }));
