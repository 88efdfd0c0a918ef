import type { Locale } from '@voyage/domain/locale.ts';
import { glossary, regionalWords, type Kind } from './glossary.ts';

/** Placeholder for an inserted value. */
export const valuePlaceholder = '\u{FFFC}';
const han = String.raw`\p{Script=Han}`;
const cjk = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;

/**
 * All characters of an old national character set: other characters are not used in that language.
 */
function charactersOf(encoding: string, leads: [number, number], trails: [number, number][]): Set<string> {
  const decoder = new TextDecoder(encoding);
  const known = new Set<string>();
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (const [from, to] of trails)
      for (let trail = from; trail <= to; trail++) known.add(decoder.decode(new Uint8Array([lead, trail])));
  return known;
}
/**
 * GB 2312 has no traditional characters, Big5 hardly any simplified ones, and JIS X 0208 only those
 * used in Japan.
 */
const characterSets: Partial<Record<Locale, Set<string>>> = {
  'zh-cn': charactersOf('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]]),
  'zh-tw': charactersOf(
    'big5',
    [0xa4, 0xf9],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  ),
  ja: charactersOf('euc-jp', [0xb0, 0xf4], [[0xa1, 0xfe]]),
};
/** In Big5 as rare characters of old books; today they are simplified forms of others. */
const simplified = new Set('个体机万与么价担胜听虫适叶厂广腊党宁几无尽据蜡坏弥号');
/** Correct, but newer or rarer than the sets. */
const allowed: Partial<Record<Locale, Set<string>>> = {
  'zh-cn': new Set('〇祇辻叡氹瞭潟啰蹚榅桲鱲羱萩'),
  'zh-tw': new Set('〇辻坂氹擀榲鱲'),
  ja: new Set('々〇'),
};

function foreignCharacters(text: string, locale: Locale): string[] {
  const known = characterSets[locale];
  if (!known) return [];
  return [...new Set(text.match(new RegExp(han, 'gu')))]
    .filter(
      (character) =>
        !allowed[locale]?.has(character) &&
        (!known.has(character) || (locale === 'zh-tw' && simplified.has(character))),
    )
    .map((character) => `“${character}” is not written in ${locale}`);
}

const chinese: readonly Locale[] = ['zh-tw', 'zh-cn'];
const asian: readonly Locale[] = [...chinese, 'ja'];
const all: readonly Locale[] = [...asian, 'en'];
const rules: { locales: readonly Locale[]; kind?: Kind; fault: string; pattern: RegExp }[] = [
  { locales: chinese, fault: '您, never 你', pattern: /[你妳]/u },
  {
    locales: asian,
    fault: 'half-width punctuation',
    pattern: new RegExp(String.raw`${cjk} ?[,;:?!]|[,;:?!] ?${cjk}|${cjk}\.(?!\w)`, 'u'),
  },
  {
    locales: asian,
    fault: 'half-width brackets',
    pattern: new RegExp(String.raw`${cjk} ?\(|\) ?${cjk}|\([^)]*${cjk}`, 'u'),
  },
  {
    locales: asian,
    fault: 'a space beside full-width punctuation',
    pattern: / [、。「-』（），：；？！]|[、。「-』（），：；？！] /u,
  },
  {
    locales: chinese,
    fault: 'a space between ideographs',
    pattern: new RegExp(`${han} (?!敬上)${han}`, 'u'), // the space of a signature
  },
  { locales: asian, fault: 'full-width letters or digits', pattern: /[０-９Ａ-Ｚａ-ｚ]/u },
  { locales: all, fault: 'a straight quotation mark', pattern: /["']/u },
  { locales: all, fault: 'three dots for an ellipsis', pattern: /\.{3}|。{2,}/u },
  { locales: all, fault: 'two spaces, or one at an end', pattern: /\p{L}.* {2}|^ .*\p{L}|\p{L}.* $/u },
  {
    locales: ['zh-tw', 'ja'],
    fault: 'quotation marks are 「」 and 『』',
    pattern: /[“”‘]|(?<!\p{Script=Latin})’|’(?!\p{Script=Latin})/u,
  },
  { locales: ['zh-cn'], fault: 'quotation marks are “” and ‘’', pattern: /[「」『』]/u },
  { locales: ['ja'], fault: '、 and 〜 are the Japanese marks', pattern: /[，～]/u },
  { locales: ['en'], fault: 'a hyphen for a dash', pattern: / - |--/u },
  {
    locales: asian,
    kind: 'interface',
    fault: 'US$ before the figure, as amounts are written, not 美元 or 米ドル after it',
    pattern: /[\d\u{FFFC}] ?(?:美元|米ドル)/u,
  },
  {
    locales: asian,
    fault: 'a slash of half width between ideographs',
    pattern: new RegExp(`${han}/${han}`, 'u'),
  },
  { locales: ['zh-cn'], fault: 'the dot of Japanese, ・: on the mainland it is ·', pattern: /・/u },
  { locales: ['zh-tw'], fault: 'a full stop in a name: in Taiwan the dot is ・', pattern: /[．‧]/u },
  {
    locales: all,
    kind: 'interface',
    fault: 'a date in figures: days are written by the formatters, 14 January 2027, 2027年1月14日',
    pattern: /(?<![/\d])(?:(?:19|20)\d\d[/.]\d{1,2}[/.]\d{1,2}|\d{1,2}\/\d{1,2}\/(?:19|20)\d\d)(?![/\d])/u,
  },
  {
    locales: all,
    kind: 'interface',
    fault: 'the card is called Mastercard',
    pattern: /MasterCard/,
  },
  {
    locales: ['zh-cn'],
    kind: 'interface',
    fault: 'on the mainland the law is 台湾地区法律',
    pattern: /中华民国/,
  },
  {
    locales: ['ja'],
    kind: 'interface',
    fault: 'a question ends in ？; a heading of questions names the wish (〜したい, 〜を知りたい)',
    pattern: /(?:ですか|ますか|でしょうか)。?$/u,
  },
  {
    locales: ['en'],
    kind: 'interface',
    fault: 'English with another language’s bones',
    pattern:
      /\banew\b|\bgoes back to\b|\bhave otherwise\b|\bstands? on the (?:coupon|page)\b|\b(?:how|must|can|does) one\b|\blie between them\b/i,
  },
  {
    locales: ['en'],
    kind: 'interface',
    fault: 'American spelling',
    pattern: /\b(?:color|favorite|traveler|traveling|center|canceled|canceling|honor)s?\b/iu,
  },
];

const isPlainWord = (word: string): boolean => /^[a-z][a-z ’-]*$/i.test(word);
const patterns = new Map<string, RegExp>();
function patternOf(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  const pattern = new RegExp(String.raw`\b${word}s?\b`, 'iu');
  patterns.set(word, pattern);
  return pattern;
}
const holds = (text: string, word: string, locale: Locale): boolean =>
  locale === 'en' && isPlainWord(word) ? patternOf(word).test(text) : text.includes(word);

/**
 * The faults of a text, described so that they can be fixed: a forbidden variant of a glossary term, a
 * word or character of the other region, 你, or punctuation that the language does not use.
 * @param text plain, with `valuePlaceholder` for inserted values
 */
export function textFaults(text: string, locale: Locale, kind: Kind): string[] {
  const terms = glossary
    .filter(({ scope }) => scope === 'all' || kind === 'interface')
    .flatMap((term) =>
      term.not[locale]
        .filter((word) => holds(text, word, locale))
        .map((word) => `“${word}”: ${term.concept} is “${term.name[locale]}”`),
    );
  const regional = regionalWords
    .filter((word) => word.locale === locale && text.includes(word.not))
    .map(({ not, instead }) => `“${not}”: here “${instead}”`);
  const marks = rules
    .filter(
      (rule) => rule.locales.includes(locale) && (rule.kind ?? kind) === kind && rule.pattern.test(text),
    )
    .map(({ fault }) => fault);
  return [...terms, ...regional, ...marks, ...foreignCharacters(text, locale)];
}
