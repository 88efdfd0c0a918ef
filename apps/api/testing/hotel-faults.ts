import { locales, type Locale, type LocalizedText } from '@voyage/domain/locale.ts';
import type { OwnTexts } from '../src/inventory/embedded/hotels/generated-hotel.ts';
import { charactersOf } from './characters.ts';
import { realBrands } from './real-brands.ts';

/** What a check of the demonstration hotels needs to know about one. */
export interface CheckedHotel {
  slug: string;
  place: string;
  name: LocalizedText;
  story: OwnTexts['story'];
  /** Setting, climate, features. */
  traits: ReadonlySet<string>;
  /** What the text may quote about its district; it is true of the place and depends on no trait. */
  lines: LocalizedText[];
  /** The names of its district, which a text may contain: a hotel in River North is not on a river. */
  district: LocalizedText;
}
type Faults = string[];

const count = <T>(items: Iterable<T>): [T, number][] => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
};
const textOf = ({ story }: CheckedHotel, locale: Locale): string => story.paragraphs[locale].join('\n');

/** The first sentence with the hotel's name and all numbers removed. */
const openingOf = (hotel: CheckedHotel, locale: Locale): string =>
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

/** Plants that need a cold winter. */
const coolPlants =
  /\b(?:oaks?|beech(?:es)?|birch(?:es)?|elms?|linden|larch(?:es)?|rowan|hawthorn|hazel|chestnuts?|walnut|willow|poplar|sycamore|maple|ginkgo|juniper|wisteria|peony|foxglove|gentian|larkspur|honeysuckle|snowdrop|kingcup|damson|medlar|quince|persimmon|heather)\b|橡木|山毛櫸|山毛榉|榆樹|榆树|椴樹|椴树|落葉松|落叶松|花楸|山楂|榛樹|榛树|栗樹|栗树|胡桃|垂柳|白楊|白杨|懸鈴木|悬铃木|楓葉|枫叶|銀杏|银杏|杜松|紫藤|牡丹|毛地黃|毛地黄|龍膽|龙胆|飛燕草|飞燕草|忍冬|雪滴花|李樹|李树|歐楂|欧楂|榲桲|榅桲|朱柿|蘋果園|苹果园|櫻桃園|樱桃园|紅楓|红枫|鈴蘭|铃兰|雪見|雪见|楢/i;

/** Names with a plant or a season that the climate of the hotel does not have. */
export const wrongClimateNames = (hotels: CheckedHotel[]): Faults =>
  hotels
    .filter(({ traits }) => ['tropical', 'hot', 'KE', 'TZ'].some((trait) => traits.has(trait)))
    .flatMap(({ slug, name, district }) =>
      locales
        .map((locale) => name[locale].replace(district[locale], ''))
        .filter((text) => coolPlants.test(text))
        .map((text) => `${slug}: ${text}`),
    );

/** Lines about a place or district that more than `most` hotels have, the worst first. */
export function overusedLines(hotels: CheckedHotel[], most: number): Faults {
  const used = hotels.flatMap((hotel) =>
    hotel.lines
      .filter((line) => textOf(hotel, 'en').includes(line.en))
      .map((line) => `${hotel.place}: ${line.en}`),
  );
  return count(used)
    .filter(([, times]) => times > most)
    .map(([line, times]) => `${times} times in ${line}`);
}

/** Texts that state a number of rooms or a year twice. */
export const repeatedFacts = (hotels: (CheckedHotel & { roomCount: number; openedYear: number })[]): Faults =>
  hotels.flatMap((hotel) => {
    const text = ownWords(hotel, textOf(hotel, 'en'), 'en');
    return [hotel.roomCount, hotel.openedYear]
      .filter((fact) => text.split(new RegExp(String.raw`\b${fact}\b`)).length > 2)
      .map((fact) => `${hotel.slug} says ${fact} twice: ${text}`);
  });

