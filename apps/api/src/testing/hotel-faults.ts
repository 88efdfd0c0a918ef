import { locales, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';
import type { HotelStory } from '../db/schema/inventory.ts';
import { charactersOf } from './characters.ts';
import { realBrands } from './real-brands.ts';

/** What a check of the demonstration hotels needs to know about one. */
export interface CheckedHotel {
  slug: string;
  place: string;
  name: LocalizedText;
  story: HotelStory;
  /** Setting, climate, features. */
  traits: ReadonlySet<string>;
  /** What the text may quote about its district; it is true of the place and depends on no trait. */
  lines: LocalizedText[];
}
type Faults = string[];

const count = <T>(items: Iterable<T>): [T, number][] => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
};
const textOf = ({ story }: CheckedHotel, locale: Locale): string => story.paragraphs[locale].join('\n');

/** The first sentence with the hotel's name and all numbers removed. */
export const openingOf = (hotel: CheckedHotel, locale: Locale): string =>
  hotel.story.standfirst[locale].replaceAll(hotel.name[locale], '…').replaceAll(/\d+/g, '#');

/**
 * First sentences that two hotels of a place share, or that more than `most` of all use; the worst first.
 */
export function repeatedOpenings(hotels: CheckedHotel[], most: number): Faults {
  const within = [...Map.groupBy(hotels, (hotel) => hotel.place)].flatMap(([place, of]) =>
    count(of.map((hotel) => openingOf(hotel, 'en')))
      .filter(([, times]) => times > 1)
      .map(([text, times]) => ({ times, fault: `${times} times in ${place}: ${text}` })),
  );
  const overall = count(hotels.map((hotel) => openingOf(hotel, 'en')))
    .filter(([, times]) => times > most)
    .map(([text, times]) => ({ times, fault: `${times} times in all: ${text}` }));
  return [...overall, ...within].toSorted((a, b) => b.times - a.times).map(({ fault }) => fault);
}

/**
 * What a text in any language may say only of a hotel with one of the traits, or (`unless`) with none of
 * them.
 */
const claims: { pattern: RegExp; of?: string[]; unless?: string[] }[] = [
  { pattern: /\bwool|羊毛|毛毯|毛布/i, unless: ['tropical', 'hot', 'beach', 'island'] },
  { pattern: /\bfire(?:s|place)?\b|壁爐|壁炉|暖炉/i, unless: ['tropical', 'hot'] },
  { pattern: /\bsnow|\bskis?\b|[雪滑]雪|スキー/i, of: ['alpine'] },
  { pattern: /menu is short|菜單也因此很短|菜单也因此很短|献立は短め/i, unless: ['fine-dining'] },
  { pattern: /tasting[ -]menu|品味套餐|主厨套餐|コース料理/i, of: ['fine-dining'] },
  {
    pattern: /\bsea\b|\bsand\b|\bbeach\b|\bsurf|沙灘|沙滩|砂浜/i,
    of: ['beach', 'island', 'harbour', 'desert'],
  },
  { pattern: /\briver\b|河/i, of: ['riverside'] },
  { pattern: /\blake\b|湖/i, of: ['lakeside'] },
  { pattern: /\bdesert\b|沙漠|砂漠/i, of: ['desert'] },
  { pattern: /\bstreet\b|\btraffic\b/i, of: ['urban', 'historic', 'riverside', 'harbour', 'park'] },
  { pattern: /\bfields\b|田野/i, of: ['countryside'] },
  { pattern: /indoor pool|室內泳池|室内泳池|屋内プール/i, of: ['indoor-pool'] },
  { pattern: /outdoor pool|戶外泳池|户外泳池|屋外プール/i, of: ['outdoor-pool'] },
  { pattern: /rooftop|on the roof\b|屋上/i, of: ['rooftop-bar'] },
  { pattern: /\blibrary\b|圖書室|图书室|ライブラリー/i, of: ['library'] },
  { pattern: /\bspa\b|水療|水疗|スパ(?!ナ)/i, of: ['spa'] },
  { pattern: /hot spring|溫泉|温泉/i, of: ['onsen'] },
  { pattern: /children’s club|兒童俱樂部|儿童俱乐部|キッズクラブ/i, of: ['kids-club'] },
  { pattern: /babysitter|保母|ベビーシッター/i, of: ['babysitting'] },
  { pattern: /\bbutler\b|管家|バトラー/i, of: ['butler'] },
  { pattern: /fitness|健身房|フィットネス/i, of: ['fitness-studio'] },
  { pattern: /\btee times|高爾夫|高尔夫|ゴルフ/i, of: ['golf'] },
  { pattern: /tennis|網球|网球|テニス/i, of: ['tennis'] },
  { pattern: /\bdogs?\b|[遛帶带]狗|犬/i, of: ['pets-welcome', 'park', 'riverside'] },
  { pattern: /tea room|茶室/i, of: ['tea-house'] },
];

