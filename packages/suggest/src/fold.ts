import { Converter } from 'opencc-js/t2cn';

const ligatures: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const printableAscii = /^[ -~]*$/;
const ideograph = /[\u3400-\u9fff]/g;
const simplify = Converter({ from: 'jp', to: 'cn' });
const simplified = new Map<string, string>();
/** Character by character, so that a prefix of a name stays a prefix: 廣, 広 and 广 are one. */
function simple(character: string): string {
  let known = simplified.get(character);
  if (known === undefined) simplified.set(character, (known = simplify(character)));
  return known;
}

/** Kana for sounds with v, as many write them: ヴェニス is ベニス. */
const withV: Record<string, string> = { ゔぁ: 'ば', ゔぃ: 'び', ゔぇ: 'べ', ゔぉ: 'ぼ', ゔ: 'ぶ' };

/**
 * Normalises typed text: width, case, accents, katakana as hiragana, ヴ as バ, one form of each ideograph, no
 * spaces, punctuation or symbols.
 */
export function fold(text: string): string {
  // most names in English need nothing of what follows, which takes ten times as long
  if (printableAscii.test(text)) return text.toLowerCase().replaceAll(/[^0-9a-z]+/g, '');
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[æœøßðđþłı]/g, (c) => ligatures[c] ?? c)
    .replaceAll(/[\u30a1-\u30f6]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60))
    .replaceAll(/ゔ[ぁぃぇぉ]?/g, (kana) => withV[kana] ?? kana)
    .replaceAll(ideograph, simple)
    .replaceAll(/[\s\p{P}\p{S}]+/gu, '');
}

/** The words of a text, each folded: 'Saint-Germain' is two. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[\s\p{P}\p{S}]+/u)
    .map(fold)
    .filter(Boolean);
