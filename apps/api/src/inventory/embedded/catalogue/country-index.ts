import { intlLocale, locales } from '@voyage/domain/locale.ts';
import { itemAt } from '@voyage/domain/item-at.ts';
import { readRows } from '../../../platform/content-files.ts';
import { countryName } from '../../../platform/country-name.ts';
import { fold } from './fold.ts';
import { isLatin, NameIndex } from './name-index.ts';
import { kanaOf, pinyinOf, romajiOf } from './readings.ts';
import { allowedTypos, PrefixMatcher } from './typing-errors.ts';

/** Hong Kong's names too: 新西蘭 is 紐西蘭 in Taiwan. */
const languages = [...locales.map(intlLocale), 'zh-HK'];
const styles = ['long', 'short'] as const;

/** What CLDR calls a country in our languages and in its own: Germany, 德國, Deutschland. */
function* displayNames(code: string): Generator<string> {
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  for (const language of [...languages, own])
    for (const style of styles) {
      const name = new Intl.DisplayNames(language, { type: 'region', style }).of(code);
      if (name) yield name;
    }
}

const cached = new Map<string, string[]>();
/** Every name of a country by which it may be typed, ours first. */
export function allCountryNames(code: string): string[] {
  let names = cached.get(code);
  if (!names) {
    const more = readRows('places/country-names.tsv').find(({ country }) => country === code)?.names ?? '';
    names = [
      ...new Set([
        ...locales.map((locale) => countryName(code, locale)),
        ...displayNames(code),
        ...more.split('|').filter(Boolean),
      ]),
    ];
    cached.set(code, names);
  }
  return names;
}

const readingsOf = (name: string): string[] => {
  const kana = kanaOf(name);
  return [kana, pinyinOf(name), romajiOf(fold(kana ?? name))].flatMap((reading) => fold(reading ?? '') || []);
};
const unique = (texts: string[]): string[] => [...new Set(texts)].filter(Boolean);

/** Too few letters to mean a country: two Latin letters begin dozens of things. */
const isTooShort = (typed: string): boolean => typed.length < (isLatin(typed) ? 3 : 2);
/** The shortest name that is looked for despite an error; shorter ones resemble too much else. */
const leastWithErrors = 5;

export interface CountryMatches {
  whole: string[];
  beginning: string[];
}

/** Countries that have places in the catalogue, by each of their names; they are no entries themselves. */
export class CountryIndex {
  readonly #codes: readonly string[];
  readonly #names: NameIndex;
  readonly #readings: NameIndex;
  readonly #alike: PrefixMatcher;
  readonly #ofAlike: readonly string[];

  constructor(codes: Iterable<string>) {
    this.#codes = unique([...codes]);
    const names = this.#codes.map((code) => unique(allCountryNames(code).map(fold)));
    this.#names = new NameIndex(names);
    this.#readings = new NameIndex(
      this.#codes.map((code) => unique(allCountryNames(code).flatMap(readingsOf))),
    );
    this.#alike = new PrefixMatcher(names.flat());
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
    if (typed.length < leastWithErrors) return [];
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
