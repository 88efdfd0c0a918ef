import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

const drawn = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((one) => one ?? '…')
    .join(' ');

describe('the page numbers shown', () => {
  it('are all of them while they fit', () => {
    expect(drawn(1, 1)).toBe('1');
    expect(drawn(3, 7)).toBe('1 2 3 4 5 6 7');
  });
  it('leave gaps on both sides in the middle', () => {
    expect(drawn(6, 12)).toBe('1 … 5 6 7 … 12');
    expect(drawn(128, 412)).toBe('1 … 127 128 129 … 412');
  });
  it('show a page rather than hide it alone', () => {
    expect(drawn(1, 12)).toBe('1 2 3 4 5 … 12');
    expect(drawn(4, 12)).toBe('1 2 3 4 5 … 12');
    expect(drawn(5, 12)).toBe('1 … 4 5 6 … 12');
    expect(drawn(9, 12)).toBe('1 … 8 9 10 11 12');
    expect(drawn(12, 12)).toBe('1 … 8 9 10 11 12');
  });
  it('include the current page, ascend, hide two or more in a gap, and are equally many on every page', () => {
    for (let pages = 1; pages <= 40; pages += 1)
      for (let page = 1; page <= pages; page += 1) {
        const window = pageWindow(page, pages);
        expect(window).toContain(page);
        expect(window).toHaveLength(Math.min(pages, 7));
        window.forEach((one, i) => {
          const [before, after] = [window[i - 1], window[i + 1]];
          if (one === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(one).toBe(before + 1);
        });
      }
  });
});
