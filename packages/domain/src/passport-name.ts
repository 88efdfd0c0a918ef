import { typedName, withHyphens } from './typed-text.ts';

/** A name as printed in a passport, in Latin letters. A person with one name has it as both. */
export interface PassportName {
  lastname: string;
  firstname: string;
}

/**
 * Letters that passports transliterate (ICAO Doc 9303, part 3, section 6), and those of other alphabets in
 * use that have no base letter; all others lose their diacritics.
 */
const written: Record<string, string> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ĳ: 'IJ',
  ı: 'I',
  ĸ: 'Q',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  ß: 'SS',
  ẞ: 'SS',
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
  Ɓ: 'B',
  Ƈ: 'C',
  Ɖ: 'D',
  Ɗ: 'D',
  Ə: 'E',
  Ǝ: 'E',
  Ɛ: 'E',
  Ƒ: 'F',
  Ɠ: 'G',
  Ǥ: 'G',
  Ɣ: 'G',
  Ɩ: 'I',
  Ɨ: 'I',
  Ƙ: 'K',
  Ƚ: 'L',
  Ɲ: 'N',
  Ɔ: 'O',
  Ɵ: 'O',
  Ƥ: 'P',
  Ɍ: 'R',
  Ƭ: 'T',
  Ʋ: 'V',
  Ʉ: 'U',
  Ɏ: 'Y',
  Ƴ: 'Y',
  Ƶ: 'Z',
};
/** As a passport writes a letter, in capitals; empty for one that it cannot. */
const transliterated = (letter: string): string =>
  (written[letter] ?? written[letter.toUpperCase()] ?? letter)
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');

const apostrophes = /[\u0060\u00b4\u02b9-\u02bd\u02bf\u02c8\u2018-\u201b\u2032\u2035\ua78b\ua78c]/gu;

/**
 * A name in Latin letters as typed: full-width letters and marks made plain, apostrophes and hyphens of every
 * kind made the plain ones, composed, with single spaces, without what shows nothing. Changes nothing else.
 */
export const typedPassportName = (typed: string): string => {
  const name = typedName(typed);
  return (/\p{Script=Latin}/u.test(name) ? withHyphens(name) : name)
    .replaceAll(apostrophes, "'")
    .replaceAll(/\s+/g, ' ');
};

/**
 * Whether a name, as {@link typedPassportName} returns it, is in letters that a passport's machine-readable
 * line has: with accents, and with what names contain: `O'Brien`, `'t Hooft`, `Ya-Ting`, `J. R.`, `s/o`.
 */
export const isPassportName = (name: string): boolean =>
  /^'?\p{L}/u.test(name) &&
  [...name.replaceAll(/(?<!\S)\p{L}\/\p{L}(?!\S)/gu, '')].every(
    (one) =>
      /[ '.,·-]/.test(one) ||
      /\p{M}/u.test(one) ||
      (/\p{Script=Latin}/u.test(one) && transliterated(one) !== ''),
  );

const parts = (name: string): string[] =>
  typedPassportName(name)
    .split(/[\s/-]+/)
    .map((part) => [...part].map(transliterated).join(''))
    .filter(Boolean);

const width = 39;
/**
 * The name as in a passport's machine-readable line, without trailing fillers: `CHEN<<YA<TING`.
 * Empty without a Latin letter; a person with one name has it alone. A name that is too long is truncated as in
 * passports: at least one letter of the given name remains.
 */
export function machineReadableName({ lastname, firstname }: PassportName): string {
  const [family, given] = [parts(lastname).join('<'), parts(firstname).join('<')];
  if (!family || !given || family === given) return (family || given).slice(0, width).replace(/<+$/, '');
  const first = family.slice(0, width - 3).replace(/<+$/, '');
  return `${first}<<${given}`.slice(0, width).replace(/<+$/, '');
}

/**
 * Surnames that are hardly ever given names, as romanised in passports of Taiwan, China, Hong Kong,
 * Japan and Korea.
 */
const familyNames = new Set(
  `au bai cai cao chan chang chao chen cheng cheung chien chiang chiu cho choi chou chow chu chuang chung deng dong du
  fan fang feng fong fu gao gong gu guo han he ho hou hsiao hsieh hsu hu huang hung jian jiang jiao jin kao ko kuo kwok
  lai lam lau law leung li liang liao lien lim lin ling liu lo lu luo ma mai mok ng ou ouyang pan pang peng qian qin qiu
  ren shao shen shih shi song su sun sung szeto tan tang tao teng tian tsai tsang tse tseng tsui tung wan wang wei wen
  weng wong wu xia xiao xie xu xue yan yang yao yeh yen yeung yin yip yu yuan yuen yung zeng zhang zhao zheng zhong zhou zhu
  abe aoki endo fujii fujita fujiwara fukuda goto hasegawa hashimoto hayashi ikeda inoue ishii ishikawa ito kato kikuchi
  kimura kobayashi kondo maeda matsuda matsumoto miura miyazaki mori murakami nakagawa nakajima nakamura nakano nishimura
  ogawa okada okamoto ono ota saito sakai sakamoto sasaki sato shibata shimizu suzuki takagi takahashi takeuchi tamura
  tanaka ueda ueno wada watanabe yamada yamaguchi yamamoto yamashita yamazaki yokoyama yoshida
  bae cha ham hwang jang jeon jeong jung kang kim kwon lee oh pak park ryu seo shim shin son yoon`.split(
    /\s+/,
  ),
);
const key = (name: string): string => parts(name).join('').toLowerCase();

/**
 * Whether family and given name may be swapped: compared with the member's known name, or because
 * the given name is a common surname and the family name is not. A reason to ask the member, never
 * to correct it.
 */
export function looksSwapped({ lastname, firstname }: PassportName, known?: PassportName): boolean {
  const [family, given] = [key(lastname), key(firstname)];
  if (!family || !given || family === given) return false;
  if (known) {
    if (family === key(known.lastname) && given === key(known.firstname)) return false;
    if (family === key(known.firstname) && given === key(known.lastname)) return true;
  }
  return familyNames.has(given) && !familyNames.has(family);
}

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
/** Whether a name as on a card is a person's: in either order, with or without hyphens and accents. */
export const isNameOf = (name: string, { lastname, firstname }: PassportName): boolean =>
  [letters, key].some((plain) => {
    const [given, family] = [plain(firstname), plain(lastname)];
    const all = given === family ? [given, given + given] : [given + family, family + given];
    return all.includes(plain(name));
  });
