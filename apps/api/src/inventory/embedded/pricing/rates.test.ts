import { minorDigits } from '@voyage/domain/currency.ts';
import { median, nightlyRate, nightPermilles, stayPrice } from '@voyage/domain/price.ts';
import { policy } from '@voyage/domain/policy.ts';
import { describe, expect, test } from 'vitest';
import { readRows, words as codes } from '../../../platform/content-files.ts';
import { initialRates } from '../../../rates/table.ts';
import type { Place } from '../../places.ts';
import { vocabulary } from '../../vocabulary.ts';
import { readFlagships } from '../hotels/flagships.ts';
import { generateHotels } from '../hotels/generate.ts';
import type { GeneratedHotel } from '../hotels/generated-hotel.ts';
import { rateStep } from './rate-step.ts';

const words = vocabulary();
const perUsd = initialRates.perUsd();
const hotels = [...generateHotels(words, { count: 4100, perUsd, flagships: readFlagships() })];
const hotelsOf = Map.groupBy(hotels, ({ hotel }) => hotel.place);
const placeOf = (code: string): Place => {
  const place = words.places.get(code);
  if (!place) throw new Error(code);
  return place;
};
const from = '2026-12-01';
const yearOf = (place: Place) => nightPermilles(from, 365, place.seasons, place.weekend);
const lead = ({ rooms }: GeneratedHotel) => Math.min(...rooms.map((room) => room.baseRate));

/** What a night in the lead room costs with the flexible plan, service and tax included, in US dollars; every third night of a year. */
function leadNights(generated: GeneratedHotel): number[] {
  const { hotel, plans } = generated;
  const place = placeOf(hotel.place);
  const plan = plans.find(({ code }) => code === 'flexible')?.factorPermille ?? 1000;
  const unit = 10 ** minorDigits(hotel.currency) * (perUsd[hotel.currency] ?? 1);
  const { taxPercent, servicePercent } = place;
  return yearOf(place)
    .filter((_, night) => night % 3 === 0)
    .map((permille) => {
      const nights = [nightlyRate(lead(generated), [permille, plan], rateStep(hotel.currency))];
      return stayPrice({ nights, rooms: 1, taxPercent, servicePercent, promotion: null }).total / unit;
    });
}
const at = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** apps/api/content/places/plausible-rates.tsv: what a luxury room costs a night, in US dollars, low, typically and high. */
const plausible = readRows('places/plausible-rates.tsv').map((row) => ({
  kind: row.kind ?? '',
  places: codes(row.places ?? ''),
  low: Number(row.low),
  typical: Number(row.typical),
  high: Number(row.high),
}));

test('every place has one row in the table of plausible rates', () => {
  expect(plausible.flatMap(({ places }) => places).toSorted()).toEqual([...words.places.keys()].toSorted());
});

describe('a night in the lead room has a plausible rate', () => {
  test.each(plausible.map((line) => [line.kind, line] as const))(
    '%s',
    (_, { places, low, typical, high }) => {
      const nights = places
        .flatMap((place) => (hotelsOf.get(place) ?? []).flatMap(leadNights))
        .toSorted((a, b) => a - b);
      const [least, middle, most] = [at(nights, 0.05), at(nights, 0.5), at(nights, 0.95)];
      const found = `p5 ${Math.round(least)}, p50 ${Math.round(middle)}, p95 ${Math.round(most)}`;
      expect(least, found).toBeGreaterThanOrEqual(low);
      expect(middle, found).toBeGreaterThan(typical * 0.78);
      expect(middle, found).toBeLessThan(typical * 1.22);
      expect(most, found).toBeLessThanOrEqual(high);
      expect(most, found).toBeGreaterThan(typical * 1.2);
    },
  );
});

test('rates are rounded as usual for the currency', () => {
  expect(rateStep('JPY')).toBe(100);
  expect(rateStep('EUR')).toBe(100);
  expect(rateStep('TWD')).toBe(10);
  expect(rateStep('IDR')).toBe(100_000);
  expect(rateStep('OMR')).toBe(1000);
  for (const { hotel, rooms } of hotels)
    for (const room of rooms) expect(room.baseRate % rateStep(hotel.currency), hotel.slug).toBe(0);
  for (const currency of new Set(hotels.map(({ hotel }) => hotel.currency))) {
    const typical = 500 * (perUsd[currency] ?? 1) * 10 ** minorDigits(currency);
    expect(rateStep(currency), currency).toBeLessThan(typical * 0.01); // rounding moves no price
  }
});

