import { leadPictures, minPictureDistance, pictureDistance } from '@voyage/domain/lead-pictures.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { initialRates } from '../../../rates/table.ts';
import { vocabulary } from '../../vocabulary.ts';
import { readFlagships } from '../hotels/flagships.ts';
import { generateHotels } from '../hotels/generate.ts';
import type { GeneratedHotel } from '../hotels/generated-hotel.ts';
import { leadCount, readPictureFacts, type PictureFacts } from '../../picture-facts.ts';

const readJson = <T>(path: string): T =>
  // our own file, whose shape the picture build checks
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;
const words = vocabulary();
const perUsd = initialRates.perUsd();
const generated = (pictures: readonly PictureFacts[]) => [
  ...generateHotels(words, { count: 4100, perUsd, flagships: readFlagships(), pictures }),
];
const today = readPictureFacts();
const listed = readJson<PictureFacts[]>('../../../../../../tooling/studio/rooms/pictures.json');
const complete = [...today, ...listed.filter(({ id }) => !today.some((one) => one.id === id))];
const facts = new Map(complete.map((picture) => [picture.id, picture]));
const all = generated(today);
const later = generated(complete);
/** The rules hold for the existing pictures, and with every planned render. */
const sets = [
  { set: 'of today', hotels: all },
  { set: 'with all renders of the list', hotels: later },
];
const factsOf = (id: string): PictureFacts => facts.get(id) ?? { id, kind: 'unknown', settings: [] };
const placeOf = ({ hotel }: GeneratedHotel) => {
  const place = words.places.get(hotel.place);
  if (!place) throw new Error(hotel.place);
  return place;
};
/** Hotels with a problem, by slug. */
const wrong = (hotels: readonly GeneratedHotel[], problems: (one: GeneratedHotel) => string[]) =>
  hotels.flatMap((one) => problems(one).map((problem) => `${one.hotel.slug}: ${problem}`)).slice(0, 20);
const picturesOf = ({ hotel, rooms }: GeneratedHotel) => [
  ...hotel.pictures,
  ...rooms.flatMap(({ picture }) => (picture === '' ? [] : [picture])),
];
const twice = (ids: readonly string[]) => ids.filter((id, i) => ids.indexOf(id) !== i);

describe.each(sets)('pictures of every hotel, $set', ({ hotels }) => {
  it('exist, and one of them can be the first', () => {
    expect(wrong(hotels, (one) => picturesOf(one).filter((id) => !facts.has(id)))).toEqual([]);
    expect(wrong(hotels, ({ hotel }) => (leadCount(hotel.pictures) > 0 ? [] : ['none']))).toEqual([]);
  });

  it('appear once in its gallery, and no two of its rooms share one', () => {
    expect(wrong(hotels, ({ hotel }) => twice(hotel.pictures))).toEqual([]);
    expect(wrong(hotels, ({ rooms }) => twice(rooms.map(({ picture }) => picture).filter(Boolean)))).toEqual(
      [],
    );
  });

  it('show the sea only by the sea, dunes only in a desert, snow only where it snows, a city only in that city', () => {
    const shores = ['beach', 'island', 'harbour'];
    const problem = (one: GeneratedHotel, id: string): boolean => {
      const { view, place, settings, climates, notCountries } = factsOf(id);
      const { setting } = one.hotel;
      return (
        !settings.includes(setting) ||
        (view === 'sea' && !shores.includes(setting) && !place) ||
        (view === 'dunes' && setting !== 'desert') ||
        (place !== undefined && !place.includes(one.hotel.place)) ||
        (climates !== undefined && !climates.includes(placeOf(one).climate)) ||
        notCountries?.includes(placeOf(one).country) === true
      );
    };
    expect(wrong(hotels, (one) => picturesOf(one).filter((id) => problem(one, id)))).toEqual([]);
  });

  it('show a pool, a spa or a library only if the hotel has one', () => {
    const needed = ({ kind, needs }: PictureFacts) =>
      needs ?? (kind === 'pool' ? ['outdoor-pool'] : kind === 'spa' ? ['spa'] : []);
    const problem = ({ hotel }: GeneratedHotel, id: string) => {
      const needs = needed(factsOf(id));
      return needs.length > 0 && !needs.some((code) => hotel.features.includes(code));
    };
    expect(wrong(hotels, (one) => picturesOf(one).filter((id) => problem(one, id)))).toEqual([]);
  });

  it('show tatami only in Japan and arches only where they are built', () => {
    const own: Record<string, string[]> = {
      ryokan: ['JP'],
      riad: ['MA', 'EG', 'AE', 'QA', 'OM', 'SA', 'JO', 'TR'],
    };
    const problem = (one: GeneratedHotel, id: string) => {
      const styles = factsOf(id).styles ?? [];
      const { country } = placeOf(one);
      return styles.length > 0 && styles.every((style) => own[style] && !own[style].includes(country));
    };
    expect(wrong(hotels, (one) => picturesOf(one).filter((id) => problem(one, id)))).toEqual([]);
  });

  it('never open with a landmark, a city view or the second picture of a subject', () => {
    const problem = (id: string) => {
      const { kind, leads } = factsOf(id);
      return kind === 'landmark' || kind === 'view' || leads === false;
    };
    expect(
      wrong(hotels, ({ hotel }) => hotel.pictures.slice(0, leadCount(hotel.pictures)).filter(problem)),
    ).toEqual([]);
  });
});

