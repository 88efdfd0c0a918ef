import { itemAt } from '@voyage/domain/item-at.ts';
import type { Lexicon } from './entry.ts';
import { fold } from './fold.ts';
import { isLatin, NameIndex } from './name-index.ts';
import { romajiOf, type Readings } from './readings.ts';
import { allowedTypos, PrefixMatcher } from './typing-errors.ts';

const readingsOf = (name: string, readings: Readings): string[] => {
  const kana = readings.of(name, 'kana');
  return [kana, readings.of(name, 'pinyin'), romajiOf(fold(kana ?? name))].flatMap(
    (reading) => fold(reading ?? '') || [],
  );
};
const unique = (texts: string[]): string[] => [...new Set(texts)].filter(Boolean);

/** Too few letters to mean a country: two Latin letters begin dozens of things. */
const isTooShort = (typed: string): boolean => typed.length < (isLatin(typed) ? 3 : 2);
/** The shortest name that is looked for despite an error; shorter ones resemble too much else. */
const minWithErrors = 5;

export interface CountryMatches {
  whole: string[];
  beginning: string[];
}

/** Countries that have places in the catalogue, by each of their names; they are not entries themselves. */
export class CountryIndex {
  readonly #codes: readonly string[];
  readonly #names: NameIndex;
  readonly #readings: NameIndex;
  readonly #alike: PrefixMatcher;
  readonly #ofAlike: readonly string[];

  constructor(codes: Iterable<string>, { countryNames, readings }: Lexicon) {
    this.#codes = unique([...codes]);
    const names = this.#codes.map((code) => unique(countryNames(code).map(fold)));
    this.#names = new NameIndex(names);
    this.#readings = new NameIndex(
      this.#codes.map((code) => unique(countryNames(code).flatMap((name) => readingsOf(name, readings)))),
    );
    this.#alike = new PrefixMatcher(names.flat(), readings);
    this.#ofAlike = names.flatMap((own, i) => own.map(() => itemAt(this.#codes, i)));
  }

  /** Codes of the countries that a text names or begins to name; the others are left out if it is one's name. */
  find(typed: string): CountryMatches {
    return this.#find(this.#names, typed);
  }
  /** The same by how a name is typed in kana or Latin letters. */
  findReading(typed: string): CountryMatches {
    return this.#find(this.#readings, typed);
  }
  /** The countries whose whole name was typed with an error. */
  almost(typed: string): string[] {
    const found = new Set<string>();
    if (typed.length < minWithErrors) return [];
    this.#alike.each(typed, Math.min(1, allowedTypos(typed)), (i, _errors, whole) => {
      if (whole) found.add(itemAt(this.#ofAlike, i));
    });
    return [...found];
  }

  #find(index: NameIndex, typed: string): CountryMatches {
    // both letters of UK and US are all that there is of them
    const { whole, beginning } = index.find(typed, this.#codes.length);
    const codes = (numbers: number[]) => numbers.map((number) => itemAt(this.#codes, number));
    return {
      whole: codes(whole),
      beginning: whole.length > 0 || isTooShort(typed) ? [] : codes(beginning),
    };
  }
}
