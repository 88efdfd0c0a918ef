/** A marker on the screen, in pixels from the top left. */
export interface Mark {
  id: string;
  x: number;
  y: number;
}
export interface MarkerGroup {
  /** In list order; the group is at the position of the first. */
  ids: [string, ...string[]];
  x: number;
  y: number;
  /** There is no room for its mark, which is shown only when it is pointed at. */
  isDot?: boolean;
}

/**
 * Merges overlapping markers at the position of the first one: list order decides, so that nothing
 * jitters while the map moves.
 */
export function groupMarks(marks: readonly Mark[], size: { width: number; height: number }): MarkerGroup[] {
  const groups: MarkerGroup[] = [];
  for (const { id, x, y } of marks) {
    const covered = groups.find(
      (group) => Math.abs(group.x - x) < size.width && Math.abs(group.y - y) < size.height,
    );
    if (covered) covered.ids.push(id);
    else groups.push({ ids: [id], x, y });
  }
  return groups;
}

/** Turns those into dots whose mark would cover an earlier one: list order decides which places keep theirs. */
export function withDots(
  groups: readonly MarkerGroup[],
  size: { width: number; height: number },
): MarkerGroup[] {
  const marked: MarkerGroup[] = [];
  return groups.map((group) => {
    const isDot = marked.some(
      ({ x, y }) => Math.abs(x - group.x) < size.width && Math.abs(y - group.y) < size.height,
    );
    if (!isDot) marked.push(group);
    return { ...group, isDot };
  });
}

/**
 * Spreads markers: those that would cover an earlier one move down below it. For a map that cannot
 * be zoomed in further.
 */
export function spreadMarks(marks: readonly Mark[], size: { width: number; height: number }): MarkerGroup[] {
  const placed: MarkerGroup[] = [];
  for (const { id, x, y } of marks) {
    let at = y;
    for (let tries = 0; tries <= placed.length; tries++) {
      const covered = placed.find(
        (one) => Math.abs(one.x - x) < size.width && Math.abs(one.y - at) < size.height,
      );
      if (!covered) break;
      at = covered.y + size.height;
    }
    placed.push({ ids: [id], x, y: at });
  }
  return placed;
}
