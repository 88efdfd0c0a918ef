import { afterEach, expect, it, vi } from 'vitest';
import { scrollRule, scrollToTop } from './scroll-rule.ts';

afterEach(() => vi.unstubAllGlobals());

const visit = (paths: string[], ahead = false) => {
  const scrolls = scrollRule(() => ahead);
  return paths.map((pathname) => scrolls({ location: { pathname } }));
};

it('scrolls on every change of path, including back to an earlier one', () => {
  expect(visit(['/en', '/en/hotel', '/zh-tw/hotel', '/en/hotel'])).toEqual([true, true, true, true]);
});

it('stays while only the query changes, and scrolls again after that', () => {
  expect(
    visit(['/en/hotel/search', '/en/hotel/search', '/en/hotel/search', '/en/hotel', '/en/hotel/search']),
  ).toEqual([true, false, false, true, true]);
});

it('leaves a page where it was scrolled before hydration, and scrolls the next', () => {
  expect(visit(['/en', '/en/hotel'], true)).toEqual([false, true]);
});

it('state is separate for every router', () => {
  expect([visit(['/en']), visit(['/en'])]).toEqual([[true], [true]]);
});

it('scrolls to the position of a page that was left for one on its way, which has scrolled', () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('scrollTo', () => {});
  const scrolls = scrollRule(() => false);
  const list = { location: { pathname: '/en/hotel/search' } };
  expect(scrolls(list)).toBe(true);
  scrollToTop();
  expect([scrolls(list), scrolls(list)]).toEqual([true, false]);
});
