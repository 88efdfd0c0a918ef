export interface Point {
  lat: number;
  lng: number;
}
const radius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points over the earth's surface. */
export function metresBetween(a: Point, b: Point): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A part of a map, in degrees. Over the date line the west is the greater. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}
/** The edges belong to it. */
export const isInArea = ({ west, south, east, north }: Area, { lat, lng }: Point): boolean =>
  lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);

/** To ten metres. */
const written = (degrees: number) => String(Math.round(degrees * 1e4) / 1e4);
/** As an address says it: west, south, east, north. */
export const areaText = ({ west, south, east, north }: Area): string =>
  [west, south, east, north].map(written).join(',');
/** The area of an address; null where it is none. */
export function readArea(text: string): Area | null {
  const parts = text.split(',');
  if (parts.length !== 4 || parts.some((part) => !/^-?\d{1,3}(?:\.\d{1,6})?$/.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const onEarth = Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && north <= 90;
  return onEarth && south < north ? { west, south, east, north } : null;
}
