import type { Feature, FeatureCollection } from 'geojson';
import { GeoJSONSource, type Map } from 'maplibre-gl';
import placesUrl from '../generated/places.json?url&no-inline';
import worldUrl from '../generated/world.json?url&no-inline';
import { cellsOf } from './cells.ts';
import type { Bounds } from './bounds.ts';
import { sketches, sketchesIn } from './sketches.ts';
import { fineZoom, sketchZoom } from './zooms.ts';

const cellUrls = import.meta.glob<string>('../generated/cells/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const urlOfCell = (cell: string): string | undefined => cellUrls[`../generated/cells/${cell}.json`];

/** Parts of a source, each loaded when it is first wanted. */
type Wanted = [key: string, load: () => Promise<FeatureCollection>][];

/** @throws if a file cannot be loaded; the map stays as it was */
async function read(url: string): Promise<FeatureCollection> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/**
 * Fills the sources of the embedded style with the data of the visible area, and keeps doing so as
 * the map moves.
 * @returns What can be drawn of an area: coasts, and the sketches of its cities. Rejects if that cannot be
 * loaded.
 */
export function loadVisibleData(map: Map): (box: Bounds) => Promise<Feature[]> {
  const shown = { world: '', fine: '', city: '', places: '' };
  const loaded = new globalThis.Map<string, Promise<Feature[]>>();
  const once = (key: string, load: () => Promise<FeatureCollection>) => {
    let coming = loaded.get(key);
    if (!coming) {
      coming = load().then(({ features }) => features);
      coming.catch(() => loaded.delete(key)); // retried when the map next moves
      loaded.set(key, coming);
    }
    return coming;
  };
  let hasLand = false;
  /** Draws the sea with the land that is in it: before, a city would lie under water. */
  const showSea = () => {
    if (hasLand) return;
    hasLand = true;
    map.once('idle', () => map.setLayoutProperty('sea', 'visibility', 'visible'));
    map.triggerRepaint(); // nothing else may be about to be drawn
  };
  async function show(source: keyof typeof shown, wanted: Wanted) {
    const key = wanted.map(([name]) => name).join();
    if (!key && source === 'fine') showSea(); // nothing but water
    if (!key || shown[source] === key) return;
    shown[source] = key;
    try {
      const parts = await Promise.all(wanted.map(([name, load]) => once(name, load)));
      const target = map.getSource(source);
      if (shown[source] === key && target instanceof GeoJSONSource)
        target.setData({ type: 'FeatureCollection', features: parts.flat() });
      if (source === 'world' || source === 'fine') showSea();
    } catch {
      shown[source] = '';
    }
  }
  const cells = (box: Bounds): Wanted =>
    (cellsOf(box, 24) ?? []).flatMap((cell) => {
      const url = urlOfCell(cell);
      return url ? [[cell, () => read(url)]] : [];
    });
  const cities = (box: Bounds): Wanted =>
    sketchesIn(box).flatMap((code) => {
      const city = sketches[code];
      return city ? [[code, () => city.load()]] : [];
    });
  const view = () => {
    const [zoom, bounds] = [map.getZoom(), map.getBounds()];
    const box: Bounds = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    void show('places', [['places', () => read(placesUrl)]]);
    if (zoom < fineZoom + 0.2) void show('world', [['world', () => read(worldUrl)]]);
    if (zoom >= fineZoom - 0.2) void show('fine', cells(box));
    if (zoom >= sketchZoom - 0.2) void show('city', cities(box));
  };
  map.on('load', view);
  map.on('moveend', view);
  return async (box) => {
    const parts = [...cells(box), ...cities(box)].map(([key, load]) => once(key, load));
    return (await Promise.all(parts)).flat();
  };
}
