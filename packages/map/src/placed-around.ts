import type { Mark, MarkerGroup } from './marker-groups.ts';

/** A rectangle on the screen, in pixels from the top left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Between two markers, and around a name, in pixels. */
const gap = 2;
/** The dot of the map's own place, with a margin: its radius in pixels. */
const dot = 9;
/** Directions from the true position: outwards first, then ever further to both sides. */
const turns = Array.from({ length: 24 }, (_, i) => ((i % 2 ? i + 1 : -i) * Math.PI) / 24);
/** Where a marker is tried: rings around its true position, three pixels apart. */
const tries = Array.from({ length: 60 }, (_, ring) => turns.map((turn) => ({ away: ring * 3, turn }))).flat();

/**
 * Markers of `size` pixels around a place of the map's own, `here`: each at its true position, or as near to
 * it as it can be without covering an earlier one, the place's dot, or its name.
 */
export function placeAround(
  marks: readonly Mark[],
  here: { x: number; y: number },
  name: Box,
  size: number,
): MarkerGroup[] {
  const placed: MarkerGroup[] = [];
  const half = size / 2 + gap;
  const isFree = ({ x, y }: { x: number; y: number }) =>
    Math.hypot(x - here.x, y - here.y) >= size / 2 + dot &&
    placed.every((one) => Math.hypot(x - one.x, y - one.y) >= size + gap) &&
    (x + half <= name.left || x - half >= name.right || y + half <= name.top || y - half >= name.bottom);
  for (const { id, x, y } of marks) {
    const outwards = Math.atan2(y - here.y, x - here.x);
    const moved = ({ away, turn }: (typeof tries)[number]) => ({
      x: x + Math.cos(outwards + turn) * away,
      y: y + Math.sin(outwards + turn) * away,
    });
    const free = tries.find((one) => isFree(moved(one)));
    placed.push({ ids: [id], ...(free ? moved(free) : { x, y }) });
  }
  return placed;
}
