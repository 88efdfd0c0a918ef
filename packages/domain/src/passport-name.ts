/** A name as printed in a passport, in Latin letters. */
export interface PassportName {
  lastname: string;
  firstname: string;
}

/**
 * Converts full-width Latin letters, spaces, hyphens and apostrophes, which Chinese and Japanese
 * keyboards produce; changes nothing else.
 */
export const toHalfWidth = (text: string): string =>
  text
    .replaceAll(/[\uff21-\uff3a\uff41-\uff5a\uff07\uff0d\uff0e]/g, (one) =>
      String.fromCodePoint((one.codePointAt(0) ?? 0) - 0xfee0),
    )
    .replaceAll('\u3000', ' ');

/**
 * Letters that passports transliterate (ICAO Doc 9303, part 3, section 6); all others lose their
 * diacritics.
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
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
};
const parts = (name: string): string[] =>
  [...toHalfWidth(name).normalize('NFC')]
    .map((letter) => written[letter] ?? written[letter.toUpperCase()] ?? letter)
    .join('')
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean);

const width = 39;
/**
 * The name as in a passport's machine-readable line, without trailing fillers: `CHEN<<YA<TING`.
 * Empty without a Latin letter. A name that is too long is truncated as in passports: at least one
 * letter of the given name remains.
 */
export function machineReadableName({ lastname, firstname }: PassportName): string {
  const [family, given] = [parts(lastname).join('<'), parts(firstname).join('<')];
  if (!family || !given) return (family || given).slice(0, width).replace(/<+$/, '');
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
