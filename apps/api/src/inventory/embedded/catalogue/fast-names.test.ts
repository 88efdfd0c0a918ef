import { locales } from '@voyage/domain/locale.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../../testing/service.ts';
import { vocabulary } from '../../vocabulary.ts';
import { allCountryNames } from './country-index.ts';
import { NameIndex } from './name-index.ts';
import { load } from './load.ts';
import { Store } from './store.ts';
import { fold } from './fold.ts';
import { suggester } from './suggest.ts';
import { distances } from './typing-errors.ts';

// An index of names must find the same as comparing every name: the plain way of each is here.

const store = new Store();
let s: TestService;
beforeAll(async () => {
  s = await startService();
  await load(s.services.db, store);
  // Every level of availability, including nights not for sale and closed hotels, which the seeded inventory
  // seldom has
  let n = 1;
  for (const hotel of store.hotels.values()) {
    if (hotel.id % 17 === 0) hotel.closed = true;
    for (const { left, leftAt, nights } of hotel.rooms)
      for (let i = leftAt; i < leftAt + nights; i++)
        if ((n = (n * 48_271) % 2_147_483_647) % 5 < 2) left.set(i, n % 4);
  }
});
afterAll(() => s.close());

test('the index of names finds the same as comparing every name', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '東', '京'), minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(piece, { minLength: 1, maxLength: 4 }), { maxLength: 25 }),
      piece,
      fc.integer({ min: 1, max: 6 }),
      (names, typed, limit) => {
        const numbers = (answers: (key: string) => boolean) =>
          names.flatMap((keys, number) => (keys.some(answers) ? [number] : []));
        const whole = numbers((key) => key === typed).slice(0, limit);
        const beginningWith = numbers((key) => key.startsWith(typed))
          .filter((n) => !whole.includes(n))
          .slice(0, limit - whole.length);
        const within =
          typed.length < 2
            ? []
            : numbers((key) => key.includes(typed))
                .filter((n) => ![...whole, ...beginningWith].includes(n))
                .slice(0, limit - whole.length - beginningWith.length);
        expect(new NameIndex(names).find(typed, limit)).toEqual({ whole, beginning: beginningWith, within });
      },
    ),
    { numRuns: 2000 },
  );
});

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
    const { suggest } = suggester(store, () => []);
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
    expect(suggester(store, () => []).suggest(query, 8, 'en').suggestions[0]).toMatchObject({ code });
  });

  test('a typing error is an insertion, deletion, substitution or transposition in any prefix of a key', () => {
    const plain = (a: string, b: string): number => {
      const table = Array.from({ length: a.length + 1 }, (_, i) =>
        Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
      );
      const at = (i: number, j: number) => table[i]?.[j] ?? 0;
      for (let i = 1; i <= a.length; i++)
        for (let j = 1; j <= b.length; j++) {
          const swapped =
            i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
              ? at(i - 2, j - 2) + 1
              : Infinity;
          (table[i] as number[])[j] = Math.min(
            at(i - 1, j) + 1,
            at(i, j - 1) + 1,
            at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
            swapped,
          );
        }
      return at(a.length, b.length);
    };
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 10 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (key, typed, limit) => {
        const least = Math.min(
          ...Array.from({ length: key.length }, (_, i) => plain(key.slice(0, i + 1), typed)),
        );
        const { whole, beginning } = distances(key, typed, limit);
        expect(beginning <= limit).toBe(least <= limit);
        expect(whole <= limit).toBe(plain(key, typed) <= limit);
      }),
      { numRuns: 2000 },
    );
  });
});
