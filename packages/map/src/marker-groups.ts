/** A marker on the screen, in pixels from the top left. */
export interface Mark {
  id: string;
  x: number;
  y: number;
}
export interface MarkerGroup {
  /** In the order of the list; the first one's place is the group's. */
  ids: [string, ...string[]];
  x: number;
  y: number;
}

/** Markers that would cover each other become one, which stands where its first one does: the list's order decides, so that nothing trembles while the map moves. */
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

/** Where each stands beside the others: those that would cover an earlier one step down below it. For a map that cannot be enlarged further. */
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