describe.each(sets)('pictures of rooms, $set', ({ hotels }) => {
  const twoBeds = ['twin', 'two-doubles', 'two-queens', 'king-and-single', 'two-kings', 'king-and-twin'];

  it('have the right beds: no large bed for twin beds, nor the reverse', () => {
    const problem = ({ code, bed, picture }: GeneratedHotel['rooms'][number]) => {
      const { kind = '', styles } = facts.get(picture) ?? {};
      const tatami = styles?.every((style) => style === 'ryokan') ?? false;
      if (code === 'japanese-suite') return picture !== '' && !tatami;
      if (tatami) return true;
      return kind === 'bedroom'
        ? twoBeds.includes(bed ?? '')
        : kind === 'twin' && !twoBeds.includes(bed ?? '');
    };
    expect(
      wrong(hotels, ({ rooms }) => rooms.filter(problem).map(({ code, picture }) => `${code} ${picture}`)),
    ).toEqual([]);
  });

  it('show the view that the room has', () => {
    const seen: Record<string, string[]> = {
      sea: ['sea', 'water', 'harbour'],
      dunes: ['desert'],
      city: ['city', 'rooftops', 'street', 'river', 'harbour'],
      peaks: ['slope', 'country', 'trees', 'lake'],
    };
    const problem = ({ view, picture }: GeneratedHotel['rooms'][number]) => {
      const shown = facts.get(picture)?.view ?? '';
      return seen[shown] !== undefined && !seen[shown].includes(view ?? '');
    };
    expect(
      wrong(hotels, ({ rooms }) => rooms.filter(problem).map(({ code, picture }) => `${code} ${picture}`)),
    ).toEqual([]);
  });

  it('show a bath only if the room has one', () => {
    const problem = ({ bath, picture }: GeneratedHotel['rooms'][number]) =>
      facts.get(picture)?.kind === 'bathroom' && (bath === 'shower' || bath === null);
    expect(wrong(hotels, ({ rooms }) => rooms.filter(problem).map(({ code }) => code))).toEqual([]);
  });
});

