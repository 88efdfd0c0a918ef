/** The two hotels a phone shows at a time: ids, the left one first; fewer if there are fewer. */
export type Pair = readonly string[];

/** The pair for the hotels of the page: the chosen ones that are still there, then the first of the others. */
export function shownPair(ids: readonly string[], chosen: Pair): Pair {
  const kept = [0, 1].map((side) => ids.find((id) => id === chosen[side]));
  const others = ids.filter((id) => !kept.includes(id));
  return kept.flatMap((id) => id ?? others.shift() ?? []);
}

/** The pair with another hotel on a side; a hotel that is already on the other side changes places. */
export function withSide(pair: Pair, side: 0 | 1, id: string): Pair {
  if (pair[1 - side] === id) return pair.toReversed();
  return pair.with(side, id);
}
