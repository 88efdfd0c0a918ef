import { locales } from '@voyage/domain/locale.ts';
import type { Lexicon } from '@voyage/suggest/entry.ts';
import { foldedWords } from '@voyage/suggest/fold.ts';
import { Readings, type ReadPart, type Script } from '@voyage/suggest/readings.ts';
import { readRows } from '../../platform/content-files.ts';
import { vocabulary } from '../vocabulary.ts';
import { allCountryNames } from './country-names.ts';

const partsOf = (script: Script) =>
  readRows(`readings/${script}.tsv`).map((row): ReadPart => [row.name ?? '', row[script] ?? '']);
let cached: Readings | undefined;
/** The readings of apps/api/content/readings. */
export const readings = (): Readings =>
  (cached ??= new Readings({
    kana: partsOf('kana'),
    pinyin: partsOf('pinyin'),
    homophones: readRows('readings/homophones.tsv').map(({ pinyin = '', characters = '' }) => ({
      pinyin,
      characters,
    })),
  }));

/** An airport is a place, though hotels may have one nearby. */
export const airportWords = ['airport', '機場', '空港', 'くうこう', 'kuukou', 'jichang'];

/** What the search knows of names and words besides those of its entries. */
export const lexicon = (): Lexicon => ({
  readings: readings(),
  countryNames: allCountryNames,
  features: [...vocabulary().features.values()]
    .flatMap(({ name }) => locales.flatMap((l) => foldedWords(name[l])))
    .filter((word) => !airportWords.includes(word)),
});
