/**
 * The page numbers to show: the first, the last, and `around` on each side of the current one; null is a
 * gap. A gap always hides two pages or more, since a single page takes no more space, and the row has the
 * same length on every page.
 */
export function pageWindow(page: number, pages: number, around = 1): (number | null)[] {
  const length = 2 * around + 5;
  if (pages <= length) return Array.from({ length: pages }, (_, i) => i + 1);
  const start = Math.min(Math.max(page - around, 3), pages - 2 * around - 2);
  const middle = Array.from({ length: 2 * around + 1 }, (_, i) => start + i);
  return [1, start === 3 ? 2 : null, ...middle, start + 2 * around === pages - 2 ? pages - 1 : null, pages];
}
