import { expect, test } from 'vitest';
import { leadPictures, minPictureDistance } from './lead-pictures.ts';

const hotel = (...pictures: string[]) => ({ pictures, leadPictures: pictures.length });

test('a hotel opens with its first picture, or with another one if that was just shown', () => {
  expect(leadPictures([hotel('hall', 'bed'), hotel('hall', 'bed'), hotel('hall', 'bed', 'pool')])).toEqual([
    'hall',
    'bed',
    'pool',
  ]);
});

test('shows no picture rather than one just shown; after twenty-four others it may be repeated', () => {
  const between = Array.from({ length: minPictureDistance }, (_, i) => hotel(`other-${i}`));
  expect(leadPictures([hotel('hall'), hotel('hall')])).toEqual(['hall', null]);
  expect(leadPictures([hotel('hall'), ...between.slice(1), hotel('hall')]).at(-1)).toBeNull();
  expect(leadPictures([hotel('hall'), ...between, hotel('hall')]).at(-1)).toBe('hall');
});

test('pictures of the place, or already on the page, are never used', () => {
  expect(leadPictures([{ pictures: ['hall', 'tower'], leadPictures: 1 }], ['hall'])).toEqual([null]);
  expect(leadPictures([{ pictures: ['hall', 'bed', 'tower'], leadPictures: 2 }], ['hall'])).toEqual(['bed']);
});

test('a hotel without pictures keeps its position in the list', () => {
  expect(leadPictures([hotel(), hotel('bed')])).toEqual([null, 'bed']);
});
