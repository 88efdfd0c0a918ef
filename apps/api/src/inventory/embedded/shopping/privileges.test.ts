import { convertMoney, toMajor, type Money, type RateTable } from '@voyage/domain/money.ts';
import { priceIncrement } from '@voyage/domain/currency.ts';
import { expect, test } from 'vitest';
import { initialRates } from '../../../rates/table.ts';
import { readFlagships } from '../hotels/flagships.ts';
import { generateHotels } from '../hotels/generate.ts';
import type { Place } from '../../places.ts';
import { vocabulary } from '../../vocabulary.ts';
import { breakfastPrice, privilegesWorth } from './privileges.ts';

const rates: RateTable = { base: 'USD', asOf: initialRates.asOf, rates: initialRates.perUsd() };
const words = vocabulary();
const hotels = [
  ...generateHotels(words, { count: 4100, perUsd: rates.rates, flagships: readFlagships() }),
].map(({ hotel }) => ({
  slug: hotel.slug,
  brand: hotel.brand,
  currency: hotel.currency,
  place: words.places.get(hotel.place) as Place,
}));
const usd = (money: Money) => toMajor(convertMoney(money, 'USD', rates));
const eur = (money: Money) => toMajor(convertMoney(money, 'EUR', rates));

test('a breakfast costs between 25 and 60 euros a person at every hotel', () => {
  const outside = hotels
    .map((hotel) => ({ hotel, price: breakfastPrice(hotel, rates) as Money }))
    .filter(
      ({ price }) =>
        eur(price) < 25 || eur(price) > 60 || price.amount % priceIncrement(price.currency) !== 0,
    )
    .map(({ hotel, price }) => `${hotel.slug} ${price.currency} ${toMajor(price)}`);
  expect(outside).toEqual([]);
});

test('a more expensive place never has the cheaper breakfast, apart from currency rounding', () => {
  const independent = hotels
    .filter((hotel) => hotel.brand === 'independent')
    .toSorted((a, b) => a.place.priceLevelUsd - b.place.priceLevelUsd);
  let most = 0;
  for (const hotel of independent) {
    const price = usd(breakfastPrice(hotel, rates) as Money);
    expect(price, hotel.slug).toBeGreaterThan(most - 8);
    most = Math.max(most, price);
  }
  expect(most).toBeGreaterThan(45);
});

test('the value for a stay is its breakfasts and one credit per room, for any room', () => {
  const paris = { place: words.places.get('par') as Place, brand: 'aurelian-palace', currency: 'EUR' };
  const breakfast = breakfastPrice(paris, rates) as Money;
  const one = { adults: 2, childAges: [] };
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [one, one] };
  const worth = privilegesWorth(paris, { breakfasts: 2, creditUsd: 100 }, stay, rates) as Money;
  expect(worth).toEqual({ amount: (breakfast.amount * 2 * 3 + 85_00) * 2, currency: 'EUR' });
  expect(privilegesWorth(paris, { breakfasts: 0, creditUsd: 0 }, stay, rates)).toBeNull();
  expect(
    privilegesWorth({ ...paris, currency: 'XAF' }, { breakfasts: 2, creditUsd: 100 }, stay, rates),
  ).toBeNull();
});
