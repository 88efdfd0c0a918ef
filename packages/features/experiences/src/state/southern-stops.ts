import type { Point } from '@voyage/domain/coordinates.ts';

/**
 * Positions of the stops in degrees, rounded to a tenth: public positions of the towns, the bay with the
 * colony (Atka Bay), the runway and the camps. The specification names the stops without coordinates.
 */
export const stopPlaces: Readonly<Record<string, Point>> = {
  'cape-town': { lat: -33.9, lng: 18.4 },
  runway: { lat: -71.5, lng: 8.8 },
  echo: { lat: -71.6, lng: 8.6 },
  whichaway: { lat: -70.8, lng: 11.6 },
  penguins: { lat: -70.6, lng: -8.1 },
  refuelling: { lat: -83, lng: 11 },
  pole: { lat: -90, lng: 0 },
};

/** '71.5° S, 8.8° E', as on charts in every language; the Pole has no longitude. */
export function formatPosition({ lat, lng }: Point): string {
  const part = (degrees: number, [plus, minus]: [string, string]) =>
    `${Math.abs(degrees).toFixed(1).replace('.0', '')}° ${degrees < 0 ? minus : plus}`;
  const latitude = part(lat, ['N', 'S']);
  return Math.abs(lat) === 90 ? latitude : `${latitude}, ${part(lng, ['E', 'W'])}`;
}
