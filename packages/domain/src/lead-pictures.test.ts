import { expect, test } from 'vitest';
import { leadPictures, minPictureDistance, pictureDistance } from './lead-pictures.ts';

const hotel = (...pictures: string[]) => ({ pictures, leadPictures: pictures.length });

test('a hotel opens with its first picture, or with another one if that was just shown', () => {
  expect(leadPictures([hotel('hall', 'bed'), hotel('hall', 'bed'), hotel('hall', 'bed', 'pool')])).toEqual([
    'hall',
    'bed',
    'pool',
  ]);
});

const others = (count: number) => Array.from({ length: count }, (_, i) => hotel(`other-${i}`));

test('another picture of the hotel rather than one of the last 24; with none, the one used longest ago', () => {
  const list = [hotel('hall'), hotel('bed'), ...others(pictureDistance - 2)];
  expect(leadPictures([...list, hotel('hall', 'pool')]).at(-1)).toBe('pool');
  expect(leadPictures([...list, hotel('bed', 'hall')]).at(-1)).toBe('hall');
  expect(leadPictures([...list, hotel('new'), hotel('hall', 'pool')]).at(-1)).toBe('hall');
});

test('no picture rather than one just shown; after twelve others it may be repeated', () => {
  expect(leadPictures([hotel('hall'), hotel('hall')])).toEqual(['hall', null]);
  expect(leadPictures([hotel('hall'), ...others(minPictureDistance - 1), hotel('hall')]).at(-1)).toBeNull();
  expect(leadPictures([hotel('hall'), ...others(minPictureDistance), hotel('hall')]).at(-1)).toBe('hall');
  const twice = [hotel('hall'), ...others(minPictureDistance), hotel('hall'), hotel('hall')];
  expect(leadPictures(twice).at(-1)).toBeNull();
});

test('pictures of the place, or already on the page, are never used', () => {
  expect(leadPictures([{ pictures: ['hall', 'tower'], leadPictures: 1 }], ['hall'])).toEqual([null]);
  expect(leadPictures([{ pictures: ['hall', 'bed', 'tower'], leadPictures: 2 }], ['hall'])).toEqual(['bed']);
});

test('a hotel without pictures keeps its position in the list', () => {
  expect(leadPictures([hotel(), hotel('bed')])).toEqual([null, 'bed']);
});

test("a supplier's picture is the same by its addresses, and is chosen as it came", () => {
  const of = (name: string) => ({
    sizes: [{ width: 350, address: `https://i.pictures.example/${name}.jpg` }],
    caption: `The ${name}`,
  });
  const list = [
    { pictures: [of('hall')], leadPictures: 1 },
    { pictures: [of('hall'), of('bed')], leadPictures: 2 },
    hotel('hall'),
  ];
  expect(leadPictures(list)).toEqual([of('hall'), of('bed'), 'hall']);
  expect(leadPictures(list, ['https://i.pictures.example/hall.jpg'])).toEqual([null, of('bed'), 'hall']);
});
