import { locales, type LocalizedText } from '@voyage/domain/locale.ts';
import { describe, expect, test } from 'vitest';
import { readRows } from '../../content-files.ts';
import { initialRates } from '../../rates/table.ts';
import {
  contradictions,
  doubledWord,
  realBrandsIn,
  repeatedOpenings,
  textFaults,
  textFaultsOf,
  type CheckedHotel,
} from '../../testing/hotel-faults.ts';
import { numbersIn } from '../../testing/numbers-in-text.ts';
import type { Sentence } from '../descriptions.ts';
import { vocabulary } from '../vocabulary.ts';
import { readFlagships } from './flagships.ts';
import { generateHotels } from './generate.ts';
import { conditionsHold, traitsOf } from './hotel-text.ts';

const words = vocabulary();
const places = [...words.places.values()];
const generated = [
  ...generateHotels(words, { count: 4100, perUsd: initialRates.perUsd(), flagships: readFlagships() }),
].flatMap(({ hotel }) => {
  const place = words.places.get(hotel.place);
  const district = place?.districts.find(({ slug }) => slug === hotel.district);
  const brand = words.brands.get(hotel.brand);
  if (hotel.flagship || !place || !district || !brand) return [];
  const { features = [], renovatedYear = null } = hotel;
  const traits = traitsOf({ ...hotel, place, district, brand, features, renovatedYear });
  return [
    { ...hotel, facts: { place, district, brand }, traits, lines: district.lines.map(({ text }) => text) },
  ];
});
/** The first faults, enough to fix the rest. */
const worst = (faults: string[]) => ({ faults: faults.length, worst: faults.slice(0, 8) });
const none = { faults: 0, worst: [] };

test('every generated hotel is checked', () => expect(generated).toHaveLength(4040));

describe('the texts of all hotels', () => {
  test('open with a sentence that no other hotel of the place has, and at most 40 in all', () =>
    expect(worst(repeatedOpenings(generated, 40))).toEqual(none));

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

  test('say two things about each district, or about its place', () => {
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
  ])('finds that “%s” is untrue of %s', (text, traits) =>
    expect(contradictions([hotel(text, traits)])).toHaveLength(1),
  );

  test('allows a line to describe its district', () => {
    const of = hotel('The sea is at the door.', ['urban', 'mild']);
    expect(contradictions([{ ...of, lines: [of.story.standfirst] }])).toEqual([]);
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
