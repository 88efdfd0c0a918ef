import { expect, it } from 'vitest';
import { scrollRule } from './scroll-rule.ts';

const visit = (paths: string[], ahead = false) => {
  const scrolls = scrollRule(() => ahead);
  return paths.map((pathname) => scrolls({ location: { pathname } }));
};

it('scrolls on every change of path, also back to one that was left', () => {
  expect(visit(['/en', '/en/hotel', '/zh-tw/hotel', '/en/hotel'])).toEqual([true, true, true, true]);
});

it('stays where it is while only the query changes, and scrolls again after that', () => {
  expect(
    visit(['/en/hotel/search', '/en/hotel/search', '/en/hotel/search', '/en/hotel', '/en/hotel/search']),
  ).toEqual([true, false, false, true, true]);
});

it('leaves a page where its reader scrolled it before it worked, and scrolls the next', () => {
  expect(visit(['/en', '/en/hotel'], true)).toEqual([false, true]);
});

it('gives every router a memory of its own', () => {
  expect([visit(['/en']), visit(['/en'])]).toEqual([[true], [true]]);
});
