import type { OnRequestPrice } from '@voyage/stay-parts/hotel-prices.ts';
import { describe, expect, test } from 'vitest';
import { newlyPriced, priceRole, progressOf, hotelsToPrice } from './price-progress.ts';

const full = { cheapest: null };
const asked = (answers: Record<string, OnRequestPrice>) => new Map(Object.entries(answers));
const page = (of: number, priced: number, ...next: string[]) => ({ pricing: { priced, of, next } });

describe('the progress of prices', () => {
  test('there is none where all are known', () =>
    expect([progressOf([{ pricing: null }], new Map()), progressOf([], new Map())]).toEqual([null, null]));
  test('counts what has been answered since, not what was requested in vain', () =>
    expect(
      progressOf([page(141, 30, 'a', 'b', 'c', 'd')], asked({ a: full, b: 'failed', c: 'waiting' })),
    ).toEqual({ priced: 31, total: 141, waiting: 2, failed: 1 }));
  test('a hotel that two pages name counts once', () => {
    const pages = [page(40, 10, 'a', 'b'), page(40, 11, 'b', 'c')];
    expect(hotelsToPrice(pages)).toEqual(['a', 'b', 'c']);
    expect(progressOf(pages, asked({ a: full, b: full, c: full }))).toEqual({
      priced: 13,
      total: 40,
      waiting: 0,
      failed: 0,
    });
  });
});

describe('a list is fetched again', () => {
  const none = new Set<string>();
  test('once all that it named are answered for', () => {
    const ids = ['a', 'b'];
    expect(newlyPriced(ids, asked({ a: full }), none)).toEqual([]);
    expect(newlyPriced(ids, asked({ a: full, b: 'waiting' }), none)).toEqual([]);
    expect(newlyPriced(ids, asked({ a: full, b: 'failed' }), none)).toEqual(['a']);
  });
  test('not if nothing was priced, nor for what it was fetched again for before', () => {
    expect(newlyPriced(['a', 'b'], asked({ a: 'failed', b: 'failed' }), none)).toEqual([]);
    expect(newlyPriced(['a', 'b'], asked({ a: full, b: 'failed' }), new Set(['a']))).toEqual([]);
    expect(newlyPriced([], new Map(), none)).toEqual([]);
  });
});

test('what prices decide in a list', () => {
  const stay = { checkIn: '2027-03-12', checkOut: '2027-03-15', rooms: [{ adults: 2 }] };
  const role = (request: object) => priceRole({ code: 'par', stay, ...request });
  expect([
    role({}),
    role({ sort: 'newest', features: ['spa'] }),
    role({ sort: 'price-ascending' }),
    role({ sort: 'privileges' }),
    role({ sort: 'price-descending', breakfast: true }),
    role({ price: { basis: 'total', to: 900 } }),
    role({ sort: 'price-ascending', stay: undefined }),
  ]).toEqual([null, null, 'order', 'order', 'filter', 'filter', null]);
});
