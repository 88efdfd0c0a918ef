/**
 * Characters that show nothing: soft hyphens, zero-width ones, marks of direction, byte order marks. They come
 * with what is copied from emails, tables and messengers.
 */
const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** Text without characters that show nothing. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '');

/** The same for text in sentences, where joiners shape Persian, Hindi and emoji. */
export const withoutHidden = (text: string): string =>
  text.replaceAll(invisible, (one) => (one === '\u200c' || one === '\u200d' ? one : ''));

/** Every line that stands for a hyphen, the prolonged sound mark of Japanese keyboards among them. */
const dashes = /[\u02d7\u058a\u1806\u2010-\u2015\u2043\u207b\u208b\u2212\u30fc\u2e3a\u2e3b]/gu;
export const withHyphens = (text: string): string => text.replaceAll(dashes, '-');

/** Zeros of scripts whose digits are on their keyboards: Arabic, Persian, Hindi, Bengali, Thai. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/**
 * What people type where only Latin letters, digits and marks are meant: full-width ones are made plain, all
 * lines are hyphens, spaces are single and trimmed, and what shows nothing is removed. Letters keep their case.
 */
export const plainText = (typed: string): string =>
  withHyphens(withoutInvisible(typed).normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A code or number as printed on a card or paper: plain, in capitals, without spaces. */
export const typedCode = (typed: string): string =>
  plainText(typed).replaceAll(' ', '').toUpperCase().normalize('NFKC');

/** The same where a hyphen, dot or stroke only separates digits. */
export const typedDigits = (typed: string): string => typedCode(typed).replaceAll(/[-./]/g, '');

/** A postal code: without the postal mark of Japan, which may be written before it. */
export const typedPostalCode = (typed: string): string =>
  plainText(typed.replaceAll(/[〒〶〠]/gu, ''))
    .toUpperCase()
    .normalize('NFKC')
    .replaceAll(/ ?- ?/g, '-');
/** One that {@link typedPostalCode} has read; empty where a country has none. */
export const isPostalCode = (value: string) => /^(?:[A-Z0-9](?:[A-Z0-9 -]{0,10}[A-Z0-9])?)?$/.test(value);

/** Full-width letters and digits, and what occurs within names; half-width katakana. */
const fullWidth = /[\uff07\uff0c-\uff0f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]|[\uff66-\uff9f]+/g;
/** After any but these letters of Arabic, Hindi, Bengali and Malayalam, a joiner shapes nothing. */
const idleJoiner =
  /(?<!\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Malayalam}|[\u0620-\u064a\u066e-\u06d3])[\u200c\u200d]/gu;
/** A name in any script, on one line: composed, with single spaces, without what shows nothing. */
export const typedName = (typed: string): string =>
  withoutHidden(typed)
    .replaceAll(idleJoiner, '')
    .normalize('NFC')
    .replaceAll(fullWidth, (wide) => wide.normalize('NFKC'))
    .replaceAll(/\s+/g, ' ')
    .trim();
