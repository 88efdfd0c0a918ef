import { expect, test } from 'vitest';
import { featuredGroups, type Group } from './featured-groups.ts';

const group = (code: string, hotels: number, countries: number): Group => ({
  code,
  name: code,
  standfirst: '',
  picture: '',
  hotels,
  countries,
  brands: [],
});
const groups = [
  group('middle', 100, 20),
  group('largest', 400, 50),
  group('home', 40, 1),
  group('smallest', 20, 6),
  group('other', 90, 30),
  group('independent', 2000, 60),
];

test('the largest, the one at home in the fewest countries and the smallest of the others', () => {
  const { featured, rest } = featuredGroups(groups);
  expect(featured.map((one) => [one.group.code, one.distinction])).toEqual([
    ['largest', 'largest'],
    ['home', 'home'],
    ['smallest', 'smallest'],
  ]);
  expect(rest.map(({ code }) => code)).toEqual(['middle', 'other', 'independent']);
});
test('a few groups are only listed', () => {
  expect(featuredGroups(groups.slice(0, 5))).toEqual({ featured: [], rest: groups.slice(0, 5) });
});
test.each(groups.map((_, first) => first))(
  'in any order (from %i on) every group is shown once, and what is said of it is true',
  (first) => {
    const all = [...groups.slice(first), ...groups.slice(0, first)];
    const { featured, rest } = featuredGroups(all);
    expect(new Set([...featured.map((one) => one.group), ...rest])).toEqual(new Set(all));
    const [largest, home, smallest] = featured.map((one) => one.group);
    for (const one of rest.filter(({ code }) => code !== 'independent')) {
      expect(one.hotels).toBeLessThan(largest?.hotels ?? 0);
      expect(one.countries).toBeGreaterThan(home?.countries ?? 0);
      expect(one.hotels).toBeGreaterThan(smallest?.hotels ?? 0);
    }
  },
);
