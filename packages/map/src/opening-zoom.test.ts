import type { Feature, Position } from 'geojson';
import { describe, expect, test, vi } from 'vitest';
import { openingZoom, zoomToSee } from './opening-zoom.ts';

const at = { lat: 0, lng: 10 };
/** In view within this many pixels. */
const reach = 120;
const line = (kind: string, coordinates: Position[], properties = {}): Feature => ({
  type: 'Feature',
  properties: { kind, ...properties },
  geometry: { type: 'LineString', coordinates },
});
/** From south to north, so many degrees to the east. */
const eastwards = (degrees: number): Position[] => [
  [at.lng + degrees, -5],
  [at.lng + degrees, 5],
];
/** A degree of longitude has 512 / 360 pixels at zoom 0. */
const zoomOf = (degrees: number) => Math.log2(reach / (degrees * (512 / 360)));

describe('the zoom at which something is in view', () => {
  test('is that of the nearest coast', () => {
    const coasts = [line('coast', eastwards(0.8)), line('coast', eastwards(0.1))];
    expect(zoomToSee(coasts, at, reach)).toBeCloseTo(zoomOf(0.1), 5);
  });
  test('a degree of latitude is longer on the map, the further it is from the equator', () => {
    const north = line('coast', [
      [5, 60.1],
      [15, 60.1],
    ]);
    expect(zoomToSee([north], { lat: 60, lng: 10 }, reach)).toBeCloseTo(zoomOf(0.2), 5);
  });
  test('bare land, ground and the name of a sea do not count as something in view', () => {
    const fills = ['land', 'ground', 'sea'].map((kind) => line(kind, eastwards(0.01)));
    expect(zoomToSee(fills, at, reach)).toBe(-Infinity);
  });
  test('a river of the world ends when zoomed in; that of a sketch does not', () => {
    expect(zoomToSee([line('river', eastwards(0.01))], at, reach)).toBeCloseTo(9.4);
    expect(zoomToSee([line('river', eastwards(0.01), { width: 4 })], at, reach)).toBeCloseTo(zoomOf(0.01), 5);
  });
  test('a street that would be in view only where no streets are drawn does not count', () => {
    expect(zoomToSee([line('way', eastwards(0.5))], at, reach)).toBe(-Infinity);
    expect(zoomToSee([line('way', eastwards(0.01))], at, reach)).toBeCloseTo(zoomOf(0.01), 5);
  });
});

describe('a map of one place opens', () => {
  const opened = (features: Feature[]) => {
    const drawnIn = vi.fn(() => Promise.resolve(features));
    return { drawnIn, zoom: openingZoom(drawnIn, at, { reach, most: 14 }) };
  };

  test('as close as it can where something is in view, and asks for no more than that', async () => {
    const { drawnIn, zoom } = opened([line('way', eastwards(0.001))]);
    expect(await zoom).toBe(14);
    expect(drawnIn).toHaveBeenCalledTimes(1);
  });
  test('far enough away to see a coast', async () => {
    const { drawnIn, zoom } = opened([line('coast', eastwards(0.9))]);
    expect(await zoom).toBeCloseTo(zoomOf(0.9), 5);
    expect(drawnIn).toHaveBeenCalledTimes(2);
  });
  test('not endlessly far where there is nothing', async () => {
    expect(await opened([]).zoom).toBeGreaterThan(4);
  });
});
