import { expect, test } from 'vitest';
import { leadPictures, picturesApart } from './lead-pictures.ts';

const hotel = (...pictures: string[]) => ({ pictures, leadPictures: pictures.length });

test('a hotel opens with its first picture, and with another of its own where that was just shown', () => {
  expect(leadPictures([hotel('hall', 'bed'), hotel('hall', 'bed'), hotel('hall', 'bed', 'pool')])).toEqual([
    'hall',
    'bed',
    'pool',
  ]);
});

test('no picture rather than one that was just shown; after twelve other hotels it may come again', () => {
  const between = Array.from({ length: picturesApart }, (_, i) => hotel(`other-${i}`));
  expect(leadPictures([hotel('hall'), hotel('hall')])).toEqual(['hall', null]);
  expect(leadPictures([hotel('hall'), ...between.slice(1), hotel('hall')]).at(-1)).toBeNull();
  expect(leadPictures([hotel('hall'), ...between, hotel('hall')]).at(-1)).toBe('hall');
});

test('what shows its place opens no hotel, nor what the page shows elsewhere', () => {
  expect(leadPictures([{ pictures: ['hall', 'tower'], leadPictures: 1 }], ['hall'])).toEqual([null]);
  expect(leadPictures([{ pictures: ['hall', 'bed', 'tower'], leadPictures: 2 }], ['hall'])).toEqual(['bed']);
});

test('a hotel without pictures keeps its place in the list', () => {
  expect(leadPictures([hotel(), hotel('bed')])).toEqual([null, 'bed']);
});