/** Every list of hotels in the product, in every order, by pages. */
function* lists(hotels: readonly GeneratedHotel[]): Generator<{ name: string; page: GeneratedHotel[] }> {
  const pageSize = 30;
  const merit = ({ hotel, plans }: GeneratedHotel) =>
    (hotel.flagship ? 1000 : 0) +
    (plans.some(({ code }) => words.plans.get(code)?.memberOnly) ? 40 : 0) +
    hotel.features.length;
  const price = ({ hotel, rooms }: GeneratedHotel) =>
    Math.min(...rooms.map(({ baseRate }) => baseRate)) / (perUsd[hotel.currency] ?? 1);
  const orders: Record<string, (one: GeneratedHotel) => number> = {
    recommended: (one) => -merit(one),
    newest: ({ hotel }) => -hotel.openedYear,
    'price-ascending': price,
    'price-descending': (one) => -price(one),
  };
  const scopes: Record<string, (one: GeneratedHotel) => string> = {
    place: ({ hotel }) => hotel.place,
    region: (one) => placeOf(one).region,
    group: ({ hotel }) => hotel.groupCode,
    brand: ({ hotel }) => hotel.brand,
  };
  for (const [scope, codeOf] of Object.entries(scopes))
    for (const [code, own] of Map.groupBy(hotels, codeOf))
      for (const [order, rankOf] of Object.entries(orders)) {
        const listed = own.toSorted((a, b) => rankOf(a) - rankOf(b) || a.hotel.id - b.hotel.id);
        for (let at = 0; at < listed.length; at += pageSize)
          yield { name: `${scope} ${code} ${order} ${at}`, page: listed.slice(at, at + pageSize) };
      }
}
const shown = (page: readonly GeneratedHotel[], elsewhere?: string[]) =>
  leadPictures(
    page.map(({ hotel: { pictures } }) => ({ pictures, leadPictures: leadCount(pictures) })),
    elsewhere,
  );
function figures(hotels: readonly GeneratedHotel[]) {
  const sum = { cards: 0, plates: 0, first: 0, near: 0, repeats: 0, worst: 0 };
  for (const { page } of lists(hotels)) {
    const ids = shown(page);
    const plates = ids.filter((id) => id === null).length;
    sum.cards += ids.length;
    sum.plates += plates;
    sum.first += ids.filter((id, i) => id === page[i]?.hotel.pictures[0]).length;
    const within = (distance: number) =>
      ids.filter((id, i) => id && ids.slice(Math.max(0, i - distance), i).includes(id)).length;
    sum.near += within(minPictureDistance);
    sum.repeats += within(pictureDistance);
    sum.worst = Math.max(sum.worst, plates / page.length);
  }
  return sum;
}

describe('pictures of every list', () => {
  it.each(sets)(
    'are hardly ever repeated within 24 hotels, never within twelve; few cards have none, $set',
    (one) => {
      const { cards, plates, near, repeats, worst } = figures(one.hotels);
      expect(near).toBe(0);
      expect(repeats / cards).toBeLessThan(0.003);
      expect(plates / cards).toBeLessThan(0.001);
      expect(worst).toBeLessThan(0.1);
    },
  );

  it('in the usual list of a place are those that the hotels open with themselves', () => {
    const usual = [...lists(all)].filter(({ name }) => /^place .* recommended/.test(name));
    const own = usual.flatMap(({ page }) => shown(page).map((id, i) => id === page[i]?.hotel.pictures[0]));
    expect(own.filter(Boolean).length / own.length).toBeGreaterThan(0.9);
  });

  it('suffice for the row of Home in every city, whatever eight pictures Home shows besides', () => {
    const others = ['coast', 'louvre', 'lounge-1', 'lounge-2', 'room-1', 'pool-1', 'suite-2', 'coffee'];
    for (const { name, page } of lists(all))
      if (/^place .* recommended 0$/.test(name) && page[0] && placeOf(page[0]).kind === 'city')
        expect(shown(page.slice(0, 24), others).filter(Boolean).length, name).toBeGreaterThanOrEqual(8);
  });

  it('are the same at every start', () => {
    expect(generated(today).map(picturesOf)).toEqual(all.map(picturesOf));
  });
});
