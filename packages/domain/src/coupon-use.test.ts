import { expect, test } from 'vitest';
import { usableWith } from './coupon-use.ts';

const stay = { group: 'jade-harbour', brand: 'lotus-court', checkIn: '2027-03-12', checkOut: '2027-03-15' };
const anywhere = { group: null, brand: null, leastNights: 0 };
const expiresOn = '2027-12-31';

test.each([
  ['any stay', anywhere, true],
  ['a hotel of its group', { ...anywhere, group: 'jade-harbour' }, true],
  ['a hotel of another group', { ...anywhere, group: 'aurelian' }, false],
  ['another brand of its group', { ...anywhere, group: 'jade-harbour', brand: 'jade-harbour' }, false],
  ['its brand', { ...anywhere, group: 'jade-harbour', brand: 'lotus-court' }, true],
  ['as many nights', { ...anywhere, leastNights: 3 }, true],
  ['fewer nights', { ...anywhere, leastNights: 4 }, false],
])('%s', (_, use, expected) => expect(usableWith({ use, expiresOn }, stay)).toBe(expected));

test('neither a coupon without a stated use nor one that ends during the stay is usable', () => {
  expect(usableWith({ use: null, expiresOn }, stay)).toBe(false);
  expect(usableWith({ use: anywhere, expiresOn: '2027-03-14' }, stay)).toBe(false);
  expect(usableWith({ use: anywhere, expiresOn: '2027-03-15' }, stay)).toBe(true);
});
