import { expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';

it('contains all points', () => {
  expect(
    boundsOf([
      { lat: 48.8, lng: 2.3 },
      { lat: 48.9, lng: 2.2 },
    ]),
  ).toEqual([2.2, 48.8, 2.3, 48.9]);
  expect(boundsOf([{ lat: 1, lng: 2 }])).toEqual([2, 1, 2, 1]);
  expect(boundsOf([])).toBeNull();
});
it('takes the short way around the globe', () => {
  expect(
    boundsOf([
      { lat: 0, lng: 179 },
      { lat: 1, lng: -179 },
    ]),
  ).toEqual([179, 0, 181, 1]);
});
