import { expect, it } from 'vitest';
import { groupsOf } from './suggestion-groups.ts';

type Kind = Parameters<typeof groupsOf>[0][number]['kind'];
const order = (...kinds: Kind[]) =>
  groupsOf(kinds.map((kind, i) => ({ kind, code: String(i), name: '', marked: [], detail: '' }))).map(
    ({ group }) => group,
  );

it('lists places, hotels, groups and brands, then articles', () => {
  expect(order('city', 'article', 'hotel', 'brand')).toEqual(['places', 'hotels', 'groups', 'articles']);
  expect(order('city', 'article', 'hotel')).toEqual(['places', 'hotels', 'articles']);
});

it('begins with the group of the best match', () => {
  expect(order('hotel', 'article', 'city')).toEqual(['hotels', 'places', 'articles']);
  expect(order('article', 'hotel', 'airport')).toEqual(['articles', 'places', 'hotels']);
});

it('keeps the order of the service within a group', () => {
  const [places] = groupsOf(
    (['airport', 'city'] as const).map((kind) => ({ kind, code: kind, name: '', marked: [], detail: '' })),
  );
  expect(places?.suggestions.map(({ code }) => code)).toEqual(['airport', 'city']);
});
