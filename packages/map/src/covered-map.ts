import type { Feature } from 'geojson';
import { GeoJSONSource, type Map } from 'maplibre-gl';
import type { MarkerGroup } from './marker-groups.ts';
import type { Box } from './placed-around.ts';

/** A dot with a margin, in pixels. */
const dot = 22;

/** What markers cover of the map: `size` is that of those which are not dots, in pixels. */
export const boxesOf = (groups: readonly MarkerGroup[], size: { width: number; height: number }): Box[] =>
  groups.map(({ x, y, isDot }) => {
    const { width, height } = isDot ? { width: dot, height: dot } : size;
    return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  });

const id = 'covered';
/**
 * Prepares a map whose style has loaded for `coverMap`. Names are placed from the uppermost layer down, so that all
 * others give way to this one.
 */
export function addCover(map: Map): void {
  map.addSource(id, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id,
    type: 'symbol',
    source: id,
    layout: { 'icon-image': ['get', 'image'], 'icon-allow-overlap': true, 'icon-padding': 0 },
  });
}
/**
 * Keeps the map's names from where something lies on it: the map knows nothing of HTML, so that an invisible symbol as
 * large as the box is in its place. Nothing happens before `addCover`.
 */
export function coverMap(map: Map, boxes: readonly Box[]): void {
  const source = map.getSource(id);
  if (!(source instanceof GeoJSONSource)) return;
  const features = boxes.map(({ left, top, right, bottom }): Feature => {
    const [width, height] = [Math.round(right - left), Math.round(bottom - top)];
    const image = `${id} ${width} ${height}`;
    if (!map.hasImage(image))
      map.addImage(image, { width, height, data: new Uint8Array(width * height * 4) });
    const { lng, lat } = map.unproject([(left + right) / 2, (top + bottom) / 2]);
    return { type: 'Feature', properties: { image }, geometry: { type: 'Point', coordinates: [lng, lat] } };
  });
  source.setData({ type: 'FeatureCollection', features });
}
