import type { Point } from '@voyage/domain/coordinates.ts';
import type { OperatorFacts } from './operator-facts.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';

/** A port, or a place at sea. */
export interface Call extends Point {
  /** Days of our plan, from 1: one, or the first and the last. */
  days: readonly [number] | readonly [number, number];
  /**
   * Waypoints from the previous call to this one as 'lat lng, lat lng', where a straight line would cross
   * land.
   */
  by?: string;
}
export type Waters = 'atlantic' | 'tyrrhenian' | 'aegean' | 'svalbard' | 'arctic-sea' | 'drake' | 'peninsula';
export interface Itinerary {
  ship: string;
  picture: PictureId;
  /** The month whose daylight the page shows: one in which ships sail there. */
  month: number;
  waters: Waters;
  projection: 'mercator' | 'north' | 'south';
  operator?: OperatorFacts;
  /** In order, by content id. If the voyage returns to its first port, the last call is `return`. */
  calls: Readonly<Record<string, Call>>;
}

const puertoWilliams = { lat: -54.94, lng: -67.61 };
const kingGeorge = { lat: -62.2, lng: -58.96 };
const capeHorn = { lat: -56.05, lng: -67.27 };
const paradise = { lat: -64.85, lng: -62.88 };
const brownBluff = { lat: -63.5, lng: -56.9 };
const deception = { lat: -62.98, lng: -60.55 };
const lemaire = { lat: -65.1, lng: -64.05 };
const longyearbyen = { lat: 78.23, lng: 15.6 };
/** Through the Gerlache Strait, between the mainland and its islands. */
const gerlache = '-63.95 -61.2, -64.4 -62.2';
const bransfield = '-63.1 -58.5';
const beagle = '-55.0 -66.9, -55.4 -66.5';

/**
 * The voyages by id. The specification names the start and end of each; the ports in between, the days and
 * the month are our own realistic plan. Positions are those of the ports.
 */
