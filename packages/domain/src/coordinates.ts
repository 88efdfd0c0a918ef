export interface Point {
  lat: number;
  lng: number;
}
const radius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points on the earth's surface. */
export function metresBetween(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A part of a map, in degrees. Across the date line, west is greater than east. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}
/** Including the edges. */
export const isInArea = ({ west, south, east, north }: Area, { lat, lng }: Point): boolean =>
  lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);

/** Precise to about ten metres. */
const written = (degrees: number) => String(Math.round(degrees * 1e4) / 1e4);
/** For a URL: west, south, east, north. */
export const areaText = ({ west, south, east, north }: Area): string =>
  [west, south, east, north].map(written).join(',');
/** Parses an area from a URL; null if it is not one. */
export function readArea(text: string): Area | null {
  const parts = text.split(',');
  if (parts.length !== 4 || parts.some((part) => !/^-?\d{1,3}(?:\.\d{1,6})?$/.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const onEarth = Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && north <= 90;
  return onEarth && south < north ? { west, south, east, north } : null;
}
