import { fold, foldedWords } from './fold.ts';
import { romajiOf, type Readings } from './readings.ts';

/** A part of a text: start and end index, in UTF-16 units. */
export type MarkedPart = [from: number, to: number];

const letter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts written without spaces: a word can start anywhere. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Each suggestion is marked in several names, which share few characters. */
const foldedCharacters = new Map<string, string>();
function foldedCharacter(character: string): string {
  let folded = foldedCharacters.get(character);
  if (folded === undefined) foldedCharacters.set(character, (folded = fold(character)));
  return folded;
}

/** Characters that are normalised each by itself, except for ヴェ, which becomes one of kana. */
const foldedAlone = /[ヴゔ][ァィェォぁぃぇぉ]|./gsu;

/** A name in normalised form, with the position of each of its units in the original. */
function unfolded(name: string): { text: string; from: number[]; to: number[] } {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const [character] of name.matchAll(foldedAlone)) {
    const end = at + character.length;
    const folded = foldedCharacter(character);
    for (const _ of folded) {
      from.push(at);
      to.push(end);
    }
    text += folded;
    at = end;
  }
  return { text, from, to };
}

/**
 * The parts of a displayed name that match the typed text: all of it in one place, or else each of its
 * words. None if it was found by another name, by pronunciation, or despite a typing error.
 */
export function markedParts(name: string, typed: string): MarkedPart[] {
  const { text, from, to } = unfolded(name);
  const find = (piece: string): MarkedPart | null => {
    if (piece === '') return null;
    for (let spot = text.indexOf(piece); spot >= 0; spot = text.indexOf(piece, spot + 1)) {
      const [start, end] = [from[spot] ?? 0, to[spot + piece.length - 1] ?? 0];
      const before = Array.from(name.slice(0, start)).at(-1) ?? '';
      if (unspaced.test(piece) || !letter.test(before)) return [start, end];
    }
    return null;
  };
  const whole = find(fold(typed));
  if (whole) return [whole];
  const words = foldedWords(typed);
  const cuts = words.length > 1 ? words : inTwo(words[0] ?? '', text, foldedWords(name));
  return joined(cuts.map(find).filter((part) => part !== null));
}

const joined = (parts: readonly MarkedPart[]): MarkedPart[] =>
  parts
    .toSorted((a, b) => a[0] - b[0])
    .reduce<MarkedPart[]>((all, [start, end]) => {
      const last = all.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else all.push([start, end]);
      return all;
    }, []);

const foldedReadings = new Map<string, string>();
/** Readings are those of the tables: a few thousand. */
function foldedReading(reading: string): string {
  let folded = foldedReadings.get(reading);
  if (folded === undefined) foldedReadings.set(reading, (folded = fold(reading)));
  return folded;
}
const kanaOnly = /^[\u3040-\u30ff\s\p{P}]+$/u;
/** One form of each ideograph, as the table of pinyin has them; everything else stays. */
const inSimplified = (name: string): string =>
  Array.from(name, (character) => {
    const simple = foldedCharacter(character);
    return unspaced.test(character) && simple.length === character.length ? simple : character;
  }).join('');

/**
 * The parts of a displayed name whose reading was typed: 銀座 of 銀座・東京 for ぎんざ, ginza or yinzuo.
 * A part counts from its first letter on, as an input method has it. With `everyWord`, nothing unless every
 * typed word is in the name.
 */
export function readingParts(
  name: string,
  typed: string,
  readings: Readings,
  { everyWord = false } = {},
): MarkedPart[] {
  const piece = fold(typed);
  if (piece.length < 2 || !unspaced.test(name)) return [];
  const kana = readings
    .partsOf(name, 'kana')
    ?.map(([part, reading]) => [part, foldedReading(reading)] as const);
  const words = foldedWords(typed);
  const spellings = [
    kana,
    kana?.map(([part, reading]) => [part, romajiOf(reading)] as const),
    kanaOnly.test(name)
      ? Array.from(name, (character) => [character, romajiOf(foldedCharacter(character))] as const)
      : null,
    readings
      .partsOf(inSimplified(name), 'pinyin')
      ?.map(([part, pinyin]) => [part, foldedReading(pinyin)] as const),
  ];
  const find = (piece: string, read: readonly (readonly [string, string])[]): MarkedPart | null => {
    for (let from = 0, at = 0; from < read.length; at += read[from]?.[0].length ?? 0, from++) {
      let reading = '';
      let end = at;
      for (const [part, own] of read.slice(from)) {
        const rest = piece.length - reading.length;
        // a part that is not yet typed by half is not marked
        if (rest <= 0 || rest * 2 < own.length) break;
        reading += own;
        end += part.length;
      }
      const isTyped = reading.startsWith(piece) || piece.startsWith(reading);
      if (piece.length > 1 && read[from]?.[1] && end > at && isTyped && reading.length * 2 > piece.length)
        return [at, end];
    }
    return null;
  };
  for (const read of spellings) {
    if (!read) continue;
    const whole = find(piece, read);
    if (whole) return [whole];
    const parts = words.flatMap((word) => {
      const part = find(word, read);
      return part ? [part] : [];
    });
    if (parts.length > 0 && (!everyWord || parts.length === words.length)) return joined(parts);
  }
  return [];
}

const sizeOf = (parts: readonly MarkedPart[]) => parts.reduce((size, [from, to]) => size + to - from, 0);

/**
 * The parts of a displayed name that were typed, by its letters or its reading; if there are none, and nothing
 * else that is displayed was typed, the name that was: Edo for Tokyo. Neither for a typing error.
 */
export function markedNames(
  name: string,
  typed: string,
  displayed: readonly string[],
  written: readonly string[],
  readings: Readings,
): { marked: MarkedPart[]; matched?: { name: string; marked: MarkedPart[] } } {
  const byLetters = markedParts(name, typed);
  const marked = byLetters.length > 0 ? byLetters : readingParts(name, typed, readings);
  if (
    marked.length > 0 ||
    displayed.some(
      (text) => markedParts(text, typed).length > 0 || readingParts(text, typed, readings).length > 0,
    )
  )
    return { marked };
  const everyReading: typeof markedParts = (other, text) =>
    readingParts(other, text, readings, { everyWord: true });
  for (const mark of [markedParts, everyReading]) {
    const [best] = written
      .map((other) => ({ name: other, marked: mark(other, typed) }))
      .filter((other) => other.marked.length > 0)
      .toSorted((a, b) => sizeOf(b.marked) - sizeOf(a.marked));
    if (best) return { marked, matched: best };
  }
  return { marked };
}

/**
 * 銀座東京 is split into two words if a name contains both; otherwise the longest half that one of its words
 * begins with.
 */
function inTwo(word: string, text: string, begins: readonly string[]): string[] {
  if (!unspaced.test(word)) return [];
  const cuts = Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => [
    word.slice(0, i + 1),
    word.slice(i + 1),
  ]);
  const both = cuts.find((halves) => halves.every((half) => text.includes(half)));
  const halves = cuts.flat().filter((half) => half.length > 1 && begins.some((own) => own.startsWith(half)));
  return both ?? halves.toSorted((a, b) => b.length - a.length).slice(0, 1);
}
