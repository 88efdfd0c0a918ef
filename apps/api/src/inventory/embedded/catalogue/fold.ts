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
  臺: '台',
};

/** One form for what people type: width, case, accents, katakana as hiragana, no spaces, punctuation or symbols. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[æœøßðđþłı臺]/g, (c) => ligatures[c] ?? c)
    .replaceAll(/[\u30a1-\u30f6]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0x60))
    .replaceAll(/[\s\p{P}\p{S}]+/gu, '');
}
