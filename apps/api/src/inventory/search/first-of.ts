import { itemAt } from '@voyage/domain/item-at.ts';

/** The first `count` items in the order of `compare`, without sorting the rest. Stable. */
export function firstOf<T>(list: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (count * 4 >= list.length) return list.toSorted(compare).slice(0, count);
  const first: T[] = [];
  for (const item of list) {
    if (first.length === count && compare(item, itemAt(first, count - 1)) >= 0) continue;
    let low = 0;
    let high = first.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(item, itemAt(first, middle)) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
