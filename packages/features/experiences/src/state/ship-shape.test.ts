import { describe, expect, it } from 'vitest';
import { shipShape } from './ship-shape.ts';
import { ships } from './ships.ts';

describe.each(Object.entries(ships))('the drawing of %s', (_, ship) => {
  const shape = shipShape(ship);
  const numbers = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

  it('has her length and width in one scale', () => {
    const length = shape.at(1) - shape.at(0);
    expect((2 * shape.half) / length).toBeCloseTo(ship.widthMetres / ship.lengthMetres, 2);
  });

  it('has a band for each deck, stacked, all above the water and on the sheet', () => {
    expect(shape.bands.map(({ level }) => level)).toEqual(
      ship.plan.flatMap(({ levels }) => levels).toSorted((a, b) => a - b),
    );
    for (const [i, { shape: path }] of shape.bands.entries()) {
      const [, lower = 0, upper = 0] = numbers(path);
      expect(lower).toBeLessThan(shape.water);
      expect(upper).toBeGreaterThan(0);
      const below = shape.bands[i - 1];
      if (below) expect(lower).toBeCloseTo(numbers(below.shape)[2] ?? 0, 0);
    }
  });
});
