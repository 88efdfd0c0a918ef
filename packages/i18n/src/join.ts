import type { Locale } from '@voyage/domain/locale.ts';

/** Of the two characters that meet: full-width punctuation has a space of its own, and ideographs need none. */
const close = /[\u3001-\u301f\uff01-\uff5e]|[\u3400-\u9fff]{2}/;
/** An ideograph beside a digit or a Latin letter, with or without an accent. */
const mixed = /[\u3400-\u9fff][\w\u00c0-\u024f]|[\w\u00c0-\u024f][\u3400-\u9fff]/;

/**
 * Joins an inserted value to the words beside it as Chinese is set: a space between ideographs and Latin
 * letters or digits, none between ideographs or next to full-width punctuation. The message cannot know
 * which of them a value is: "{time} 前" is "18:00 前", but "2027年1月1日前".
 */
export function joinChinese(before: string, after: string): string {
  const [left, right] = [before.replace(/ $/, ''), after.replace(/^ /, '')];
  const seam = left.slice(-1) + right.charAt(0);
  if (close.test(seam)) return left + right;
  return mixed.test(seam) ? `${left} ${right}` : before + after;
}

/**
 * "Name: too long", "姓名：過長": a label and words, with a Chinese or Japanese colon if either is. A label that is a
 * question ends with its own mark.
 */
export function labelled(label: string, words: string): string {
  const [wide, narrow] = /[?？]$/.test(label) ? ['', ' '] : ['：', ': '];
  return label + (/[\u3040-\u30ff\u3400-\u9fff]/.test(label + words) ? wide : narrow) + words;
}

/** Between short facts in one line; never at the beginning of a line. */
export const dot = '\u00A0· ';
/** Short facts in one line; empty ones are left out. */
export const dotted = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(dot);

/** Several things in one line: "5, 8", "5、8". */
export const listed = (things: readonly (string | number)[], locale: Locale): string =>
  things.join(locale === 'en' ? ', ' : '、');
