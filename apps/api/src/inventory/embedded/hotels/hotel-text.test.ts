import { locales, type LocalizedText } from '@voyage/domain/locale.ts';
import { describe, expect, test } from 'vitest';
import { readRows } from '../../../platform/content-files.ts';
import { initialRates } from '../../../rates/table.ts';
import {
  contradictions,
  doubledAddresses,
  doubledWord,
  emptyListLines,
  wrongClimateNames,
  oversizedTownhouses,
  overusedLines,
  realBrandsIn,
  repeatedFacts,
  repeatedOpenings,
  textFaults,
  textFaultsOf,
  wartimeOpenings,
  type CheckedHotel,
} from '../../../../testing/hotel-faults.ts';
import { numbersIn } from '../../../../testing/numbers-in-text.ts';
import type { Sentence } from '../../descriptions.ts';
import { vocabulary } from '../../vocabulary.ts';
import { readFlagships } from './flagships.ts';
import { generateHotels } from './generate.ts';
import { conditionsHold, traitsOf } from './hotel-text.ts';

const words = vocabulary();
const places = [...words.places.values()];
const every = [
  ...generateHotels(words, { count: 4100, perUsd: initialRates.perUsd(), flagships: readFlagships() }),
];
const generated = every.flatMap(({ hotel }) => {
  const place = words.places.get(hotel.place);
  const district = place?.districts.find(({ slug }) => slug === hotel.district);
  const brand = words.brands.get(hotel.brand);
  if (hotel.flagship || !place || !district || !brand) return [];
  const { features = [], renovatedYear = null } = hotel;
  const traits = traitsOf({ ...hotel, place, district, brand, features, renovatedYear });
  return [
    {
      ...hotel,
      facts: { place, district, brand },
      traits,
      lines: district.lines.map(({ text }) => text),
      district: district.name,
    },
  ];
});
/** Generated and hand-written hotels, with what checks of buildings and addresses need. */
const buildings = every.flatMap(({ hotel }) => {
  const place = words.places.get(hotel.place);
  const name = words.hotelPlaces.get(hotel.place)?.name;
  const street = hotel.flagship
    ? null
    : (place?.districts.find(({ slug }) => slug === hotel.district)?.street ?? null);
  return place && name ? [{ ...hotel, country: place.country, placeNames: [place.name, name], street }] : [];
});
const cities = new Set(readFlagships().map(({ city }) => city));
/** The first faults, enough to fix the rest. */
const worst = (faults: string[]) => ({ faults: faults.length, worst: faults.slice(0, 8) });
const none = { faults: 0, worst: [] };

test('every hotel is checked', () => {
  expect(generated).toHaveLength(4040);
  expect(buildings).toHaveLength(4100);
});

describe('the texts of all hotels', () => {
  test('open with a sentence that no other hotel of the place has, and at most 40 in all', () =>
    expect(worst(repeatedOpenings(generated, 40))).toEqual(none));

  test('open with district, building, water or view, since lists show that sentence alone', () =>
    expect(worst(emptyListLines(generated))).toEqual(none));

  test('use a line about a place for four hotels at most', () =>
    expect(worst(overusedLines(generated, 4))).toEqual(none));

  test('give the number of rooms and the year once', () =>
    expect(worst(repeatedFacts(generated))).toEqual(none));

  test('state nothing untrue of their hotel', () => expect(worst(contradictions(generated))).toEqual(none));

  test('contain no real hotel brand, and nor do the names', () => {
    const named: LocalizedText[] = places.flatMap((place) => [
      place.name,
      ...place.districts.map((d) => d.name),
    ]);
    expect(worst(realBrandsIn(generated, named))).toEqual(none);
  });

  test('are complete and in their language', () => expect(worst(textFaults(generated))).toEqual(none));

  test('describe the hotel, not only its district', () => {
    const without = generated.filter(({ story, lines }) =>
      lines.some((line) => line.en === story.paragraphs.en.join()),
    );
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });

  test('vary in length', () => {
    const lengths = generated.map(({ story }) => story.paragraphs.en.join().split(' ').length);
    expect(Math.min(...lengths)).toBeLessThan(20);
    expect(Math.max(...lengths)).toBeGreaterThan(55);
    expect(
      generated.filter(({ story }) => story.paragraphs.en.join() === story.standfirst.en).length,
    ).toBeGreaterThan(200);
  });
});

