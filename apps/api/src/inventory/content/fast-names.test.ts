import { locales } from '@voyage/domain/locale.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../testing/service.ts';
import { vocabulary } from '../vocabulary.ts';
import { allCountryNames } from './country-names.ts';
import { loadHotels } from './load.ts';
import { readRooms } from './rooms.ts';
import { Store } from './store.ts';
import { fold } from '@voyage/suggest/fold.ts';
import { suggesterOf } from './suggest.ts';

// The search must find the same as comparing every name, which is the plain way.

const store = new Store();
let s: TestService;
beforeAll(async () => {
  s = await startService();
  await loadHotels(s.services.db, store, { supplier: 'embedded', pictureHosts: [], readRest: readRooms });
  for (const hotel of store.hotels.values()) if (hotel.id % 17 === 0) hotel.closed = true;
});
afterAll(() => s.close());

describe('suggest', () => {
  /** Hotels only: every key of every hotel scored, as before the index. */
  function plainHotels(typed: string): { code: string; points: number }[] {
    const score = (key: string) =>
      key === typed ? 1000 : key.startsWith(typed) ? 700 : typed.length >= 2 && key.includes(typed) ? 400 : 0;
    return [...store.hotels.values()]
      .filter((h) => !h.closed)
      .map((h) => ({
        code: String(h.id),
        best: Math.max(...locales.map((l) => score(fold(h.name[l])))),
        weight: h.flagship ? 35 : 20,
      }))
      .filter(({ best }) => best > 0)
      .map(({ code, best, weight }) => ({ code, points: best + weight }))
      .toSorted((a, b) => b.points - a.points || a.code.localeCompare(b.code, 'en'));
  }

  test('returns the hotels that scoring every one returns, in that order', () => {
    const { suggest } = suggesterOf(store, () => []);
    const names = [...store.hotels.values()].flatMap((h) => locales.map((l) => h.name[l]));
    const countryNames = [
      ...new Set([...vocabulary().places.values()].flatMap(({ country }) => allCountryNames(country))),
    ].map(fold);
    const anyPiece = fc
      .tuple(fc.constantFrom(...names), fc.nat(), fc.integer({ min: 1, max: 9 }))
      .map(([name, at, length]) => name.slice(at % name.length, (at % name.length) + length));
    fc.assert(
      fc.property(
        fc.oneof(
          anyPiece,
          fc.constantFrom(...names),
          fc.constantFrom(
            't',
            'tok',
            'grand',
            'house',
            'the',
            '東京',
            'パリ',
            'zürich',
            'halcyon',
            'no such',
            '飯店',
          ),
        ),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(...locales),
        (query, limit, locale) => {
          const { suggestions } = suggest(query, limit, locale);
          const hotels = suggestions.filter(({ kind }) => kind === 'hotel').map(({ code }) => code);
          const scored = fold(query) === '' ? [] : plainHotels(fold(query));
          const plain = scored.map(({ code }) => code);
          const named = hotels.filter((code) => plain.includes(code));
          const isFewLetters = /^[a-z]{1,4}$/.test(fold(query));
          const isCountry = countryNames.some((name) => name.startsWith(fold(query)));
          // a few letters, or what begins a country's name, find no hotel by chance within its name; a country also its hotels
          const leavesOut = isFewLetters || isCountry;
          expect(named).toEqual(
            leavesOut ? plain.filter((code) => named.includes(code)) : plain.slice(0, named.length),
          );
          if (suggestions.length < limit && !leavesOut) expect(named).toHaveLength(plain.length);
          // By pronunciation or with a typing error: only if no name matches or begins so.
          if (hotels.length > named.length && !isCountry)
            expect(scored.filter((hotel) => hotel.points >= 700)).toEqual([]);
          for (const { kind, code, name } of suggestions)
            if (kind === 'hotel') expect(name).toBe(store.hotels.get(Number(code))?.name[locale]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['tok', 'tyo'],
    ['londno', 'lon'],
    ['bankok', 'bkk'],
    ['とうきょう', 'tyo'],
    ['NRT', 'tyo'],
    ['パリ', 'par'],
  ])('%s still finds the city %s first', (query, code) => {
    expect(suggesterOf(store, () => []).suggest(query, 8, 'en').suggestions[0]).toMatchObject({ code });
  });
});
