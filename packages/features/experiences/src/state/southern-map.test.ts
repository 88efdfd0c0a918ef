import { describe, expect, it } from 'vitest';
import southern from '@voyage/map/drawn/southern.json';
import { landShape, ringsOf } from './rings.ts';
import { insetOffsets, inInset, insetMap, spotOf } from './southern-map.ts';
import { stopPlaces, formatPosition } from './southern-stops.ts';

describe('the map of the far south', () => {
  it('reads every coast', () => {
    const land = ringsOf(southern, 'southern');
    expect(land.length).toBeGreaterThan(10);
    for (const ring of land) expect(landShape([ring], spotOf)).toMatch(/^M(?:-?[\d.]+ -?[\d.]+L?){3,}Z$/);
  });

  it('has the Pole at its centre and Cape Town near its top', () => {
    const { x, y } = spotOf({ lat: -33.9, lng: 18.4 });
    expect([Math.round(x), Math.round(y)]).toEqual([82, -555]);
    expect(Math.hypot(spotOf({ lat: -90, lng: 0 }).x, spotOf({ lat: -90, lng: 0 }).y)).toBeCloseTo(0);
  });

  it('shows the stops of the coast in the inset, with their marks, and no others', () => {
    for (const [id, place] of Object.entries(stopPlaces)) {
      const off = insetOffsets[id] ?? { x: 0, y: 0 };
      const { x, y } = inInset(spotOf(place));
      const fromMiddle = Math.hypot(x + off.x - insetMap.at.x, y + off.y - insetMap.at.y);
      expect(fromMiddle < insetMap.radius - 18, id).toBe(id in insetOffsets);
    }
  });

  it('keeps the marks in the inset far enough apart to press', () => {
    const marks = Object.entries(insetOffsets).map(([id, off]) => {
      const { x, y } = inInset(spotOf(stopPlaces[id] ?? { lat: 0, lng: 0 }));
      return { x: x + (off?.x ?? 0), y: y + (off?.y ?? 0) };
    });
    for (const [i, a] of marks.entries())
      for (const b of marks.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(44);
  });
});

it.each([
  [{ lat: -71.5, lng: 8.8 }, '71.5° S, 8.8° E'],
  [{ lat: -70.6, lng: -8.1 }, '70.6° S, 8.1° W'],
  [{ lat: -83, lng: 11 }, '83° S, 11° E'],
  [{ lat: -90, lng: 0 }, '90° S'],
])('formats %o as %s', (place, written) => expect(formatPosition(place)).toBe(written));
