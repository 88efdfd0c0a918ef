import { expect, test } from 'vitest';
import { variedPictures } from './varied-pictures.ts';

const house = (id: string, pictures: string[]) => ({ id, pictures, place: { code: 'lon', name: 'London' } });

test('a picture does not come again at once where a house has another', () => {
  const [first, second, third] = variedPictures([
    house('1', ['coffee', 'room-1']),
    house('2', ['coffee', 'room-1']),
    house('3', ['coffee', 'room-1', 'suite-2']),
  ]);
  expect([first, second, third].map((one) => one?.base)).toEqual([
    '/pictures/coffee',
    '/pictures/room-1',
    '/pictures/suite-2',
  ]);
});
test('one picture is shown again rather than none', () => {
  expect(variedPictures([house('1', ['coffee']), house('2', ['coffee'])]).map(({ base }) => base)).toEqual([
    '/pictures/coffee',
    '/pictures/coffee',
  ]);
});
test('every house has a place in the list, in its order', () => {
  expect(
    variedPictures(
      Array.from({ length: 9 }, (_, i) => house(String(i), ['exterior-urban-1', 'room-2', 'lounge-3'])),
    ),
  ).toHaveLength(9);
});
