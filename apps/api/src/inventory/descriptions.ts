import type { LocalizedText } from '@voyage/domain/locale.ts';
import { readRows, words, type Row } from '../platform/content-files.ts';

/** A sentence for hotel texts, with the hotels that it is true of. */
export interface Sentence {
  /** Its subject: a text has one sentence per subject. */
  subject: string;
  /** All must hold: one of the traits is present, or with `not` none. */
  conditions: { not: boolean; anyOf: string[] }[];
  /** May come first in a text. */
  leads: boolean;
  /** May come later in a text. */
  follows: boolean;
  text: LocalizedText;
}
export interface Descriptions {
  /** Anywhere but last. */
  sentences: Sentence[];
  /** Come last. */
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

/** A line about a district, as a sentence for every hotel there. */
export const districtLine = (text: LocalizedText): Sentence => ({
  subject: 'district',
  conditions: [],
  leads: true,
  follows: true,
  text,
});

/**
 * apps/api/content/vocabulary/descriptions: openings, which only come first and describe the district, the
 * building, the water or the view, since lists show them alone; sentences about rooms, days and features, and
 * asides, which never come first; closings.
 */
export function readDescriptions(): Descriptions {
  const read = (file: string, leads: boolean, follows: boolean) =>
    readRows(`vocabulary/descriptions/${file}.tsv`).map((row) => sentence(row, leads, follows));
  return {
    sentences: [
      ...read('openings', true, false),
      ...['rooms', 'days', 'features', 'asides'].flatMap((file) => read(file, false, true)),
    ],
    closings: read('closings', false, true),
  };
}
