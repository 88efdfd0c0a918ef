import type { Locale } from '@voyage/domain/locale.ts';
import { metresBetween, type Point } from '@voyage/domain/coordinates.ts';
import type { Feature, FeatureCollection, Position } from 'geojson';
import type { Bounds } from './clip.ts';

/** In the four languages, in the order of `sketchLocales`. */
export type Names = readonly [en: string, zhTw: string, zhCn: string, ja: string];
const sketchLocales: readonly Locale[] = ['en', 'zh-tw', 'zh-cn', 'ja'];

/** A line as text: 'lat lng, lat lng, ...', as coordinates are usually written down. */
type Line = string;
export interface Named {
  name?: Names;
  line: Line;
}
export interface Spot {
  name: Names;
  at: Line;
}
/**
 * A city drawn by hand, at true coordinates and with few lines: what a concierge draws on a sheet of paper. For
 * orientation, not for navigation; nothing in it is surveyed.
 */
export interface CitySketch {
  /** Where the sketch is true to the shore: this much is land but for its `water`. Without it the world's own coast stays. */
  ground?: Bounds;
  /** Closed by themselves. */
  water?: readonly Named[];
  /** Islands, and land that lies in `water`. */
  land?: readonly Line[];
  parks?: readonly Named[];
  /** With their width in metres. */
  rivers?: readonly (Named & { metres: number })[];
  /** Rings and avenues. */
  ways?: readonly Named[];
  /** Railways and metro lines above the ground. */
  rails?: readonly Named[];
  stations?: readonly Spot[];
  sights?: readonly Spot[];
  /** Where the name of a sea or a bay stands. */
  seas?: readonly Spot[];
}

/** @throws where a line is no line: the sketches are checked by a test */
export function readLine(line: Line): Position[] {
  return line.split(',').map((pair) => {
    const [lat = Number.NaN, lng = Number.NaN] = pair.trim().split(/\s+/).map(Number);
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new Error(`no coordinates: ${pair}`);
    return [lng, lat];
  });
}
const closed = (ring: Position[]): Position[] => [...ring, ...ring.slice(0, 1)];
const nameIn = (names: Names | undefined, locale: Locale) => names?.[sketchLocales.indexOf(locale)] ?? '';

/** Pixels that a metre has at zoom 14 at this latitude. */
const pixelsOfMetre = (lat: number) => 16_384 / (78_271.5 * Math.cos((lat * Math.PI) / 180));

/** The sketch as the map takes it: `kind`, `name` in one language, `width` of rivers in pixels at zoom 14. */
export function sketchFeatures(sketch: CitySketch, locale: Locale): FeatureCollection {
  const features: Feature[] = [];
  const add = (kind: string, geometry: Feature['geometry'], properties: Record<string, unknown> = {}) =>
    features.push({ type: 'Feature', properties: { kind, ...properties }, geometry });
  const area = (kind: string, line: Line, name?: Names) =>
    add(kind, { type: 'Polygon', coordinates: [closed(readLine(line))] }, { name: nameIn(name, locale) });
  const lines = (kind: string, list: readonly Named[] = []) => {
    for (const { line, name } of list)
      add(kind, { type: 'LineString', coordinates: readLine(line) }, { name: nameIn(name, locale) });
  };
  const spots = (kind: string, list: readonly Spot[] = []) => {
    for (const { at, name } of list)
      add(kind, { type: 'Point', coordinates: readLine(at)[0] ?? [] }, { name: nameIn(name, locale) });
  };
  const { ground } = sketch;
  if (ground) {
    const [west, south, east, north] = ground;
    const corners = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ];
    add('ground', { type: 'Polygon', coordinates: [closed(corners)] });
  }
  for (const { line, name } of sketch.water ?? []) area('water', line, name);
  for (const line of sketch.land ?? []) area('island', line);
  for (const { line, name } of sketch.parks ?? []) area('park', line, name);
  for (const { line, name, metres } of sketch.rivers ?? []) {
    const coordinates = readLine(line);
    add(
      'river',
      { type: 'LineString', coordinates },
      { name: nameIn(name, locale), width: metres * pixelsOfMetre(coordinates[0]?.[1] ?? 0) },
    );
  }
  lines('way', sketch.ways);
  lines('rail', sketch.rails);
  spots('station', sketch.stations);
  spots('sight', sketch.sights);
  spots('sea', sketch.seas);
  return { type: 'FeatureCollection', features };
}

/** A station or sight of a sketch, and how far it is as the crow flies. */
export interface NearSpot {
  kind: 'station' | 'sight';
  name: string;
  metres: number;
}
/** The stations and sights that are nearest to a point, nearest first, none further than `within` metres. */
export function nearestSpots(
  sketch: CitySketch,
  point: Point,
  locale: Locale,
  { most, within }: { most: number; within: number },
): NearSpot[] {
  const of = (kind: NearSpot['kind'], list: readonly Spot[] = []) =>
    list.flatMap(({ name, at }): NearSpot[] => {
      const [lng = 0, lat = 0] = readLine(at)[0] ?? [];
      const metres = Math.round(metresBetween(point, { lat, lng }));
      return metres <= within ? [{ kind, name: nameIn(name, locale), metres }] : [];
    });
  return [...of('station', sketch.stations), ...of('sight', sketch.sights)]
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, most);
}
