import { fold, foldedWords } from './fold.ts';

/** A part of a text: start and end index, in UTF-16 units. */
export type MarkedPart = [from: number, to: number];

const letter = /[\p{L}\p{N}\p{M}]/u;
/** Scripts written without spaces: a word can start anywhere. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;

/** A name in normalised form, with the position of each of its units in the original. */
function unfolded(name: string): { text: string; from: number[]; to: number[] } {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of name) {
    const end = at + character.length;
    for (const _ of fold(character)) {
      from.push(at);
      to.push(end);
    }
    text += fold(character);
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
  const cuts = words.length > 1 ? words : inTwo(words[0] ?? '', text);
  const parts = cuts.map(find).filter((part) => part !== null);
  return parts
    .toSorted((a, b) => a[0] - b[0])
    .reduce<MarkedPart[]>((all, [start, end]) => {
      const last = all.at(-1);
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else all.push([start, end]);
      return all;
    }, []);
}

/** 銀座東京 is split into two words if a name contains both; otherwise the longest half that it contains. */
function inTwo(word: string, text: string): string[] {
  if (!unspaced.test(word)) return [];
  const cuts = Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => [
    word.slice(0, i + 1),
    word.slice(i + 1),
  ]);
  const both = cuts.find((halves) => halves.every((half) => text.includes(half)));
  const halves = cuts.flat().filter((half) => half.length > 1 && text.includes(half));
  return both ?? halves.toSorted((a, b) => b.length - a.length).slice(0, 1);
}
