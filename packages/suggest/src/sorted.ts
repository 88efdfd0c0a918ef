import { itemAt } from '@voyage/domain/item-at.ts';

/** Index of the first of sorted texts that is not before `text`. */
export function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (itemAt(sorted, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number at an index, which the caller keeps within bounds. */
export const at = (numbers: Int32Array | Uint16Array | Uint32Array, index: number): number =>
  // a bounds check would slow down every search
  numbers[index] as number;
