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
/** More words than any name has: the rest is ignored. */
const mostWords = 8;

/**
 * Possible splits of typed text into words, likeliest first. Text without spaces, as in ideographs and kana,
 * is split if part of it is a known name (京都飯店), which becomes one word.
 */
export function typedWords(query: string, isName: (text: string) => boolean): string[][] {
  const spaced = foldedWords(query).slice(0, mostWords);
  const [only = ''] = spaced;
  const ways =
    spaced.length > 1
      ? [spaced]
      : Array.from({ length: Math.max(0, Math.min(only.length, 24) - 1) }, (_, i) => [
          only.slice(0, i + 1),
          only.slice(i + 1),
        ]).filter((parts) => parts.some((part) => part.length > 1 && (general.has(part) || isName(part))));
  return ways
    .flatMap((words) => {
      const distinctive = words.filter((word) => !general.has(word));
      const [name = ''] = distinctive;
      // 'kyoto hotel' means Kyoto, whatever a hotel there is called.
      return distinctive.length === 1 && isName(name) ? [distinctive, words] : [words, distinctive];
    })
    .filter((words) => words.length > 0);
}