test('a suite costs 1.6 to 6 times as much as the lead room, and larger rooms cost more', () => {
  const odd = hotels.flatMap((generated) => {
    const { hotel, rooms } = generated;
    const suites = rooms.filter(({ code }) => /suite|villa/.test(code));
    const ratios = suites.map((room) => room.baseRate / lead(generated));
    const rising = rooms
      .toSorted((a, b) => a.baseRate - b.baseRate)
      .every((room, i, sorted) => room.sizeSquareMetres >= (sorted[i - 1]?.sizeSquareMetres ?? 0));
    return suites.length > 0 && rising && ratios.every((ratio) => ratio >= 1.6 && ratio <= 6)
      ? []
      : [`${hotel.slug} ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`];
  });
  expect(odd.slice(0, 20)).toEqual([]);
});

test('no plan costs more than a better one of the same room', () => {
  /** How free a guest is to cancel: more is better. */
  const freedom = (code: string): number => {
    const policy = words.plans.get(code)?.cancellation;
    if (policy?.kind === 'unconditional') return 100;
    return policy?.kind === 'free-until' ? 50 - policy.daysBefore : 0;
  };
  for (const { hotel, plans } of hotels)
    for (const one of plans)
      for (const other of plans) {
        const [a, b] = [words.plans.get(one.code), words.plans.get(other.code)];
        if (!a || !b || one === other) continue;
        const better =
          a.breakfasts >= b.breakfasts &&
          a.creditUsd >= b.creditUsd &&
          freedom(a.code) >= freedom(b.code) &&
          (a.payAt === 'property' || b.payAt === 'prepaid') &&
          (b.memberOnly || !a.memberOnly) &&
          a.minDaysAhead <= b.minDaysAhead;
        if (better)
          expect(one.factorPermille, `${hotel.slug}: ${a.code}, ${b.code}`).toBeGreaterThanOrEqual(
            other.factorPermille,
          );
      }
});
test('the plans described as the lowest are the lowest', () => {
  for (const { plans } of hotels) {
    const lowest = plans.toSorted((a, b) => a.factorPermille - b.factorPermille);
    expect(lowest[0]?.code).toBe('non-refundable');
    expect(lowest.find(({ code }) => code !== 'non-refundable')?.code).toBe('prepaid-advance');
  }
});

test('seasons and weekends change a rate within bounds, and no night counts as an illogical price', () => {
  const { medianDays, minPermille, maxPermille } = policy.illogicalPrice;
  for (const place of words.places.values()) {
    const year = yearOf(place);
    const mean = year.reduce((a, b) => a + b, 0) / year.length;
    expect(Math.min(...year), place.code).toBeGreaterThanOrEqual(580);
    expect(Math.max(...year), place.code).toBeLessThanOrEqual(2250);
    expect(mean, place.code).toBeGreaterThan(900);
    expect(mean, place.code).toBeLessThan(1250);
    expect(Math.max(...year) / Math.min(...year), `${place.code} has seasons`).toBeGreaterThan(1.3);
    for (let night = 0; night + medianDays <= year.length; night += 1) {
      const baseline = median(year.slice(night, night + medianDays));
      const middle = year[night + medianDays / 2] ?? baseline;
      expect(middle * 1000, place.code).toBeGreaterThan(baseline * minPermille);
      expect(middle * 1000, place.code).toBeLessThan(baseline * maxPermille);
    }
  }
});

test('places of one country have different seasons', () => {
  const same = (a: string, b: string) => yearOf(placeOf(a)).join() === yearOf(placeOf(b)).join();
  for (const [a, b] of [
    ['tyo', 'kyoto'],
    ['niseko', 'okinawa'],
    ['mil', 'venice'],
    ['par', 'nice'],
    ['nyc', 'sfo'],
    ['auh', 'dxb'],
    ['taipei', 'shanghai'],
  ] as const)
    expect(same(a, b), `${a} ${b}`).toBe(false);
});
