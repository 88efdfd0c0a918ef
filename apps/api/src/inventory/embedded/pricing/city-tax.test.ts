import { expect, test } from 'vitest';
import { readPlaces } from '../../places.ts';
import { cityTaxOf } from './city-tax.ts';

const taxes = new Map(readPlaces().map(({ code, cityTax }) => [code, cityTax]));
const couple = { adults: 2, childAges: [] };
const family = { adults: 2, childAges: [4] };
const yen = (amount: number) => [{ kind: 'cityTax', amount, currency: 'JPY' }];

test.each([
  // per person by the price of a night for each: 30,000 for two are 15,000
  ['tyo', [couple], 3, 30_000, yen(200 * 2 * 3)],
  ['tyo', [couple], 3, 29_998, yen(100 * 2 * 3)],
  ['tyo', [couple], 1, 19_998, []],
  ['osa', [couple], 1, 40_000, yen(500 * 2)],
  ['kyoto', [couple], 2, 200_000, yen(10_000 * 2 * 2)],
  ['kyoto', [couple], 2, 199_999, yen(4_000 * 2 * 2)],
  // children count, and each room by those in it
  ['kyoto', [family, couple], 1, 120_000, yen(1_000 * 3 + 4_000 * 2)],
  // per room, whatever it costs and whoever stays in it
  ['dxb', [family, couple], 4, 900_00, [{ kind: 'cityTax', amount: 20_00 * 2 * 4, currency: 'AED' }]],
  ['par', [couple], 4, 900_00, []],
] as const)('the tax in %s for %j, %i nights at %i', (place, rooms, nights, price, expected) => {
  const parties = rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] }));
  expect(cityTaxOf(taxes.get(place) ?? null, { rooms: parties }, nights, price)).toEqual(expected);
});

test('every tax is of a place of ours, in its currency, with ascending tiers', () => {
  const places = readPlaces().filter(({ cityTax }) => cityTax);
  expect(places.map(({ code }) => code).toSorted()).toEqual(['dxb', 'kyoto', 'osa', 'tyo']);
  for (const { cityTax, currency } of places) {
    expect(cityTax?.currency).toBe(currency);
    const from = cityTax?.tiers.map(([least]) => least) ?? [];
    expect(from).toEqual(from.toSorted((a, b) => a - b));
  }
});
