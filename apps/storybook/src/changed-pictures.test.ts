import { expect, test } from 'vitest';
import { highlighted } from './changed-pictures.ts';
import { cell, difference, fingerprintOf } from './fingerprint.ts';

test('differences keep their colour on the faded picture, with an outline', () => {
  const [width, height] = [4 * cell, 2 * cell];
  const plain = { width, height, data: new Uint8Array(width * height * 3).fill(200) };
  const data = Uint8Array.from(plain.data);
  for (let y = 0; y < cell; y += 1) data.fill(20, (y * width + 2 * cell) * 3, (y * width + 3 * cell) * 3);
  const found = difference(fingerprintOf(plain), fingerprintOf({ width, height, data }));
  expect(found?.marks).toEqual([{ x: 2 * cell, y: 0 }]);
  if (!found) return;
  const picture = highlighted({ width, height, data }, found);
  const at = (x: number, y: number) => [
    ...picture.data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ];
  expect(at(0, 0)).toEqual([238, 238, 238]);
  expect(at(2 * cell, 0)).toEqual([220, 20, 20]);
  expect(at(2 * cell + 5, 5)).toEqual([20, 20, 20]);
});