/** What a hotel offers or does, which does not answer where it is and what one sees there. */
const offers =
  /\b(?:pool|spa|gym|fitness|library|butler|breakfast|lunch|dinner|supper|menu|coffee|soup|bread|cook|kitchen|waiter|barman|desk|key(?! cutter)|keys|pillows?|sheets?|towels?|robe|shower|laundry|umbrella|newspapers?|airport|driver|tea room|golf|tennis|dogs? are|children’s club|babysitter|meeting rooms?|check-?in|luggage|suitcases?|bags?)\b/i;
/** District, building, water, view. */
const whereabouts =
  /\b(?:rooms?|walls?|roofs?|ceilings?|windows?|balcon(?:y|ies)|floors?|houses?|buildings?|doors?|entrance|stair(?:s|case)?|corridors?|courtyard|glass|corner|street|lane|neighbourhood|town|walk|quarter|front|trams?|park|trees?|leaves|garden|bench(?:es)?|grass|forest|path|bark|fields?|road|slope|terrace|view|city|bank|boats?|water|quay|pavement|harbour|masts|gulls|lake|sea|sand|shore|beach|salt|breeze|mountain|peaks|desert|sky|dawn|shade|cooler|evening comes|bells|veranda|boat|plaster|tall|waves|quiet)\b/i;

/** First sentences, which lists show alone, that speak of an amenity or a service, or of nothing in particular. */
export const emptyListLines = (hotels: CheckedHotel[]): Faults =>
  hotels
    .map((hotel) => ({ hotel, text: hotel.story.standfirst.en }))
    .filter(
      ({ hotel, text }) =>
        !hotel.lines.some((line) => line.en === text) &&
        (offers.test(text) || !(whereabouts.test(text) || text.includes(hotel.district.en))),
    )
    .map(({ hotel, text }) => `${hotel.slug}: ${text}`);

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
  { pattern: /\bthatch\b|\bsand\b|raked|沙灘|沙滩|砂浜|草棚/i, unless: ['venice'] },
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
  { pattern: /\bdogs?\b|[遛帶带]狗|犬/i, unless: ['serengeti', 'maasai-mara'] },
  { pattern: /tea room|茶室/i, of: ['tea-house'] },
  {
    pattern:
      /\b(?:cars?|taxis?|traffic|driver|kerb|parking|bicycles?)\b|(?<![電纜推]|押し)車|(?<![电缆推])车|タクシー|運転手/i,
    unless: ['car-free'],
  },
  {
    pattern:
      /\b(?:rains?|rainy|wet (?:days?|afternoons?)|umbrella for|umbrellas|showers? of)\b|through a shower|下雨|雨天|陣雨|阵雨|雨の|にわか雨/i,
    unless: ['hot', 'desert'],
  },
  {
    pattern: /\bporridge\b|燕麥粥|燕麦粥|オートミール/i,
    of: ['GB', 'IE', 'NO', 'SE', 'DK', 'IS', 'CH', 'AT', 'DE', 'CA', 'US'],
  },
  { pattern: coolPlants, unless: ['tropical', 'hot'] },
  { pattern: /\b(?:each|every) spring\b|每年春天|毎年春/i, unless: ['tropical', 'hot'] },
  { pattern: /\bwinter\b|冬天|冬は|冬のあいだ/i, unless: ['tropical'] },
  { pattern: /\bNovember\b|十一月/i, unless: ['southern', 'tropical'] },
  { pattern: /\bJune or September\b|六月或九月|六月か九月/i, unless: ['southern', 'tropical', 'hot'] },
  { pattern: /\bgulls?\b|海鷗|海鸥|かもめ/i, unless: ['tropical', 'HK', 'MO'] },
  { pattern: /\btrams?\b/i, of: [] },
];

/** A text without the lines about its district and the district's name. */
const ownWords = ({ lines, district }: CheckedHotel, text: string, locale: Locale): string =>
  lines.reduce((rest, line) => rest.replace(line[locale], ''), text).replaceAll(district[locale], '');

