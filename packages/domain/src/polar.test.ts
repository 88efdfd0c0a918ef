import { describe, expect, it } from 'vitest';
import { polarPoint } from './polar.ts';

const near = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(x * 10) / 10,
  y: Math.round(y * 10) / 10,
});
const south = { pole: 'south', up: 0 } as const;

describe('a polar map', () => {
  it('has its pole at the centre for any longitude', () => {
    for (const lng of [-180, 0, 77])
      expect(near(polarPoint({ lat: -90, lng }, south))).toMatchObject({
        x: expect.closeTo(0),
        y: expect.closeTo(0),
      });
    expect(near(polarPoint({ lat: 90, lng: 30 }, { pole: 'north', up: 0 })).x).toBeCloseTo(0);
  });

  it('runs east clockwise around the South Pole, anticlockwise around the North Pole', () => {
    expect(near(polarPoint({ lat: -60, lng: 90 }, south))).toEqual({ x: 30, y: expect.closeTo(0) });
    expect(near(polarPoint({ lat: -60, lng: 180 }, south))).toEqual({ x: expect.closeTo(0), y: 30 });
    expect(near(polarPoint({ lat: 60, lng: 90 }, { pole: 'north', up: 0 }))).toEqual({
      x: -30,
      y: expect.closeTo(0),
    });
    expect(near(polarPoint({ lat: 60, lng: 0 }, { pole: 'north', up: 180 }))).toEqual({
      x: expect.closeTo(0),
      y: 30,
    });
  });

  it('preserves every distance from the pole', () => {
    for (const [lat, lng] of [
      [-33.9, 18.4],
      [-70.6, -8.1],
      [-83, 120],
    ] as const) {
      const { x, y } = polarPoint({ lat, lng }, { pole: 'south', up: 18 });
      expect(Math.hypot(x, y)).toBeCloseTo(90 + lat, 6);
    }
  });

  it('puts the chosen longitude at the top', () => {
    expect(near(polarPoint({ lat: -34, lng: 18 }, { pole: 'south', up: 18 }))).toEqual({
      x: expect.closeTo(0),
      y: -56,
    });
  });
});
