import { locales } from '@voyage/domain/locale.ts';
import { expect, test } from 'vitest';
import { initialRates } from '../../../rates/table.ts';
import { vocabulary } from '../../vocabulary.ts';
import { bedsOf, roomDescription } from '../../content/room-words.ts';
import { readFlagships } from './flagships.ts';
import { generateHotels } from './generate.ts';

const words = vocabulary();
const hotels = [
  ...generateHotels(words, { count: 4100, perUsd: initialRates.perUsd(), flagships: readFlagships() }),
];
const wet: Record<string, string[]> = {
  sea: ['beach'],
  water: ['beach', 'island', 'harbour'],
  river: ['riverside'],
  lake: ['lakeside'],
  harbour: ['harbour'],
};

test('no two rooms of a hotel have the same facts', () => {
  const same = hotels.flatMap(({ hotel, rooms }) => {
    const facts = rooms.map((room) =>
      [
        room.sizeSquareMetres,
        room.bed,
        room.view,
        room.bath,
        room.floorLow,
        room.floorHigh,
        room.connecting,
      ].join(),
    );
    return new Set(facts).size === facts.length ? [] : [hotel.slug];
  });
  expect(same).toEqual([]);
});

test('views fit the setting, and floors the height of the hotel', () => {
  const odd = hotels.flatMap(({ hotel, rooms }) =>
    rooms
      .filter(({ code, view, bath, floorLow, floorHigh }) => {
        const low = floorLow ?? 1;
        const high = floorHigh ?? 1;
        const inn = hotel.brand === 'kitamura-hanare' ? 2 : 40;
        const small = ['island', 'countryside', 'forest', 'desert'].includes(hotel.setting) ? 3 : 40;
        return (
          !view ||
          !(wet[view] ?? [hotel.setting]).includes(hotel.setting) ||
          low > high ||
          high > Math.min(inn, small, hotel.setting === 'historic' ? 7 : 40) ||
          (code === 'pool-villa' && (hotel.setting === 'urban' || floorLow !== null)) ||
          (bath === 'cypress-bath') !== (code === 'japanese-suite')
        );
      })
      .map(
        (room) =>
          `${hotel.slug} ${hotel.setting} ${room.code} ${room.view} ${room.floorLow} ${room.floorHigh}`,
      ),
  );
  expect(odd.slice(0, 20)).toEqual([]);
});

test('a small hotel has few room types, a large one more, and each has a lead room and a suite', () => {
  for (const { hotel, rooms } of hotels) {
    expect(rooms.length, hotel.slug).toBeGreaterThanOrEqual(3);
    expect(rooms.length, hotel.slug).toBeLessThanOrEqual(hotel.roomCount <= 20 ? 3 : 6);
    expect(
      rooms.some(({ code }) => code === 'deluxe-king'),
      hotel.slug,
    ).toBe(true);
    expect(
      rooms.some(({ code }) => /suite|villa/.test(code)),
      hotel.slug,
    ).toBe(true);
  }
});

test('a hotel with family rooms has a connecting room', () => {
  for (const { hotel, rooms } of hotels)
    if (hotel.features.includes('family-rooms'))
      expect(
        rooms.some(({ connecting }) => connecting),
        hotel.slug,
      ).toBe(true);
});

test('every room has a complete description in each language', () => {
  for (const kind of words.rooms.values())
    for (const locale of locales) {
      const sentences = kind.description[locale].split(/[.。]/).filter((part) => part.trim() !== '');
      expect(sentences.length, `${kind.code} ${locale}`).toBeGreaterThanOrEqual(2);
      expect(sentences.length, `${kind.code} ${locale}`).toBeLessThanOrEqual(3);
    }
  for (const { rooms } of hotels)
    for (const room of rooms)
      for (const locale of locales) {
        const stored = {
          code: room.code,
          bed: room.bed ?? null,
          view: room.view ?? null,
          bath: room.bath ?? null,
          floorLow: room.floorLow ?? null,
          floorHigh: room.floorHigh ?? null,
          connecting: room.connecting ?? false,
        };
        expect(bedsOf(stored, locale)).not.toBe('');
        const text = roomDescription(stored, locale);
        for (const code of [room.view, room.bath])
          expect(text).toContain(words.roomFacts.get(code ?? '')?.text[locale] ?? 'a fact of its own');
        expect(text).not.toMatch(/[{}]|undefined|null/);
      }
});

test('a room without facts has the description of its type', () => {
  const bare = {
    code: 'deluxe-king',
    bed: null,
    view: null,
    bath: null,
    floorLow: null,
    floorHigh: null,
    connecting: false,
  };
  expect(roomDescription(bare, 'en')).toBe(words.rooms.get('deluxe-king')?.description.en);
  expect(bedsOf(bare, 'en')).toBe('One king bed');
  expect(
    roomDescription(
      { ...bare, view: 'river', bath: 'shower', floorLow: 2, floorHigh: 5, connecting: true },
      'en',
    ),
  ).toMatch(
    /Floors 2 to 5\. Looks onto the river\. Walk-in shower\. Can be connected with the room next door\.$/,
  );
});

test('every plan lists its benefits in each language', () => {
  for (const plan of words.plans.values()) {
    expect(plan.benefits.length, plan.code).toBeGreaterThan(0);
    for (const benefit of plan.benefits)
      for (const locale of locales) expect(benefit[locale], plan.code).not.toBe('');
  }
});
