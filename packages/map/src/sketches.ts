import type { Point } from '@voyage/domain/coordinates.ts';
import type { Bounds } from './clip.ts';
import type { CitySketch } from './sketch.ts';

interface Entry {
  /** Where the sketch is worth loading. */
  bounds: Bounds;
  load: () => Promise<CitySketch>;
}
/** The destination cities that are drawn by hand; each is loaded when it is shown. */
export const sketches: Readonly<Record<string, Entry>> = {
  ams: {
    bounds: [4.79, 52.29, 4.98, 52.43],
    load: () => import('./cities/amsterdam.ts').then((city) => city.amsterdam),
  },
  auh: {
    bounds: [54.27, 24.38, 54.7, 24.61],
    load: () => import('./cities/abu-dhabi.ts').then((city) => city.abuDhabi),
  },
  bcn: {
    bounds: [2.04, 41.28, 2.27, 41.48],
    load: () => import('./cities/barcelona.ts').then((city) => city.barcelona),
  },
  bjv: {
    bounds: [27.18, 36.94, 27.57, 37.2],
    load: () => import('./cities/bodrum.ts').then((city) => city.bodrum),
  },
  bkk: {
    bounds: [100.4, 13.6, 100.68, 13.9],
    load: () => import('./cities/bangkok.ts').then((city) => city.bangkok),
  },
  doh: {
    bounds: [51.4, 25.2, 51.66, 25.45],
    load: () => import('./cities/doha.ts').then((city) => city.doha),
  },
  dps: {
    bounds: [114.92, -8.9, 115.43, -8.36],
    load: () => import('./cities/bali.ts').then((city) => city.bali),
  },
  dxb: {
    bounds: [54.99, 24.96, 55.44, 25.37],
    load: () => import('./cities/dubai.ts').then((city) => city.dubai),
  },
  hnl: {
    bounds: [-158.34, 21.2, -157.6, 21.76],
    load: () => import('./cities/honolulu.ts').then((city) => city.honolulu),
  },
  ist: {
    bounds: [28.82, 40.93, 29.16, 41.16],
    load: () => import('./cities/istanbul.ts').then((city) => city.istanbul),
  },
  lax: {
    bounds: [-118.88, 33.68, -118.1, 34.2],
    load: () => import('./cities/los-angeles.ts').then((city) => city.losAngeles),
  },
  lon: {
    bounds: [-0.35, 51.4, 0.12, 51.62],
    load: () => import('./cities/london.ts').then((city) => city.london),
  },
  mia: {
    bounds: [-80.34, 25.65, -80.08, 25.94],
    load: () => import('./cities/miami.ts').then((city) => city.miami),
  },
  mil: {
    bounds: [9.09, 45.41, 9.27, 45.53],
    load: () => import('./cities/milan.ts').then((city) => city.milan),
  },
  nyc: {
    bounds: [-74.1, 40.655, -73.84, 40.905],
    load: () => import('./cities/new-york.ts').then((city) => city.newYork),
  },
  osa: {
    bounds: [135.34, 34.57, 135.64, 34.79],
    load: () => import('./cities/osaka.ts').then((city) => city.osaka),
  },
  par: {
    bounds: [2.1, 48.72, 2.55, 49],
    load: () => import('./cities/paris.ts').then((city) => city.paris),
  },
  sfo: {
    bounds: [-122.57, 37.69, -122.24, 37.89],
    load: () => import('./cities/san-francisco.ts').then((city) => city.sanFrancisco),
  },
  sin: {
    bounds: [103.72, 1.225, 103.96, 1.39],
    load: () => import('./cities/singapore.ts').then((city) => city.singapore),
  },
  tyo: {
    bounds: [139.55, 35.5, 139.98, 35.85],
    load: () => import('./cities/tokyo.ts').then((city) => city.tokyo),
  },
};

const meets = (a: Bounds, b: Bounds) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
/** The cities of which a view shows something. */
export const sketchesIn = (view: Bounds): string[] =>
  Object.entries(sketches).flatMap(([code, { bounds }]) => (meets(bounds, view) ? [code] : []));
/** The city in which a point lies. */
export const sketchAt = ({ lat, lng }: Point): Entry | undefined =>
  Object.values(sketches).find(
    ({ bounds: [west, south, east, north] }) => lng > west && lng < east && lat > south && lat < north,
  );
