import { isLatin } from './name-index.ts';
import { fold, foldedWords } from './fold.ts';

/** Words that describe a kind of thing rather than a name: ignored if nothing contains them. */
const general = new Set(
  [
    'hotel',
    'hotels',
    'resort',
    'in',
    'at',
    'the',
    'of',
    'near',
    '酒店',
    '飯店',
    '旅館',
    'ホテル',
    '宿',
    '住宿',
  ].map(fold),
);
/** Words that say which kind of hotel is meant, but no name: ignored if nothing contains them. */
const kinds = [
  'ryokan',
  'onsen',
  'inn',
  'villa',
  'lodge',
  'resorts',
  'accommodation',
  'stay',
  'stays',
  'luxury',
  'luxurious',
  'boutique',
  'best',
  'five',
  'star',
  '5',
  'and',
  'with',
  'for',
  '豪華',
  '奢華',
  '高級',
  '五星',
  '五星級',
  '溫泉',
  '度假村',
  '民宿',
  '旅店',
  'リゾート',
  'ラグジュアリー',
];
/** General words, kinds, and words of what hotels have: spa, pool, 健身房. */
export const describingWords = (features: readonly string[]): ReadonlySet<string> =>
  new Set([...general, ...kinds.map(fold), ...features]);

/**
 * A query without the words that describe rather than name: 'kyoto' of 'hotels in kyoto', 京都 of 京都飯店.
 * With `describingWords` also without 'spa' or 'luxury'. Text without spaces loses one word after the other: 新宿 and 新
 * of 新宿ホテル. None if that takes away nothing, or all.
 */
export function namingParts(query: string, words: ReadonlySet<string> = general): string[] {
  const spaced = foldedWords(query);
  const left = spaced.filter((word) => !words.has(word));
  if (left.length < spaced.length) return left.length > 0 ? [left.join(' ')] : [];
  const parts: string[] = [];
  for (let [text = ''] = spaced; spaced.length === 1 && !isLatin(text);) {
    const [longest] = [...words]
      .filter((word) => word.length < text.length && (text.endsWith(word) || text.startsWith(word)))
      .toSorted((a, b) => b.length - a.length);
    if (longest === undefined) break;
    text = text.endsWith(longest) ? text.slice(0, -longest.length) : text.slice(longest.length);
    parts.push(text);
  }
  return parts;
}

/** Words for what a place is, which its official or usual name may end with: Tokyo city, 東京都, 雲南省. */
const kindsOfPlace = new Set(
  [
    'city',
    'town',
    'district',
    'region',
    'area',
    'prefecture',
    'province',
    'state',
    'county',
    'island',
    'islands',
    'to',
    'fu',
    'ken',
    'shi',
    '市',
    '都',
    '府',
    '縣',
    '省',
    '州',
    '邦',
    '町',
    '村',
    '區',
    '島',
    '城',
    '地區',
    '地方',
    '市中心',
    '市區',
    '市内',
    '周邊',
    '周辺',
    'し',
    'と',
    'ふ',
    'けん',
    'しゅう',
    'しま',
    'とう',
  ].map(fold),
);
/**
 * A place without the word for what it is, which follows it, or precedes it with 'of'; undefined if there is
 * none. Whether the rest is a place is for the caller to say: 京 of 京都 is none.
 */
export function withoutKindOfPlace(query: string): string | undefined {
  const words = foldedWords(query);
  const [first = '', second, ...others] = words;
  const last = words.at(-1) ?? '';
  if (words.length > 1 && kindsOfPlace.has(last)) return words.slice(0, -1).join(' ');
  if (second === 'of' && others.length > 0 && kindsOfPlace.has(first)) return others.join(' ');
  if (words.length > 1 || isLatin(first)) return undefined;
  const [longest] = [...kindsOfPlace]
    .filter((word) => word.length < first.length && first.endsWith(word))
    .toSorted((a, b) => b.length - a.length);
  return longest === undefined ? undefined : first.slice(0, -longest.length);
}

/** Every run of fewer words than all of them, longest first: what may be a name within a longer text. */
export function runsOf(query: string): string[] {
  const words = foldedWords(query).slice(0, maxWords);
  return Array.from({ length: Math.max(0, words.length - 1) }, (_, i) => words.length - 1 - i).flatMap(
    (length) =>
      Array.from({ length: words.length - length + 1 }, (_, from) =>
        words.slice(from, from + length).join(' '),
      ),
  );
}

/** More words than any name has: the rest is ignored. */
const maxWords = 8;

/** What may be a word of its own where no space was typed; of letters rather many: 'in' ends 'aurelain'. */
const minOfSplit = (part: string): number => (isLatin(part) ? 4 : 2);

/**
 * Possible splits of typed text into words, likeliest first. Text without spaces, as in ideographs and kana,
 * is split if part of it is a known name (京都飯店), which becomes one word.
 */
export function typedWords(query: string, isName: (text: string) => boolean): string[][] {
  const spaced = foldedWords(query).slice(0, maxWords);
  const [only = ''] = spaced;
  const ways =
    spaced.length > 1
      ? [spaced]
      : Array.from({ length: Math.max(0, Math.min(only.length, 24) - 1) }, (_, i) => [
          only.slice(0, i + 1),
          only.slice(i + 1),
        ])
          .filter((parts) => parts.every((part) => !isLatin(part) || part.length > 2))
          .filter((parts) =>
            parts.some((part) => part.length >= minOfSplit(part) && (general.has(part) || isName(part))),
          );
  return ways
    .flatMap((words) => {
      const distinctive = words.filter((word) => !general.has(word));
      const [name = ''] = distinctive;
      // 'kyoto hotel' means Kyoto, whatever a hotel there is called.
      return distinctive.length === 1 && isName(name) ? [distinctive, words] : [words, distinctive];
    })
    .filter((words) => words.length > 0);
}
