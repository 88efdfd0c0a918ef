import type { Area, Point } from '@voyage/domain/coordinates.ts';

/** A drawing of 600 by 440, with at least this margin around the stops. */
export const sheet = { width: 600, height: 440 } as const;
const margin = 70;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A flat map of some stops: distances are true along the central parallel. */
export interface RailMap {
  area: Area;
  /** Units of the drawing per degree of latitude, for a scale bar. */
  unitsPerDegree: number;
  place: (point: Point) => { x: number; y: number };
}
/** The map that shows the stops as large as the sheet allows. */
export function railMap(stops: readonly Point[]): RailMap {
  const lats = stops.map(({ lat }) => lat);
  const lngs = stops.map(({ lng }) => lng);
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
  const narrowing = Math.cos(radians(middle.lat));
  const across = Math.max(...lngs) - Math.min(...lngs);
  const along = Math.max(...lats) - Math.min(...lats);
  const scale = Math.min(
    (sheet.width - 2 * margin) / (across * narrowing),
    (sheet.height - 2 * margin) / along,
  );
  const half = { lat: sheet.height / 2 / scale, lng: sheet.width / 2 / scale / narrowing };
  return {
    area: {
      west: middle.lng - half.lng,
      east: middle.lng + half.lng,
      south: middle.lat - half.lat,
      north: middle.lat + half.lat,
    },
    unitsPerDegree: scale,
    place: ({ lat, lng }) => ({
      x: sheet.width / 2 + (lng - middle.lng) * narrowing * scale,
      y: sheet.height / 2 - (lat - middle.lat) * scale,
    }),
  };
}

/** A round number of kilometres, about a fifth of the sheet's width. */
export function distanceBar({ unitsPerDegree }: Pick<RailMap, 'unitsPerDegree'>): {
  km: number;
  length: number;
} {
  const unitsPerKm = unitsPerDegree / 111.2;
  const km = [500, 200, 100, 50, 20].find((length) => length * unitsPerKm <= sheet.width / 4) ?? 10;
  return { km, length: km * unitsPerKm };
}
