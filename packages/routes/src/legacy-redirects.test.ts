import { describe, expect, test } from 'vitest';
import { routeIds } from './pages.ts';
import { legacyRedirects, legacyTarget } from './legacy-redirects.ts';

describe('legacy redirects (section 2)', () => {
  test.each([
    ['/home', '/en'],
    ['/booking.html', '/en/hotel'],
    ['/membership.html', '/en/membership'],
    ['/about.html', '/en/about'],
    ['/tailor-made.html', '/en/tailor-made'],
    ['/top-experience.html', '/en/fast-track'],
    ['/experience-share.html', '/en/experience-share'],
    ['/experience-share/item/kyoto-winter-week.html', '/en/experience-share/blog/kyoto-winter-week'],
    ['/tag/tea.html', '/en/experience-share/tag/tea'],
  ])('%s redirects to %s', (path, target) => expect(legacyTarget(path, 'en')).toBe(target));

  test.each([
    '/booking',
    '/home/x',
    '/bookingxhtml',
    '/tag/.html',
    '/tag/a/b.html',
    '/tag/..%2f.html',
    '/experience-share/item/a.html.html',
    '//evil.test/booking.html',
    '/tag/\\evil.html',
  ])('does not redirect %s', (path) => expect(legacyTarget(path, 'en')).toBeUndefined());

  test('none of them is the address of a page', () => {
    for (const id of routeIds) expect(legacyTarget(`/${id}`, 'ja')).toBeUndefined();
    expect(legacyRedirects.length).toBeGreaterThan(4);
  });
});