/** Texts that contradict what their hotel is or has. */
export function contradictions(hotels: CheckedHotel[]): Faults {
  return hotels.flatMap((hotel) =>
    locales.flatMap((locale) => {
      const text = hotel.lines.reduce((rest, line) => rest.replace(line[locale], ''), textOf(hotel, locale));
      return claims
        .filter(
          ({ pattern, of, unless = [] }) =>
            ((of && !of.some((trait) => hotel.traits.has(trait))) ||
              unless.some((trait) => hotel.traits.has(trait))) &&
            pattern.test(text),
        )
        .map(({ pattern }) => `${hotel.slug} says ${pattern.exec(text)?.[0]}: ${text}`);
    }),
  );
}

/** Names and texts that contain a real hotel brand, unless the place itself has that name. */
export function realBrandsIn(hotels: CheckedHotel[], placeNames: LocalizedText[]): Faults {
  return locales.flatMap((locale) => {
    const words = realBrands[locale];
    const brand = new RegExp(
      locale === 'en'
        ? String.raw`\b(?:${words.join('|')})\b`
        : locale === 'ja'
          ? String.raw`(?<![ァ-ヶー])(?:${words.join('|')})(?![ァ-ヶー])`
          : words.join('|'),
      'u',
    );
    const own = placeNames.map((name) => name[locale]).filter((name) => brand.test(name));
    return hotels.flatMap((hotel) =>
      [hotel.name[locale], textOf(hotel, locale)]
        .filter((text) => brand.test(own.reduce((rest, name) => rest.replaceAll(name, ''), text)))
        .map((text) => `${hotel.slug} (${locale}) has “${brand.exec(text)?.[0]}”: ${text}`),
    );
  });
}

/** A word repeated in a row; in Chinese and Japanese three characters or more (一壺一壺 is good Chinese). */
export const doubledWord = (text: string): string | undefined =>
  /(?<!\p{L})(\p{Script=Latin}{2,}) \1(?!\p{L})|([\p{Script=Han}\p{Script=Katakana}ー]{3,})\2/iu.exec(
    text,
  )?.[0];

/** Correct in Simplified Chinese, but newer or rarer than GB 2312. */
const younger = new Set('潟桲瞭叡');
const simplifiedOnly = charactersOf('gb2312').difference(charactersOf('big5'));
const traditionalOnly = charactersOf('big5').difference(charactersOf('gb2312')).difference(younger);
const lengths: Record<Locale, [number, number]> = {
  en: [40, 520],
  'zh-tw': [12, 190],
  'zh-cn': [12, 190],
  ja: [16, 260],
};

/** Language faults of a text. */
export function textFaultsOf(text: string, locale: Locale): Faults {
  const foreignCharacter = [...text].find((sign) =>
    locale === 'zh-tw' ? simplifiedOnly.has(sign) : locale === 'zh-cn' ? traditionalOnly.has(sign) : false,
  );
  const doubled = doubledWord(text);
  const [least, most] = lengths[locale];
  return [
    ...(foreignCharacter ? [`“${foreignCharacter}” is not written in ${locale}`] : []),
    ...(locale === 'ja' && !/\p{Script=Hiragana}/u.test(text) ? ['no Japanese'] : []),
    ...(locale !== 'en' && /(?:[A-Za-z]{2,}[ ,]+){2,}[A-Za-z]/.test(text)
      ? ['a sentence in Latin letters']
      : []),
    ...(locale === 'en' && /[\p{Script=Han}\p{Script=Hiragana}]/u.test(text)
      ? ['characters in English']
      : []),
    ...(doubled ? [`“${doubled}” is doubled`] : []),
    ...(/[{}]|undefined|null|NaN/.test(text) ? ['a gap that nothing filled'] : []),
    ...(text.length < least || text.length > most ? [`${text.length} characters`] : []),
  ];
}

/** The faults of all texts, each with its hotel. */
export function textFaults(hotels: CheckedHotel[]): Faults {
  return hotels.flatMap((hotel) =>
    locales.flatMap((locale) => {
      const text = textOf(hotel, locale);
      return textFaultsOf(text, locale).map((fault) => `${hotel.slug} (${locale}): ${fault}: ${text}`);
    }),
  );
}
