import { locales, type Locale } from '@voyage/domain/locale.ts';
import { keysOf } from '@voyage/domain/keys-of.ts';
import { cruises, trains as trainsWithPages } from '@voyage/routes/pages-of-main.ts';
import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { filled } from './content.ts';
import {
  cruiseFiles,
  experiencesFiles,
  lineFiles,
  spaceFlightFiles,
  trainsFiles,
  whiteDesertFiles,
  type Files,
} from './content-files.ts';
import { stagePlaces } from './flight-path.ts';
import { flight } from './figures.ts';
import { itineraries, voyagesOf } from './itineraries.ts';
import { ping, serviceRatio, ships } from './ships.ts';
import { spaceportPlaces } from './spaceport-places.ts';
import { trainFacts } from './train-facts.ts';
import { trainRoutes } from './train-routes.ts';
import { stopPlaces } from './southern-stops.ts';

const files: Readonly<Record<string, Files<unknown>>> = {
  experiences: experiencesFiles,
  space: spaceFlightFiles,
  antarctica: whiteDesertFiles,
  trains: trainsFiles,
  cruises: cruiseFiles,
  ...lineFiles,
};
const load = async (name: string, locale: Locale): Promise<unknown> =>
  (await files[name]?.[locale]())?.default;
/** Keys, ids and placeholders of a content file, which must be the same in all languages. */
function shape(value: unknown): unknown {
  if (typeof value === 'string') return [...value.matchAll(/\{\w+\}/g)].map(([gap]) => gap).toSorted();
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        ['id', 'ours', 'sources'].includes(key) ? inner : shape(inner),
      ]),
    );
  return value;
}

describe.each(keysOf(files).flatMap((name) => locales.map((locale) => [name, locale] as const)))(
  '%s in %s',
  (name, locale) => {
    it('matches the English version, with the same facts', async () =>
      expect(shape(await load(name, locale))).toEqual(shape(await load(name, 'en'))));
    it('has every number filled in', async () =>
      expect(JSON.stringify(filled(await load(name, locale)))).not.toMatch(/\{\w+\}/));
  },
);

it('has a picture for each category, and a position for each stage, point and stop', async () => {
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

it('has facts of each train, a text for each of its cabins, and no note on a price that is not there', async () => {
  const { items, cabins } = (await trainsFiles.en()).default;
  expect(Object.keys(trainFacts)).toEqual(trainsWithPages);
  const used = Object.values(trainFacts).flatMap((facts) => facts.cabins.map(({ id }) => id));
  expect(new Set(cabins.map(({ id }) => id))).toEqual(new Set(used));
  for (const { id, notes } of items) {
    if (notes?.price) expect(trainFacts[id]?.price, id).toBeDefined();
    expect(trainFacts[id]?.cabins.length, id).toBeGreaterThan(1);
  }
});

describe.each(keysOf(lineFiles))('%s', (line) => {
  const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const content = async () => {
    const file = await lineFiles[line]?.en();
    if (!file) throw new Error('no such line');
    return file.default;
  };

  it('has a page for each of its ships and voyages, with texts and figures', async () => {
    const { ships: texts, voyages } = await content();
    expect(ids(texts)).toEqual(Object.keys(cruises[line] ?? {}));
    expect(ids(voyages)).toEqual(Object.values(cruises[line] ?? {}).flat());
    for (const { id } of texts) {
      expect(ships[id]?.line, id).toBe(line);
      expect(voyagesOf(id), id).toEqual(cruises[line]?.[id]);
    }
    for (const { id, calls } of voyages) expect(ids(calls)).toEqual(keysOf(itineraries[id]?.calls ?? {}));
  });

  it('describes each part of each deck, and each suite', async () => {
    const { decks, suites, ships: texts } = await content();
    for (const { id } of texts) {
      expect(ids(ships[id]?.plan ?? []), id).toEqual(ids(decks));
      expect(ids(ships[id]?.suiteKinds ?? []), id).toEqual(ids(suites));
    }
  });

  it('names the sources of its figures', async () =>
    expect((await content()).sources.every((source) => source.startsWith('https://'))).toBe(true));
});

it('has no ship or voyage without a page', () => {
  const pages = Object.values(cruises).flatMap((ofLine) => Object.entries(ofLine));
  expect(Object.keys(ships)).toEqual(pages.map(([ship]) => ship));
  expect(Object.keys(itineraries)).toEqual(pages.flatMap(([, voyages]) => voyages));
});

it.each(Object.entries(ships))(
  'draws the decks of %s within her, top down, with room for each part',
  (_, ship) => {
    const levels = ship.plan.flatMap((deck) => deck.levels.toReversed());
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    for (const deck of ship.plan) {
      expect(deck.from).toBeGreaterThanOrEqual(0);
      expect(deck.to).toBeLessThanOrEqual(1);
      for (const [i, zone] of deck.zones.entries()) {
        expect(zone.from, deck.id).toBeGreaterThanOrEqual(deck.zones[i - 1]?.to ?? deck.from);
        expect(zone.to, deck.id).toBeGreaterThan(zone.from);
        expect(zone.to, deck.id).toBeLessThanOrEqual(deck.to);
      }
    }
  },
);

it('counts guests per crew member, and sizes in ping', () => {
  expect(Object.entries(ships).map(([id, ship]) => [id, serviceRatio(ship)])).toEqual([
    ['grandeur', 1.4],
    ['splendor', null],
    ['explorer', 1.4],
    ['endeavour', 1],
  ]);
  expect(ping(33)).toBe(10);
  expect(ping(412)).toBe(124.6);
});

it('counts down as specified, and names a subject for each day of the programme', async () => {
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
  ['regent-seven-seas', /for guests of 16 and over/],
] as const)('%s says %s', async (name, fact) =>
  expect(JSON.stringify(filled(await load(name, 'en')))).toMatch(fact),
);