export const itineraries: Readonly<Record<string, Itinerary>> = {
  'paris-barcelona': {
    ship: 'grandeur',
    picture: 'art-wake',
    month: 9,
    waters: 'atlantic',
    projection: 'mercator',
    calls: {
      'le-havre': { lat: 49.49, lng: 0.1, days: [1] },
      'saint-malo': { lat: 48.65, lng: -2.03, days: [2], by: '49.85 -1.3, 49.75 -2.1, 48.9 -2.5' },
      bordeaux: { lat: 45.55, lng: -1.08, days: [4], by: '49.0 -4.5, 48.5 -5.3, 46.5 -3.5' },
      bilbao: { lat: 43.36, lng: -3.04, days: [5] },
      lisbon: { lat: 38.69, lng: -9.15, days: [7, 8], by: '44.0 -7.7, 43.2 -9.6, 38.6 -9.7' },
      cadiz: { lat: 36.53, lng: -6.29, days: [9], by: '38.2 -9.3, 36.8 -9.1' },
      barcelona: {
        lat: 41.35,
        lng: 2.17,
        days: [11],
        by: '36.0 -6.0, 35.95 -5.4, 36.5 -2, 37.6 0, 38.7 0.7',
      },
    },
  },
  'rome-barcelona': {
    ship: 'grandeur',
    picture: 'art-old-town',
    month: 6,
    waters: 'tyrrhenian',
    projection: 'mercator',
    calls: {
      rome: { lat: 42.09, lng: 11.77, days: [1] },
      livorno: { lat: 43.55, lng: 10.29, days: [2], by: '42.25 11.0, 42.7 10.35, 43.0 10.4' },
      portofino: { lat: 44.29, lng: 9.21, days: [3] },
      monaco: { lat: 43.73, lng: 7.43, days: [4] },
      'saint-tropez': { lat: 43.28, lng: 6.64, days: [5], by: '43.3 6.9' },
      palma: { lat: 39.55, lng: 2.63, days: [6, 7], by: '42.5 6.0, 40.2 3.9, 39.3 3.1' },
      barcelona: { lat: 41.35, lng: 2.17, days: [8], by: '39.3 2.4, 39.7 2.1' },
    },
  },
  'istanbul-venice': {
    ship: 'grandeur',
    picture: 'art-port-of-call',
    month: 5,
    waters: 'aegean',
    projection: 'mercator',
    calls: {
      istanbul: { lat: 41.01, lng: 28.98, days: [1, 2] },
      kusadasi: {
        lat: 37.86,
        lng: 27.25,
        days: [4],
        by: '40.75 28.0, 40.45 26.85, 40.2 26.4, 40.0 26.1, 39.4 25.9, 38.75 25.75, 37.9 26.3',
      },
      santorini: { lat: 36.42, lng: 25.42, days: [5], by: '37.3 26.5' },
      piraeus: { lat: 37.93, lng: 23.63, days: [6] },
      corfu: {
        lat: 39.62,
        lng: 19.93,
        days: [8],
        by: '36.9 23.5, 36.3 22.9, 36.6 21.5, 38.3 20.1, 39.35 20.15',
      },
      dubrovnik: { lat: 42.65, lng: 18.08, days: [9], by: '39.8 19.9, 40.2 19.2, 42.3 18.2' },
      venice: { lat: 45.43, lng: 12.35, days: [11], by: '43.2 15.5, 44.8 13.2' },
    },
  },
  'longYear-longYear': {
    ship: 'endeavour',
    picture: 'art-expedition-ship',
    month: 7,
    waters: 'svalbard',
    projection: 'north',
    calls: {
      longyearbyen: { ...longyearbyen, days: [1] },
      'ny-alesund': { lat: 78.93, lng: 11.93, days: [2], by: '78.15 13.0, 78.5 10.0, 79.0 10.9' },
      monaco: { lat: 79.58, lng: 12.6, days: [3], by: '79.0 10.9, 79.8 10.5, 79.95 13.5' },
      moffen: { lat: 80.03, lng: 14.5, days: [4] },
      alkefjellet: { lat: 79.58, lng: 18.5, days: [5, 6], by: '80.1 17.0' },
      'kapp-lee': { lat: 78.08, lng: 20.75, days: [7], by: '79.3 19.7, 78.9 21.2, 78.4 21.2' },
      hornsund: { lat: 77.0, lng: 15.9, days: [9], by: '77.3 20.3, 76.4 17.2, 76.5 15.6' },
      return: { ...longyearbyen, days: [10], by: '76.9 14.9, 77.6 13.2, 78.15 13.0' },
    },
  },
  'reykjavik-tromse': {
    ship: 'endeavour',
    picture: 'art-fjord',
    month: 8,
    waters: 'arctic-sea',
    projection: 'north',
    calls: {
      reykjavik: { lat: 64.15, lng: -21.95, days: [1] },
      isafjordur: {
        lat: 66.1,
        lng: -23.1,
        days: [2],
        by: '64.3 -23.0, 64.7 -24.6, 65.6 -25, 66.4 -24.2, 66.35 -23.4',
      },
      scoresby: { lat: 70.48, lng: -22.0, days: [4, 5], by: '69.5 -21.0, 70.3 -21.3' },
      'jan-mayen': { lat: 71.0, lng: -8.4, days: [7], by: '70.4 -20.5' },
      'bear-island': { lat: 74.4, lng: 19.0, days: [9] },
      'north-cape': { lat: 71.1, lng: 25.8, days: [11] },
      tromso: { lat: 69.66, lng: 18.95, days: [12], by: '71.3 24.5, 70.4 19.5, 69.95 19.1' },
    },
  },
  'puertoWilliams-puertoWilliams': {
    ship: 'endeavour',
    picture: 'art-ice-boat',
    month: 12,
    waters: 'drake',
    projection: 'south',
    calls: {
      'puerto-williams': { ...puertoWilliams, days: [1] },
      drake: { lat: -58.6, lng: -64.2, days: [2, 3], by: beagle },
      'half-moon': { lat: -62.58, lng: -59.9, days: [4] },
      'brown-bluff': { ...brownBluff, days: [5], by: bransfield },
      paradise: { ...paradise, days: [6], by: `${bransfield}, ${gerlache}` },
      lemaire: { ...lemaire, days: [7] },
      'cape-horn': { ...capeHorn, days: [9, 10], by: '-64.75 -63.2, -64.4 -64.0, -60 -65.5' },
      return: { ...puertoWilliams, days: [11], by: '-55.7 -66.6, -55.4 -66.5, -55.0 -66.9' },
    },
  },
  'kingGeorgeIsland-puertoWilliams': {
    ship: 'endeavour',
    picture: 'art-wake',
    month: 2,
    waters: 'drake',
    projection: 'south',
    calls: {
      'king-george': { ...kingGeorge, days: [1] },
      'brown-bluff': { ...brownBluff, days: [2], by: bransfield },
      deception: { ...deception, days: [3], by: bransfield },
      paradise: { ...paradise, days: [4, 5], by: gerlache },
      drake: { lat: -59.6, lng: -64.8, days: [6, 7], by: '-64.75 -63.2, -64.4 -64.0' },
      'cape-horn': { ...capeHorn, days: [8] },
      'puerto-williams': { ...puertoWilliams, days: [9], by: '-55.7 -66.6, -55.4 -66.5, -55.0 -66.9' },
    },
  },
  'kingGeorgeIsland-kingGeorgeIsland': {
    ship: 'endeavour',
    picture: 'art-ice-boat',
    month: 1,
    waters: 'peninsula',
    projection: 'south',
    calls: {
      'king-george': { ...kingGeorge, days: [1] },
      'brown-bluff': { ...brownBluff, days: [2], by: bransfield },
      deception: { ...deception, days: [3], by: bransfield },
      paradise: { ...paradise, days: [4], by: gerlache },
      lemaire: { ...lemaire, days: [5] },
      return: { ...kingGeorge, days: [6], by: '-64.4 -62.2, -63.95 -61.2, -62.6 -60' },
    },
  },
};

/** The voyages of a ship, by id. */
export const voyagesOf = (ship: string): string[] =>
  Object.keys(itineraries).filter((id) => itineraries[id]?.ship === ship);
