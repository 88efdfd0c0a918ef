/** On either side of a card: those that are about to be swiped to. */
const ahead = 2;

/**
 * The pages of a list, from 1, with the hotels next to one of them that are not known yet.
 * @param shown The hotels in the order in which they are shown.
 * @param order The hotels in the order of the list's pages.
 */
export function pagesAround(
  id: string | undefined,
  {
    shown,
    order,
    known,
    pageSize,
  }: { shown: readonly string[]; order: readonly string[]; known: ReadonlySet<string>; pageSize: number },
): number[] {
  const at = shown.findIndex((one) => one === id);
  const pages = shown.flatMap((one, i) => {
    const place = at >= 0 && Math.abs(i - at) <= ahead && !known.has(one) ? order.indexOf(one) : -1;
    return place < 0 ? [] : [Math.floor(place / pageSize) + 1];
  });
  return [...new Set(pages)];
}
