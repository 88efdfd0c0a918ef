import { locales, type Locale } from '@voyage/domain/locale.ts';
import { keysOf } from '@voyage/domain/keys-of.ts';
import { trains as trainsWithPages } from '@voyage/routes/pages-of-main.ts';
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { filled } from './content.ts';
import { experiencesFiles, spaceFlightFiles, trainsFiles, whiteDesertFiles } from './content-files.ts';
import { stagePlaces } from './flight-path.ts';
import { flight } from './figures.ts';
import { spaceportPlaces } from './spaceport-places.ts';
import { trainRoutes } from './train-routes.ts';
import { stopPlaces } from './southern-stops.ts';

const files = {
  experiences: experiencesFiles,
  space: spaceFlightFiles,
  antarctica: whiteDesertFiles,
  trains: trainsFiles,
};
const load = async (name: keyof typeof files, locale: Locale): Promise<unknown> =>
  (await files[name][locale]()).default;
/** Keys, ids and gaps of a content file: what all languages have alike. */
function shape(value: unknown): unknown {
  if (typeof value === 'string') return [...value.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'id' || key === 'ours' ? inner : shape(inner),
      ]),
    );
  return value;
}

describe.each(keysOf(files).flatMap((name) => locales.map((locale) => [name, locale] as const)))(
  '%s in %s',
  (name, locale) => {
    it('says the same as in English, with the same facts', async () =>
      expect(shape(await load(name, locale))).toEqual(shape(await load(name, 'en'))));
    it('has every number filled in', async () =>
      expect(JSON.stringify(filled(await load(name, locale)))).not.toMatch(/\{\w+\}/));
  },
);

it('has a picture for each category, and a place for each stage, point and stop', async () => {
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const [all, space, ice] = await Promise.all([
    experiencesFiles.en(),
    spaceFlightFiles.en(),
    whiteDesertFiles.en(),
  ]);
  expect(ids(all.default.categories)).toEqual(keysOf(categories));
  expect(ids(space.default.stages.items)).toEqual(keysOf(stagePlaces));
  expect(ids(space.default.spaceport.items)).toEqual(keysOf(spaceportPlaces));
  expect(ids(ice.default.stops.items)).toEqual(keysOf(stopPlaces));
  const trains = (await trainsFiles.en()).default.items;
  expect(ids(trains)).toEqual(keysOf(trainRoutes));
  expect(ids(trains)).toEqual(trainsWithPages);
  for (const { id, stops } of trains) expect(ids(stops)).toEqual(keysOf(trainRoutes[id]?.stops ?? {}));
});

it('counts down as the specification does, and names a subject for each day of the programme', async () => {
  const { timeline, programme } = (await spaceFlightFiles.en()).default;
  expect(timeline.items.map(({ value }) => Number(value))).toEqual([flight.months, ...flight.days]);
  expect(programme.items).toHaveLength(flight.programmeDays);
});

it.each([
  ['space', /85 km.*90 minutes.*8 of them without weight/],
  ['space', /Near 50,000 feet/],
  ['space', /burns for 60 seconds/],
  ['antarctica', /14,000 breeding pairs.*at least 5 m/],
  ['antarctica', /3,000 m by 60 m/],
  ['antarctica', /6 pods/],
  ['antarctica', /250 guests/],
] as const)('%s says %s', async (name, fact) =>
  expect(JSON.stringify(filled(await load(name, 'en')))).toMatch(fact),
);
