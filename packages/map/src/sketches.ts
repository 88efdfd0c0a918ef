import type { Point } from '@voyage/domain/coordinates.ts';
import type { Bounds } from './clip.ts';
import type { CitySketch } from './sketch.ts';

interface Entry {
  /** The area in which the sketch is worth loading. */
  bounds: Bounds;
  load: () => Promise<CitySketch>;
}
/** The destination cities that are drawn by hand; each is loaded when it is shown. */
export const sketches: Readonly<Record<string, Entry>> = {
  ams: {
    bounds: [4.8, 52.32, 4.97, 52.42],
    load: () => import('./cities/amsterdam.ts').then((city) => city.amsterdam),
  },
  auh: {
    bounds: [54.28, 24.4, 54.68, 24.6],
    load: () => import('./cities/abu-dhabi.ts').then((city) => city.abuDhabi),
  },
  bcn: {
    bounds: [2.05, 41.33, 2.25, 41.44],
    load: () => import('./cities/barcelona.ts').then((city) => city.barcelona),
  },
  bjv: {
    bounds: [27.2, 36.95, 27.56, 37.18],
    load: () => import('./cities/bodrum.ts').then((city) => city.bodrum),
  },
  bkk: {
    bounds: [100.4, 13.6, 100.68, 13.9],
    load: () => import('./cities/bangkok.ts').then((city) => city.bangkok),
  },
  doh: {
    bounds: [51.45, 25.24, 51.62, 25.43],
    load: () => import('./cities/doha.ts').then((city) => city.doha),
  },
  dps: {
    bounds: [114.98, -8.87, 115.4, -8.42],
    load: () => import('./cities/bali.ts').then((city) => city.bali),
  },
  dxb: {
    bounds: [55.05, 24.98, 55.42, 25.32],
    load: () => import('./cities/dubai.ts').then((city) => city.dubai),
  },
  hnl: {
    bounds: [-158.3, 21.24, -157.63, 21.73],
    load: () => import('./cities/honolulu.ts').then((city) => city.honolulu),
  },
  ist: {
    bounds: [28.9, 40.95, 29.12, 41.12],
    load: () => import('./cities/istanbul.ts').then((city) => city.istanbul),
  },
  lax: {
    bounds: [-118.75, 33.92, -118.2, 34.16],
    load: () => import('./cities/los-angeles.ts').then((city) => city.losAngeles),
  },
  lon: {
    bounds: [-0.35, 51.4, 0.12, 51.62],
    load: () => import('./cities/london.ts').then((city) => city.london),
  },
  mia: {
    bounds: [-80.32, 25.68, -80.1, 25.92],
    load: () => import('./cities/miami.ts').then((city) => city.miami),
  },
  mil: {
    bounds: [9.1, 45.42, 9.26, 45.52],
    load: () => import('./cities/milan.ts').then((city) => city.milan),
  },
  nyc: {
    bounds: [-74.06, 40.68, -73.88, 40.83],
    load: () => import('./cities/new-york.ts').then((city) => city.newYork),
  },
  osa: {
    bounds: [135.38, 34.6, 135.58, 34.76],
    load: () => import('./cities/osaka.ts').then((city) => city.osaka),
  },
  par: {
    bounds: [2.1, 48.72, 2.55, 49],
    load: () => import('./cities/paris.ts').then((city) => city.paris),
  },
  sfo: {
    bounds: [-122.55, 37.68, -122.33, 37.85],
    load: () => import('./cities/san-francisco.ts').then((city) => city.sanFrancisco),
  },
  sin: {
    bounds: [103.6, 1.2, 104.05, 1.42],
    load: () => import('./cities/singapore.ts').then((city) => city.singapore),
  },
  tyo: {
    bounds: [139.55, 35.5, 139.98, 35.85],
    load: () => import('./cities/tokyo.ts').then((city) => city.tokyo),
  },
};

const meets = (a: Bounds, b: Bounds) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
/** The cities within a view. */
export const sketchesIn = (view: Bounds): string[] =>
  Object.entries(sketches).flatMap(([code, { bounds }]) => (meets(bounds, view) ? [code] : []));
/** The city that contains a point. */
export const sketchAt = ({ lat, lng }: Point): Entry | undefined =>
  Object.values(sketches).find(
    ({ bounds: [west, south, east, north] }) => lng > west && lng < east && lat > south && lat < north,
  );
