import type { Map } from 'maplibre-gl';
import type { Bounds } from './clip.ts';
import type { MapTexts, MarkedPlace } from './map-props.ts';
import { maxZoom } from './zooms.ts';

/**
 * Size of a marker in pixels, with a margin: markers closer than this overlap. The longest text
 * decides; the second line of a group is smaller.
 */
export function sizeOf(places: readonly MarkedPlace[], { group }: Pick<MapTexts, 'group'>) {
  const marks = places.map(({ mark }) => widthOf(mark));
  const details = places.map((place) => widthOf(group([place]).detail ?? '') * smaller);
  return { width: Math.max(50, 26 + Math.max(0, ...marks, ...details)), height: 42 };
}
const smaller = 12 / 14;
const widthOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 14 : 8.2), 0);
export const padding = { top: 72, right: 64, bottom: 56, left: 56 };
/** The room of the map's tools at its right edge, and of a margin at its left. */
const edges = { left: 8, right: 64 };
/**
 * How far the name above a place at `x` moves sideways, so that it neither leaves the map nor lies under the
 * tools. It stays above the place.
 */
export function nameShift(x: number, nameWidth: number, mapWidth: number): number {
  const half = nameWidth / 2;
  const [least, most] = [edges.left + half - x, mapWidth - edges.right - half - x];
  return Math.max(-half, Math.min(half, Math.max(least, Math.min(0, most))));
}
/** Height of a marker; from a place to its name above, and below; and of the credit at the bottom, in pixels. */
const heights = { marker: 36, above: 14, below: 12, credit: 20 };
/** How far the name of a place moves down to be below it instead of above. */
export const downBy = (nameHeight: number) => nameHeight + heights.above + heights.below;
/**
 * Whether the name of a place is better below it: above it would lie on a marker, below it would not. `name`
 * is its middle, the place it is above, and its size.
 */
export function isBetterBelow(
  name: { x: number; y: number; width: number; height: number },
  markers: readonly { x: number; y: number }[],
  markerWidth: number,
  mapHeight: number,
): boolean {
  const isFree = (top: number) =>
    markers.every(
      ({ x, y }) =>
        Math.abs(x - name.x) >= (name.width + markerWidth) / 2 ||
        Math.abs(y - (top + name.height / 2)) >= (name.height + heights.marker) / 2,
    );
  const below = name.y + heights.below;
  return (
    !isFree(name.y - heights.above - name.height) &&
    below + name.height <= mapHeight - heights.credit &&
    isFree(below)
  );
}
/** A single place is shown with its surroundings; several as close as it takes to separate them. */
export const nearest = (places: readonly MarkedPlace[], here: unknown) =>
  here || places.length > 1 ? maxZoom : 12.5;
const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
const inWorld = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

export const xy = (map: Map, { lat, lng }: { lat: number; lng: number }) => {
  const { x, y } = map.project([nearestTurn(map, lng), lat]);
  return { x, y };
};
/** The copy of a place that is nearest to the centre: the world repeats beyond the date line. */
const nearestTurn = (map: Map, lng: number) => lng + 360 * Math.round((map.getCenter().lng - lng) / 360);
export function move(element: Element | null | undefined, x: number, y: number): void {
  if (element instanceof HTMLElement) element.style.transform = `translate(${x}px, ${y}px)`;
}
/** Across the date line the map needs an east beyond 180. */
export const turned = ([west, south, east, north]: Bounds): [number, number, number, number] => [
  west,
  south,
  east < west ? east + 360 : east,
  north,
];
export function viewOf(map: Map): Bounds {
  const view = map.getBounds();
  const [south, north] = [round(view.getSouth()), round(view.getNorth())];
  if (view.getEast() - view.getWest() >= 360) return [-180, south, 180, north];
  return [round(inWorld(view.getWest())), south, round(inWorld(view.getEast())), north];
}