/** Texts that contradict what their hotel is or has. */
export function contradictions(hotels: CheckedHotel[]): Faults {
  return hotels.flatMap((hotel) =>
    locales.flatMap((locale) => {
      const text = ownWords(hotel, textOf(hotel, locale), locale);
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
const younger = new Set('潟桲瞭叡祇');
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

/** An address, and the names of its place. */
export interface CheckedAddress {
  slug: string;
  address: LocalizedText;
  /** The names of the place, in full and as hotels use it. */
  placeNames: LocalizedText[];
  /** May be named after the place or the district; null: unknown. */
  street: LocalizedText | null;
}
/** Addresses that name a place or a district twice, as 杜拜杜拜市中心 does. */
export const doubledAddresses = (hotels: CheckedAddress[]): Faults =>
  hotels.flatMap(({ slug, address, placeNames, street }) =>
    locales
      .filter((locale) => {
        const parts = address[locale].split(', ').map((part) => part.replace(/^\d+ /, ''));
        const where =
          locale === 'en' ? parts.slice(1).join(', ') : address[locale].replace(street?.[locale] ?? '', '');
        return (
          new Set(parts).size < parts.length ||
          placeNames.some((name) => where.split(name[locale]).length > 2)
        );
      })
      .map((locale) => `${slug} (${locale}): ${address[locale]}`),
  );

/** What a check of opening years and sizes needs to know. */
export interface CheckedBuilding {
  slug: string;
  name: LocalizedText;
  country: string;
  openedYear: number;
  roomCount: number;
}
/** In which countries no hotel opened in which years; `*`: anywhere. */
const wars: [country: string, first: number, last: number][] = [
  ['*', 1917, 1918],
  ['*', 1941, 1945],
  ...['GB', 'FR', 'DE', 'IT', 'AT', 'HU', 'CZ', 'CA', 'AU', 'NZ', 'ZA', 'TR', 'GR', 'IN'].flatMap(
    (country): [string, number, number][] => [
      [country, 1914, 1918],
      [country, 1939, 1945],
    ],
  ),
  ['ES', 1936, 1939],
  ['CN', 1937, 1949],
  ['JP', 1937, 1945],
  ['TR', 1919, 1922],
  ['IE', 1919, 1923],
  ['GR', 1946, 1949],
  ['MX', 1910, 1920],
  ['VN', 1946, 1975],
  ['KH', 1970, 1991],
  ['LA', 1959, 1975],
  ['HR', 1991, 1995],
  ['ID', 1945, 1949],
];
/** Hotels that opened in a war. */
export const wartimeOpenings = (hotels: CheckedBuilding[]): Faults =>
  hotels
    .filter(({ country, openedYear }) =>
      wars.some(
        ([where, first, last]) =>
          (where === '*' || where === country) && openedYear >= first && openedYear <= last,
      ),
    )
    .map(({ slug, openedYear }) => `${slug} ${openedYear}`);

/** Names that promise a townhouse, and the most rooms that one has. */
const townhouses: [name: RegExp, most: number][] = [
  [/\b(?:Townhouse|Riad|Chalet|Yalısı)\b|・タウンハウス/, 40],
  [/\b(?:Villas?|Manor|Konağı|Château)\b/, 64],
  [/\b(?:Casa|Maison|Dar|Bait|Haus|Mansion|Residenza|Corte|Lodge)\b|公館/, 100],
];
/** Townhouses of two hundred rooms. */
export const oversizedTownhouses = (hotels: CheckedBuilding[]): Faults =>
  hotels.flatMap(({ slug, name, roomCount }) =>
    townhouses
      .filter(([house, most]) => roomCount > most && Object.values(name).some((text) => house.test(text)))
      .map(() => `${slug}: ${roomCount} rooms`),
  );
