import type { Locale } from '@voyage/domain/locale.ts';
import { metresBetween, type Point } from '@voyage/domain/coordinates.ts';
import type { Feature, FeatureCollection, Position } from 'geojson';
import type { Bounds } from './clip.ts';

/** In the four languages, in the order of `sketchLocales`. */
export type Names = readonly [en: string, zhTw: string, zhCn: string, ja: string];
const sketchLocales: readonly Locale[] = ['en', 'zh-tw', 'zh-cn', 'ja'];

/** A line as text: 'lat lng, lat lng, ...', the usual order of coordinates. */
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
 * A city drawn by hand, at true coordinates and with few lines, as a concierge would draw it on
 * paper. For orientation, not navigation; nothing in it is surveyed.
 */
export interface CitySketch {
  /**
   * The area that is land except for the sketch's `water`, if the sketch replaces the world's
   * coast; without it that coast is kept.
   */
  ground?: Bounds;
  /** Closed automatically. */
  water?: readonly Named[];
  /** Islands, and land within `water`. */
  land?: readonly Line[];
  parks?: readonly Named[];
  /** With their width in metres. */
  rivers?: readonly (Named & { metres: number })[];
  /** Rings and avenues. */
  ways?: readonly Named[];
  /** Railways and elevated metro lines. */
  rails?: readonly Named[];
  stations?: readonly Spot[];
  sights?: readonly Spot[];
  /** Positions of the names of seas and bays. */
  seas?: readonly Spot[];
}

/** @throws for an invalid line: a test checks the sketches */
export function readLine(line: Line): Position[] {
  return line.split(',').map((pair) => {
    const [lat = Number.NaN, lng = Number.NaN] = pair.trim().split(/\s+/).map(Number);
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new Error(`no coordinates: ${pair}`);
    return [lng, lat];
  });
}
const closed = (ring: Position[]): Position[] => [...ring, ...ring.slice(0, 1)];
const nameIn = (names: Names | undefined, locale: Locale) => names?.[sketchLocales.indexOf(locale)] ?? '';

/** Pixels per metre at zoom 14 at this latitude. */
const pixelsOfMetre = (lat: number) => 16_384 / (78_271.5 * Math.cos((lat * Math.PI) / 180));

/**
 * The sketch as GeoJSON features: `kind`, `name` in one language, `width` of rivers in pixels at
 * zoom 14.
 */
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

/** A station or sight of a sketch, and its straight-line distance. */
export interface NearSpot {
  kind: 'station' | 'sight';
  name: string;
  metres: number;
}
/** The stations and sights nearest to a point, in order of distance, all within `within` metres. */
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
