import type { Locale } from '@voyage/domain/locale.ts';

const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
];
const english = new Map<string, number>([
  ...[...units, 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'].map(
    (word, n): [string, number] => [word, n],
  ),
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, n): [string, number] => [word, (n + 2) * 10],
  ),
  ...[
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
    'nineteenth',
    'twentieth',
  ].map((word, n): [string, number] => [word, n + 11]),
]);
const han = new Map(
  [...'〇一二三四五六七八九']
    .map((digit, n) => [digit, n] as const)
    .concat([['零', 0] as const, ['两', 2] as const, ['兩', 2] as const]),
);
const powers = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
]);
const larger = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

/** 'a hundred and twenty' to 120, 'twenty-five' to 25; consecutive number words belong together. */
function englishNumbers(text: string): number[] {
  const found: number[] = [];
  let sum: number | null = null;
  for (const word of text.toLowerCase().match(/[a-z]+|[^a-z]/g) ?? []) {
    const value = english.get(word);
    if (value !== undefined) sum = (sum ?? 0) + value;
    else if (larger.has(word)) sum = (sum || 1) * (larger.get(word) ?? 1);
    else if (
      sum !== null &&
      !(word === ' ' || word === '-' || (word === 'and' && sum >= 100 && sum % 100 === 0))
    ) {
      found.push(sum);
      sum = null;
    }
  }
  return sum === null ? found : [...found, sum];
}

function hanNumber(text: string): number | null {
  if (text.length < 2) return null; // 百葉窗, 十字軍: not numbers
  const [tenThousands, rest = ''] = text.split(/[万萬]/);
  if (tenThousands !== text)
    return (
      (hanNumber(tenThousands ?? '') ?? han.get(tenThousands ?? '') ?? 1) * 10_000 + (hanNumber(rest) ?? 0)
    );
  if (![...text].some((c) => powers.has(c)))
    return text.length >= 3 ? Number([...text].map((c) => han.get(c) ?? 0).join('')) : null;
  let sum = 0;
  let digit: number | null = null;
  for (const c of text) {
    const power = powers.get(c);
    if (power === undefined) digit = han.get(c) ?? 0;
    else {
      sum += (digit ?? 1) * power;
      digit = null;
    }
  }
  return sum + (digit ?? 0);
}

/**
 * Normalises what one language says with a number and another without: months, minutes past, half and
 * quarter hours, a millennium.
 */
const evened = (text: string): string =>
  text
    .replaceAll(/(?:十[一二]|1[12]) ?月/g, '')
    .replaceAll(
      /(\d)\.\d\d\b|([\d一二三四五六七八九十] ?[點点時时]) ?(?:\d{1,2}|[二三四五]?十[一二三四五六七八九]?) ?分/g,
      '$1$2 ',
    )
    .replaceAll(/half(?: an)?[ -]hour|(?<!大)半[個个]?(?:小[時时]|時間)/gi, ' 30 ')
    .replaceAll(/quarter of (?:an hour|it|one)\b|一刻[鐘钟]/gi, ' 15 ')
    .replaceAll(/thousand-year|千年/g, ' 1000 ')
    .replaceAll(/上百(?=[顆颗只])|(?<![二三四五六七八九])百の/g, ' 100 ');

/**
 * The numbers above ten in a text, as digits or as words of its language, each once, smallest first:
 * 'eighteen metres, opened in 1998' and '十八米，1998 年開業' are both [18, 1998]. Smaller numbers are left out:
 * languages express them in too many ways (a pair, a quarter, 十分).
 */
export function numbersIn(whole: string, locale: Locale): number[] {
  const text = evened(whole);
  const digits = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );
  const spelledOut =
    locale === 'en'
      ? englishNumbers(text)
      : [...text.matchAll(/[〇零一二三四五六七八九十百千万萬两兩]+/g)].map(
          ([number]) => hanNumber(number) ?? 0,
        );
  return [...new Set([...digits, ...spelledOut])].filter((number) => number > 10).toSorted((a, b) => a - b);
}
