import type { LocalizedText } from '@voyage/domain/locale.ts';
import { readRows, words, type Row } from '../content-files.ts';

/** One sentence of a hotel's text, and of which hotels it is true. */
export interface Sentence {
  /** What it is about: a text has one sentence on a subject. */
  subject: string;
  /** Each has to hold: one of the traits is there, or with `not` none. */
  conditions: { not: boolean; anyOf: string[] }[];
  /** May be the first of a text. */
  leads: boolean;
  /** May stand after another. */
  follows: boolean;
  text: LocalizedText;
}
export interface Descriptions {
  /** Stand anywhere but last. */
  sentences: Sentence[];
  /** Stand last. */
  closings: Sentence[];
}

/** `beach|island -warm`: on a beach or an island, and not where it is warm all year. */
export const conditionsOf = (when: string): Sentence['conditions'] =>
  words(when).map((word) => ({
    not: word.startsWith('-'),
    anyOf: word.replace(/^-/, '').split('|'),
  }));

const sentence = (row: Row, leads: boolean, follows: boolean): Sentence => ({
  subject: row.subject ?? '',
  conditions: conditionsOf(row.when ?? ''),
  leads,
  follows,
  text: row.text,
});

/** A line about a district, as a sentence of every hotel there. */
export const districtLine = (text: LocalizedText): Sentence => ({
  subject: 'district',
  conditions: [],
  leads: true,
  follows: true,
  text,
});

/**
 * apps/api/content/vocabulary/descriptions: openings, which only come first; what may stand anywhere, of rooms,
 * days and features; asides, which never come first; closings.
 */
export function readDescriptions(): Descriptions {
  const read = (file: string, leads: boolean, follows: boolean) =>
    readRows(`vocabulary/descriptions/${file}.tsv`).map((row) => sentence(row, leads, follows));
  return {
    sentences: [
      ...read('openings', true, false),
      ...['rooms', 'days', 'features'].flatMap((file) => read(file, true, true)),
      ...read('asides', false, true),
    ],
    closings: read('closings', false, true),
  };
}
