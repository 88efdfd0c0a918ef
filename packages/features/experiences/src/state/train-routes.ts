import type { Point } from '@voyage/domain/coordinates.ts';
import type { PictureId } from '@voyage/pictures/pictures.ts';

export interface TrainRoute {
  picture: PictureId;
  /** Positions of the stops in order, by content id. */
  stops: Readonly<Record<string, Point>>;
}
/**
 * Six sleeper trains by slug. The specification gives three of the routes (Singapore to Malaysia, Paris to
 * Venice, Paris to Istanbul) and no slugs; the other three, and all stops, are ours.
 */
export const trainRoutes: Readonly<Record<string, TrainRoute>> = {
  'singapore-malaysia': {
    picture: 'art-sleeper-corridor',
    stops: {
      singapore: { lat: 1.33, lng: 103.8 },
      'kuala-lumpur': { lat: 3.14, lng: 101.69 },
      ipoh: { lat: 4.6, lng: 101.07 },
      butterworth: { lat: 5.4, lng: 100.37 },
    },
  },
  'paris-venice': {
    picture: 'art-train',
    stops: {
      paris: { lat: 48.86, lng: 2.35 },
      lausanne: { lat: 46.52, lng: 6.63 },
      simplon: { lat: 46.25, lng: 8.03 },
      verona: { lat: 45.43, lng: 10.99 },
      venice: { lat: 45.44, lng: 12.32 },
    },
  },
  'paris-istanbul': {
    picture: 'art-night-train',
    stops: {
      paris: { lat: 48.86, lng: 2.35 },
      vienna: { lat: 48.2, lng: 16.37 },
      budapest: { lat: 47.5, lng: 19.04 },
      bucharest: { lat: 44.43, lng: 26.1 },
      istanbul: { lat: 41.01, lng: 28.98 },
    },
  },
  'cusco-arequipa': {
    picture: 'art-andes',
    stops: {
      cusco: { lat: -13.53, lng: -71.97 },
      'la-raya': { lat: -14.48, lng: -70.99 },
      puno: { lat: -15.84, lng: -70.02 },
      arequipa: { lat: -16.4, lng: -71.54 },
    },
  },
  'pretoria-walvis-bay': {
    picture: 'art-desert-train',
    stops: {
      pretoria: { lat: -25.75, lng: 28.19 },
      kimberley: { lat: -28.74, lng: 24.76 },
      upington: { lat: -28.45, lng: 21.25 },
      keetmanshoop: { lat: -26.58, lng: 18.13 },
      windhoek: { lat: -22.56, lng: 17.08 },
      'walvis-bay': { lat: -22.96, lng: 14.5 },
    },
  },
  'scottish-highlands': {
    picture: 'art-dining-car',
    stops: {
      edinburgh: { lat: 55.95, lng: -3.19 },
      perth: { lat: 56.4, lng: -3.43 },
      aviemore: { lat: 57.19, lng: -3.83 },
      inverness: { lat: 57.48, lng: -4.22 },
      kyle: { lat: 57.28, lng: -5.71 },
    },
  },
};
