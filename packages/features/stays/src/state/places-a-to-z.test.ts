import { expect, test } from 'vitest';
import { placesInOrder } from './places-a-to-z.ts';

const place = (name: string) => ({ code: name.toLowerCase(), name });
const regions = [
  { name: 'Japan', places: [place('Tokyo'), place('Osaka')] },
  { name: 'Nobody', places: [] },
  { name: 'Europe', places: [place('Évora'), place('Edinburgh'), place('Oslo')] },
];

test('English: by first letter, ignoring accents', () => {
  expect(placesInOrder(regions, 'en').map(({ title, places }) => [title, places.map((p) => p.name)])).toEqual(
    [
      ['E', ['Edinburgh', 'Évora']],
      ['O', ['Osaka', 'Oslo']],
      ['T', ['Tokyo']],
    ],
  );
});
test('other languages: by region, without empty ones', () => {
  expect(placesInOrder(regions, 'ja').map(({ title }) => title)).toEqual(['Japan', 'Europe']);
});
