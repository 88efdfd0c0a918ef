import { expect, it } from 'vitest';
import { boxesOf } from './covered-map.ts';

it('a marker covers its size around where it is, and a dot less', () => {
  const size = { width: 60, height: 40 };
  const at = { x: 100, y: 50 };
  const [mark, dot] = boxesOf(
    [
      { ids: ['a'], ...at },
      { ids: ['b'], ...at, isDot: true },
    ],
    size,
  );
  expect(mark).toEqual({ left: 70, top: 30, right: 130, bottom: 70 });
  expect(dot).toEqual({ left: 89, top: 39, right: 111, bottom: 61 });
});