describe('the facts of all hotels', () => {
  test('have addresses that name each part once', () =>
    expect(worst(doubledAddresses(buildings))).toEqual(none));

  test('have opening years of peace', () => expect(worst(wartimeOpenings(buildings))).toEqual(none));

  test('have as many rooms as their name suggests', () =>
    expect(worst(oversizedTownhouses(buildings.filter(({ flagship }) => !flagship)))).toEqual(none));

  test('have names of plants that grow there', () =>
    expect(worst(wrongClimateNames(generated))).toEqual(none));

  test('include chargers for cars only where cars can go', () => {
    const carFree = generated.filter(({ traits }) => traits.has('car-free'));
    expect(new Set(carFree.map(({ place }) => place))).toEqual(
      new Set(
        'venice zermatt maldives hamilton-island dubrovnik marrakech lijiang mykonos santorini taormina hoi-an'.split(
          ' ',
        ),
      ),
    );
    expect(carFree.filter(({ features = [] }) => features.includes('ev-charging'))).toEqual([]);
  });

  test('have opening years that place, district and brand allow, and later renovations', () => {
    const wrong = generated.filter(
      ({ openedYear, renovatedYear, facts: { district, brand } }) =>
        openedYear < district.since || openedYear < brand.since || (renovatedYear ?? Infinity) <= openedYear,
    );
    expect(wrong.map(({ slug, openedYear }) => `${slug} ${openedYear}`)).toEqual([]);
  });

  test('have room counts that fit setting, brand and place', () => {
    const wrong = generated.filter(({ setting, roomCount, facts: { place, brand } }) => {
      const most = Math.min(words.settings.get(setting)?.mostRooms ?? 0, brand.mostRooms, place.mostRooms);
      return roomCount > most || roomCount < 8;
    });
    expect(wrong.map(({ slug, setting, roomCount }) => `${slug} ${setting} ${roomCount}`)).toEqual([]);
  });

  test('include skiing only where there is snow, and hot springs only in Japan', () => {
    const with_ = (feature: string) => generated.filter(({ features = [] }) => features.includes(feature));
    expect(new Set(with_('ski-in-ski-out').map(({ facts }) => facts.place.climate))).toEqual(
      new Set(['alpine']),
    );
    expect(new Set(with_('onsen').map(({ facts }) => facts.place.country))).toEqual(new Set(['JP']));
  });
});

describe('the sentences that texts are made of', () => {
  const { sentences, closings } = words.descriptions;
  const all: [string, Sentence][] = [
    ...[...sentences, ...closings].map((s): [string, Sentence] => [s.subject, s]),
    ...places.flatMap((place) =>
      [...new Set(place.districts.flatMap(({ lines }) => lines))].map((s): [string, Sentence] => [
        place.code,
        s,
      ]),
    ),
  ];

  test('are each true of some hotel', () => {
    const dead = [...sentences, ...closings].filter(
      (sentence) => !generated.some(({ traits }) => conditionsHold(sentence, traits)),
    );
    expect(dead.map(({ text }) => text.en)).toEqual([]);
  });

  test('require only traits that a hotel can have', () => {
    const known = new Set(generated.flatMap(({ traits }) => [...traits]));
    const required = all.flatMap(([, { conditions }]) => conditions.flatMap(({ anyOf }) => anyOf));
    expect([...new Set(required)].filter((trait) => !known.has(trait))).toEqual([]);
  });

  test('state the same numbers in each language', () => {
    const wrong = all.flatMap(([subject, { text }]) =>
      locales
        .filter((locale) => `${numbersIn(text[locale], locale)}` !== `${numbersIn(text.en, 'en')}`)
        .map((locale) => `${subject} ${locale}: ${text[locale]}`),
    );
    expect(wrong).toEqual([]);
  });

  test('exist in each language, and once', () => {
    for (const locale of locales) {
      const texts = all.map(([, { text }]) => text[locale]);
      expect(texts.filter((text) => text === '')).toEqual([]);
      expect(
        texts.filter((text, i) => texts.indexOf(text) !== i),
        locale,
      ).toEqual([]);
    }
  });

  test('have eight sentences about each of the largest places besides the cities', () => {
    const large = places
      .filter(({ code, districts }) => districts.length > 0 && !cities.has(code))
      .map((place) => ({ place, hotels: generated.filter((hotel) => hotel.place === place.code).length }))
      .toSorted((a, b) => b.hotels - a.hotels)
      .slice(0, 25);
    const few = large.filter(
      ({ place: { districts } }) => new Set(districts.flatMap(({ lines }) => lines)).size < 8,
    );
    expect(few.map(({ place }) => place.code)).toEqual([]);
  });

  test('have two sentences about each district, or about its place', () => {
    const districts = places.flatMap((place) => place.districts.map((d) => ({ ...d, place: place.code })));
    expect(districts.length).toBeGreaterThan(300);
    expect(
      districts.filter(({ lines }) => lines.length < 2).map(({ place, slug }) => `${place} ${slug}`),
    ).toEqual([]);
  });

  test('refer to an existing place and district', () => {
    const known = places.flatMap(({ code, districts }) => [
      `${code} *`,
      ...districts.map((d) => `${code} ${d.slug}`),
    ]);
    const written = readRows('places/lines.tsv').map((row) => `${row.place} ${row.district}`);
    expect(written.filter((line) => !known.includes(line))).toEqual([]);
    const facts = readRows('places/hotel-facts.tsv').map((row) => row.place);
    expect(facts).toEqual(places.map(({ code }) => code));
  });
});

