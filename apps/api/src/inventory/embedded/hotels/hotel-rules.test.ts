import { describe, expect, test } from 'vitest';
import { initialRates } from '../../../rates/table.ts';
import { vocabulary } from '../../vocabulary.ts';
import { readFlagships } from './flagships.ts';
import { generateHotels } from './generate.ts';
import { latestCheckInOf, rulesOf } from './hotel-rules.ts';
import { rateStep } from '../pricing/rate-step.ts';

const words = vocabulary();
const hotels = [
  ...generateHotels(words, { count: 4100, perUsd: initialRates.perUsd(), flagships: readFlagships() }),
];
const place = (code: string) => words.places.get(code)!;
const room = { baseRate: 40_000, sizeSquareMetres: 44, maxGuests: 3, maxChildren: 2 };
const hotel = { setting: 'urban', roomCount: 120, features: [] as string[] };

describe('the rule', () => {
  test('pets are allowed where the hotel welcomes them, heavier ones in the countryside', () => {
    expect(rulesOf(hotel, [room], place('par')).pets).toBeNull();
    const friendly = { ...hotel, features: ['pets-welcome'] };
    expect(rulesOf(friendly, [room], place('par')).pets).toEqual({ mostKilograms: 10, perStay: 4_000 });
    expect(rulesOf({ ...friendly, setting: 'countryside' }, [room], place('par')).pets?.mostKilograms).toBe(
      25,
    );
  });
  test('an extra bed needs sufficiently large rooms that take children, at least half of the types', () => {
    expect(rulesOf(hotel, [room], place('par')).extraBed).toEqual({ perNight: 4_800, freeUntilAge: 5 });
    expect(rulesOf(hotel, [{ ...room, sizeSquareMetres: 43 }], place('par')).extraBed).toBeNull();
    expect(rulesOf(hotel, [{ ...room, maxChildren: 0 }], place('par')).extraBed).toBeNull();
    const small = { ...room, sizeSquareMetres: 30 };
    expect(rulesOf(hotel, [room, small], place('par')).extraBed).not.toBeNull();
    expect(rulesOf(hotel, [room, small, small], place('par')).extraBed).toBeNull();
    const family = { ...hotel, features: ['kids-club'] };
    expect(rulesOf(family, [room], place('par')).extraBed?.freeUntilAge).toBe(11);
  });
  test('a deposit is held where that is usual, but not by a small hotel', () => {
    expect(rulesOf(hotel, [room], place('par')).deposit).toBeNull();
    expect(rulesOf(hotel, [room], place('nyc')).deposit).toEqual({ perNight: 10_000 });
    expect(rulesOf({ ...hotel, roomCount: 24 }, [room], place('nyc')).deposit).toBeNull();
  });
  test('smoking is outdoors where there is space and the law allows it, in Japan in a lounge', () => {
    expect(rulesOf(hotel, [room], place('par')).smoking).toBe('nowhere');
    expect(rulesOf({ ...hotel, setting: 'beach' }, [room], place('dps')).smoking).toBe('outside');
    expect(rulesOf({ ...hotel, setting: 'beach' }, [room], place('sin')).smoking).toBe('nowhere');
    expect(rulesOf(hotel, [room], place('tyo')).smoking).toBe('lounge');
  });
});

test('guests are received at any hour, but for small houses that are out of the way', () => {
  const until = (changes: Partial<typeof hotel>, country = 'JP') =>
    latestCheckInOf({ ...hotel, ...changes }, { country });
  expect(until({})).toBeNull();
  expect(until({ setting: 'hillside', features: ['onsen'] })).toBeNull();
  expect(until({ setting: 'hillside', features: ['onsen'], roomCount: 24 })).toBe('19:00');
  expect(until({ setting: 'island', roomCount: 24 }, 'MV')).toBe('21:00');
  expect(until({ setting: 'desert', roomCount: 25 }, 'JO')).toBeNull();
  expect(until({ setting: 'countryside', roomCount: 40 }, 'KE')).toBe('18:00');
  expect(until({ setting: 'countryside', roomCount: 12 }, 'FR')).toBeNull();
  const some = hotels.filter(({ hotel: { latestCheckIn } }) => latestCheckIn !== null).length / hotels.length;
  expect(some).toBeGreaterThan(0.005);
  expect(some).toBeLessThan(0.15);
});

test('no rule contradicts a hotel’s other facts, and amounts are usual for the currency', () => {
  const odd = hotels.flatMap(({ hotel: { slug, features, rules, currency, roomCount }, rooms }) => {
    if (!rules) return [`${slug} has no rules`];
    const lead = Math.min(...rooms.map(({ baseRate }) => baseRate));
    const amounts = [rules.extraBed?.perNight, rules.pets?.perStay, rules.deposit?.perNight].filter(
      (amount) => amount !== undefined,
    );
    return [
      (rules.pets !== null) !== features.includes('pets-welcome') && `${slug}: pets`,
      amounts.some((amount) => amount <= 0 || amount > lead / 2 || amount % rateStep(currency) !== 0) &&
        `${slug}: ${amounts.join(' ')} ${currency}, lead ${lead}`,
      rules.extraBed !== null &&
        !rooms.some((one) => one.sizeSquareMetres >= 44 && one.maxChildren > 0) &&
        `${slug}: an extra bed in no room`,
      rules.deposit !== null && roomCount <= 24 && `${slug}: deposit of a small hotel`,
    ].filter(Boolean);
  });
  expect(odd.slice(0, 20)).toEqual([]);
});

test('hotels differ in each of them', () => {
  const share = (of: (rules: ReturnType<typeof rulesOf>) => boolean) =>
    hotels.filter(({ hotel: { rules } }) => rules && of(rules)).length / hotels.length;
  for (const part of [
    share(({ pets }) => pets !== null),
    share(({ extraBed }) => extraBed !== null),
    share(({ deposit }) => deposit !== null),
    share(({ smoking }) => smoking === 'outside'),
    share(({ smoking }) => smoking === 'nowhere'),
  ]) {
    expect(part).toBeGreaterThan(0.05);
    expect(part).toBeLessThan(0.97);
  }
});
