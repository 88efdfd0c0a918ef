import type { Map } from 'maplibre-gl';
import type { Bounds } from './bounds.ts';
import type { MapTexts, MarkedPlace } from './map-props.ts';
import type { Box } from './placed-around.ts';
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
/** Between the outermost places and the map's edges: half a marker, and the controls above. */
export const padding = { top: 72, right: 40, bottom: 24, left: 40 };
/** Places closer than this share a marker. */
export const groupingSize = { width: 28, height: 28 };
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
/** On the screen, in pixels from the top left. */
interface Spot {
  x: number;
  y: number;
}
/** Size of a small marker: those around a place of the map's own, where a number is all they say. */
export const smallMarker = 28;
/** From a place to its name above, and below; and of the credit at the bottom, in pixels. */
const heights = { above: 14, below: 12, credit: 20 };
/** How far the name of a place moves down to be below it instead of above. */
const offsetBelow = (nameHeight: number) => nameHeight + heights.above + heights.below;
/**
 * Whether the name of a place is better below it: above it would lie on a marker, below it would not. `name`
 * is its middle, the place it is above, and its size.
 */
export function isBetterBelow(
  name: { x: number; y: number; width: number; height: number },
  markers: readonly Spot[],
  mapHeight: number,
): boolean {
  const isFree = (top: number) =>
    markers.every(
      ({ x, y }) =>
        Math.abs(x - name.x) >= (name.width + smallMarker) / 2 ||
        Math.abs(y - (top + name.height / 2)) >= (name.height + smallMarker) / 2,
    );
  const below = name.y + heights.below;
  return (
    !isFree(name.y - heights.above - name.height) &&
    below + name.height <= mapHeight - heights.credit &&
    isFree(below)
  );
}
/**
 * Where the name of a place is: how far it moves from its position above the place, and what it then covers
 * together with the line that leads to it.
 */
export function namePosition(
  place: Spot,
  name: { width: number; height: number },
  map: { width: number; height: number },
  markers: readonly Spot[],
): { right: number; down: number; box: Box } {
  const right = nameShift(place.x, name.width, map.width);
  const x = place.x + right;
  const below = isBetterBelow({ ...name, x, y: place.y }, markers, map.height);
  const [left, top] = [x - name.width / 2, below ? place.y : place.y - heights.above - name.height];
  const height = name.height + (below ? heights.below : heights.above);
  return {
    right,
    down: below ? offsetBelow(name.height) : 0,
    box: { left, top, right: left + name.width, bottom: top + height },
  };
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
/** Half a marker. */
const edge = 20;
/** Whether the marker of a place is seen whole on a map of this size, beside its controls. */
export const isFullyVisible = (
  { x, y }: Spot,
  { width, height, controls }: { width: number; height: number; controls: readonly Box[] },
): boolean =>
  x >= edge &&
  x <= width - edge &&
  y >= edge &&
  y <= height - edge &&
  !controls.some(
    ({ left, top, right, bottom }) =>
      x > left - edge && x < right + edge && y > top - edge && y < bottom + edge,
  );
/** The copy of a place that is nearest to the centre: the world repeats beyond the date line. */
const nearestTurn = (map: Map, lng: number) => lng + 360 * Math.round((map.getCenter().lng - lng) / 360);
export function move(element: Element | null | undefined, x: number, y: number): void {
  if (element instanceof HTMLElement) element.style.transform = `translate(${x}px, ${y}px)`;
}
/** Draws the line from where a place is to its marker, with a dot at the place. */
export function lead(element: Element | null | undefined, place: Spot, marker: Spot): void {
  element?.setAttribute('transform', `translate(${place.x} ${place.y})`);
  element?.firstElementChild?.setAttribute('x2', String(marker.x - place.x));
  element?.firstElementChild?.setAttribute('y2', String(marker.y - place.y));
}
/** Across the date line the map needs an east beyond 180. */
export const unwrappedBounds = ([west, south, east, north]: Bounds): [number, number, number, number] => [
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
