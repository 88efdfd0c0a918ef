/** A name as it stands in a passport, in Latin letters. */
export interface PassportName {
  lastname: string;
  firstname: string;
}

/** Full-width Latin letters, blanks, hyphens and apostrophes as plain ones, as Chinese and Japanese keyboards give them; nothing else is touched. */
export const toHalfWidth = (text: string): string =>
  text
    .replaceAll(/[\uff21-\uff3a\uff41-\uff5a\uff07\uff0d\uff0e]/g, (one) =>
      String.fromCodePoint((one.codePointAt(0) ?? 0) - 0xfee0),
    )
    .replaceAll('\u3000', ' ');

/** Letters that passports write with others (ICAO Doc 9303, part 3, section 6); all the rest lose their marks. */
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
 * The name as the machine-readable line of the passport has it, without the fillers at its end: `CHEN<<YA<TING`. Empty while
 * there is no Latin letter. Too long a name is cut as passports cut it: one letter of the given name stays at least.
 */
export function machineReadableName({ lastname, firstname }: PassportName): string {
  const [family, given] = [parts(lastname).join('<'), parts(firstname).join('<')];
  if (!family || !given) return (family || given).slice(0, width).replace(/<+$/, '');
  const first = family.slice(0, width - 3).replace(/<+$/, '');
  return `${first}<<${given}`.slice(0, width).replace(/<+$/, '');
}

/** Family names that are hardly ever given ones, as passports of Taiwan, China, Hong Kong, Japan and Korea write them. */
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
 * Whether family and given name may have changed places: as against the name that the member is known by, or because a common
 * family name stands as the given one and none as the family name. Something to ask, never to correct.
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