describe('the check itself', () => {
  const hotel = (en: string, traits: string[], place = 'par'): CheckedHotel => {
    const text: LocalizedText = {
      en,
      'zh-tw': '這是一句話，給檢查用的。',
      'zh-cn': '这是一句话，供检查使用。',
      ja: 'これは確かめるための一文です。',
    };
    const one = (value: string) => [value];
    return {
      slug: 'somewhere',
      place,
      name: { en: 'The Heron', 'zh-tw': '蒼鷺', 'zh-cn': '苍鹭', ja: 'ヘロン' },
      story: {
        standfirst: text,
        paragraphs: {
          en: one(text.en),
          'zh-tw': one(text['zh-tw']),
          'zh-cn': one(text['zh-cn']),
          ja: one(text.ja),
        },
        highlights: { en: [], 'zh-tw': [], 'zh-cn': [], ja: [] },
      },
      traits: new Set(traits),
      lines: [],
      district: { en: 'River North', 'zh-tw': '河北區', 'zh-cn': '河北区', ja: 'リバー・ノース' },
    };
  };

  test('finds openings that differ only in a number or name', () => {
    const two = [hotel('The Heron has 30 rooms.', []), hotel('The Heron has 41 rooms.', [])];
    expect(repeatedOpenings(two, 40)).toEqual(['2 times in par: … has # rooms.']);
    expect(
      repeatedOpenings(
        [two[0], hotel('The Heron has 41 rooms.', [], 'lon')].filter((h) => !!h),
        40,
      ),
    ).toEqual([]);
    expect(
      repeatedOpenings(
        [two[0], hotel('The Heron has 41 rooms.', [], 'lon')].filter((h) => !!h),
        1,
      ),
    ).toHaveLength(1);
  });

  test.each([
    ['The menu is short.', ['urban', 'fine-dining']],
    ['Wool on every bed.', ['beach', 'tropical']],
    ['A fire is lit at four.', ['forest', 'tropical']],
    ['The sea is at the door.', ['urban', 'mild']],
    ['Read in the library.', ['urban', 'mild']],
    ['The car is ready.', ['urban', 'mild', 'car-free']],
    ['On wet afternoons there is tea.', ['urban', 'hot']],
    ['There is porridge.', ['urban', 'mild', 'HK']],
    ['Clay and oak.', ['beach', 'tropical']],
    ['Painted each spring.', ['beach', 'tropical']],
    ['Come in November.', ['urban', 'mild', 'southern']],
    ['Come in June or September.', ['beach', 'mild', 'southern']],
  ])('finds that “%s” is untrue of %s', (text, traits) =>
    expect(contradictions([hotel(text, traits)])).toHaveLength(1),
  );

  test('allows a line to describe its district', () => {
    const of = hotel('The sea is at the door.', ['urban', 'mild']);
    expect(contradictions([{ ...of, lines: [of.story.standfirst] }])).toEqual([]);
  });

  test('allows the name of its district', () =>
    expect(contradictions([hotel('River North, on foot.', ['urban', 'mild'])])).toEqual([]));

  test('finds a line that stands in too many texts', () => {
    const of = hotel('The line.', []);
    const three = [of, of, of].map((one) => ({ ...one, lines: [of.story.standfirst] }));
    expect(overusedLines(three, 3)).toEqual([]);
    expect(overusedLines(three, 2)).toEqual(['3 times in par: The line.']);
  });

  test.each([
    ['Dogs are welcome and known by name.', 1],
    ['The spa has few rooms.', 1],
    ['Nobody says “no problem”.', 1],
    ['A rail along the water.', 0],
    ['River North, up high.', 0],
  ])('tells whether “%s” describes where the hotel is', (text, faults) =>
    expect(emptyListLines([hotel(text, [])])).toHaveLength(faults),
  );

  test('finds a number of rooms that is given twice', () => {
    const of = { ...hotel('12 rooms. There are 12 rooms.', []), roomCount: 12, openedYear: 1990 };
    expect(repeatedFacts([of])).toHaveLength(1);
    expect(repeatedFacts([{ ...of, roomCount: 13 }])).toEqual([]);
  });

  test('finds a plant of cold winters in the name of a hotel in the heat', () => {
    const linden = (trait: string) => {
      const of = hotel('A text.', [trait]);
      return { ...of, name: { ...of.name, en: 'The Linden, Dubai' } };
    };
    expect(wrongClimateNames([linden('hot'), linden('mild')])).toHaveLength(1);
  });

  test.each([
    ['1 Dubai Street, Downtown Dubai, Dubai', '杜拜市中心 Dubai Street 1 號', true],
    ['1 Dubai Street, Downtown Dubai', '杜拜杜拜市中心 Dubai Street 1 號', true],
    ['1 Dubai Street, Dubai Street, Dubai', '杜拜 Dubai Street 1 號', true],
    ['1 Dubai Street, Downtown Dubai', '杜拜市中心 Dubai Street 1 號', false],
  ])('tells whether anything is doubled in %s, %s', (en, chinese, doubled) => {
    const address = { en, 'zh-tw': chinese, 'zh-cn': chinese, ja: 'ドバイ Dubai Street 1' };
    const placeNames = [{ en: 'Dubai', 'zh-tw': '杜拜', 'zh-cn': '迪拜', ja: 'ドバイ' }];
    const name = 'Dubai Street';
    const street = { en: name, 'zh-tw': name, 'zh-cn': name, ja: name };
    const faults = doubledAddresses([{ slug: 'somewhere', address, placeNames, street }]);
    expect(faults.length > 0).toBe(doubled);
  });

  test('finds openings in a war and townhouses of two hundred rooms', () => {
    const building = (openedYear: number, country: string, en: string, roomCount: number) => [
      { slug: 'somewhere', name: { ...hotel('', []).name, en }, country, openedYear, roomCount },
    ];
    expect(wartimeOpenings(building(1943, 'JP', 'Heron', 30))).toHaveLength(1);
    expect(wartimeOpenings(building(1937, 'ES', 'Heron', 30))).toHaveLength(1);
    expect(wartimeOpenings(building(1937, 'GB', 'Heron', 30))).toEqual([]);
    expect(oversizedTownhouses(building(1950, 'GB', 'Heron Townhouse, London', 237))).toHaveLength(1);
    expect(oversizedTownhouses(building(1950, 'GB', 'The Heron, London', 237))).toEqual([]);
  });

  test('recognises real brands, and places named like one', () => {
    const named = (en: string) => {
      const of = hotel('A text.', []);
      return { ...of, name: { ...of.name, en } };
    };
    expect(realBrandsIn([named('Rosewood Gate Hotel')], [])).toHaveLength(1);
    const jumeirah = { en: 'Jumeirah', 'zh-tw': '朱美拉', 'zh-cn': '朱美拉', ja: 'ジュメイラ' };
    expect(realBrandsIn([named('The Heron Jumeirah')], [jumeirah])).toEqual([]);
  });

  test.each([
    ['en', 'The house has {rooms} rooms, and a garden at the back of it.', 'a gap that nothing filled'],
    ['en', 'Short.', '6 characters'],
    ['en', 'The rooms rooms are quiet, and the garden is at the back of them.', '“rooms rooms” is doubled'],
    ['zh-tw', '客房朝着花园，早上很安静，适合睡晚一点。', '“着” is not written in zh-tw'],
    ['zh-cn', '客房朝著花園，早上很安靜，適合睡晚一點。', '“園” is not written in zh-cn'],
    ['ja', 'The garden is at the back of the house.', 'a sentence in Latin letters'],
  ] as const)('finds the fault in %s: %s', (locale, text, fault) =>
    expect(textFaultsOf(text, locale)).toContain(fault),
  );

  test('accepts a reduplicated Chinese word', () => expect(doubledWord('水一壺一壺現燒')).toBeUndefined());
});
