import { expect, it } from 'vitest';
import { cellOf, cellsOf } from './cells.ts';

it('a cell is named after its south-west corner', () => {
  expect(cellOf(2.35, 48.86)).toBe('0_40');
  expect(cellOf(-157.8, 21.3)).toBe('-160_20');
  expect(cellOf(115.2, -8.65)).toBe('110_-10');
});
it('a view has the cells it touches', () => {
  expect(cellsOf([2, 48, 3, 49])).toEqual(['0_40']);
  expect(cellsOf([-1, 49, 1, 51])).toEqual(['-10_40', '0_40', '-10_50', '0_50']);
});
it('continues across the date line', () => {
  expect(cellsOf([175, 1, 185, 2])).toEqual(['170_0', '-180_0']);
  expect(cellsOf([-190, 1, -179, 2])).toEqual(['170_0', '-180_0']);
});
it('leaves a wide view to the world overview', () => {
  expect(cellsOf([-60, -30, 60, 60])).toBeNull();
});
