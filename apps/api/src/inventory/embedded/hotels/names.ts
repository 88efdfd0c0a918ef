import { type Locale, type LocalizedText, inEveryLocale, locales } from '@voyage/domain/locale.ts';
import type { District, Place } from '../../places.ts';
import type { Brand, NamePattern, IndependentHotelWord, Vocabulary } from '../../vocabulary.ts';
import type { Random } from './random.ts';

/** In permille: independents of a place with a name in its own language, while any are left. */
const ownLanguage = 620;
/** In permille: independents named after their district instead of the place. */
const afterDistrict = 280;

const suits = (list: readonly string[], one: string) => list.length === 0 || list.includes(one);
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w)\}/g, (whole, key: string) => values[key] ?? whole);
function cached<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
/** District names that every city has: in English the place is added. */
const ordinary =
  /^(Downtown|Midtown|Riverside|Lakefront|Gardens|Central|West End|West Bay|West Lake|South Bank|North Shore|Altstadt|Medina|Marina Village|Beach Zone|Village Centre|Castle District|Cathedral Quarter|French Quarter|Museum Quarter|Canal Ring|Walled City|Ancient Town|Stone Town|New Town|Old \w+)$/;
/** Districts with two names, a direction, or named after a hotel are not part of hotel names. */
const unfit = /( and |,|Palace)/;
const longWords = (text: string) => text.split(/[^\p{L}]+/u).filter((word) => word.length > 3);
/** Pelham Grand in Grand Canal Dock: a word would be repeated. */
const repeats = (a: string, b: string): boolean => longWords(a).some((word) => longWords(b).includes(word));
/** 馬賽馬拉 and 馬拉北區 become 馬賽馬拉北區. */
export function joined(place: string, district: string): string {
  let shared = Math.min(place.length, district.length);
  while (shared > 1 && !place.endsWith(district.slice(0, shared))) shared--;
  return place + (shared > 1 ? district.slice(shared) : district);
}

/** A name, and the most rooms that a hotel of that name may have: a townhouse has few. */
interface HotelName {
  name: LocalizedText;
  mostRooms: number;
}

/** The names of the hotels of one place, all distinct. `taken` contains those of all places. */
export class PlaceNames {
  readonly #place: Place;
  readonly #cultures: readonly string[];
  readonly #short: LocalizedText;
  readonly #vocabulary: Vocabulary;
  readonly #taken: Set<string>;
  /** Words already used in a name of the place, in any language. */
  readonly #words = new Set<string>();
  readonly #brands = new Set<string>();
  readonly #calledAfter = new Map<string, LocalizedText | null>();
  readonly #patternsOf = new Map<string, NamePattern[]>();
  readonly #wordsOf = new Map<string, IndependentHotelWord[]>();
  constructor(place: Place, vocabulary: Vocabulary, taken: Set<string>) {
    const { culture, name } = vocabulary.hotelPlaces.get(place.code) ?? { culture: [], name: place.name };
    this.#place = place;
    this.#cultures = culture;
    this.#short = name;
    this.#vocabulary = vocabulary;
    this.#taken = taken;
  }

  /** Reserves a hotel's existing name: no other of its brand is named after the same district. */
  reserve(brand: string, district: string): void {
    this.#brands.add(`${brand} ${district}`);
  }
  /** Whether a name is left for a hotel of a brand in a district. */
  has(brand: Brand, district: District): boolean {
    return this.#brandWhere(brand, district) !== null;
  }

  /**
   * The first hotel of a brand is named after the place, the others after their districts. Null: all are
   * taken.
   */
  branded(brand: Brand, district: District): HotelName | null {
    const where = this.#brandWhere(brand, district);
    if (!where) return null;
    this.#brands.add(`${brand.code} ${where.key}`);
    const pattern =
      this.#patterns(`brand:${brand.code}`, district)[0] ?? this.#patterns('brand', district)[0];
    const name =
      pattern &&
      this.#take(inEveryLocale((l) => fill(pattern.text[l], { b: brand.name[l], p: where.text[l] })));
    return name ? { name, mostRooms: pattern.mostRooms } : null;
  }

  independent(district: District, r: Random): HotelName {
    const fitting = cached(this.#wordsOf, district.setting, () =>
      this.#vocabulary.ownNames.filter(
        ({ culture, settings }) =>
          (culture === '*' || this.#cultures.includes(culture)) && suits(settings, district.setting),
      ),
    );
    const free = fitting.filter(({ text }) => locales.every((locale) => !this.#words.has(text[locale])));
    const local = free.filter(({ culture }) => culture !== '*');
    const general = free.filter(({ culture }) => culture === '*');
    const list = local.length > 0 && (general.length === 0 || r.chance(ownLanguage)) ? local : general;
    const called = this.#called(district);
    for (let attempt = 0; list.length > 0 && attempt < 20; attempt++) {
      const drawn = r.pick(list);
      const own = this.#suited(drawn);
      const after = called && r.chance(afterDistrict) ? called : this.#short;
      const where = repeats(own.text.en, after.en) ? this.#short : after;
      const name = this.#compose(own, district, where, r);
      if (!name) continue;
      for (const word of [...Object.values(drawn.text), ...Object.values(own.text)]) this.#words.add(word);
      return name;
    }
    return this.#again(fitting, district, called, r);
  }

  /** Far more hotels than words: a word is reused in another district, and then with a number. */
  #again(
    fitting: IndependentHotelWord[],
    district: District,
    called: LocalizedText | null,
    r: Random,
  ): HotelName {
    for (let attempt = 0; attempt < 12; attempt++) {
      const name = this.#compose(this.#suited(r.pick(fitting)), district, called ?? this.#short, r);
      if (name) return name;
    }
    const number = String(this.#taken.size);
    const where = inEveryLocale((locale) => `${(called ?? this.#short)[locale]} ${number}`);
    return (
      this.#compose(this.#suited(r.pick(fitting)), district, where, r) ?? { name: where, mostRooms: Infinity }
    );
  }
  /** A plant or animal of cool countries becomes one of warm ones where no winter is cold: also near the equator. */
  #suited(own: IndependentHotelWord): IndependentHotelWord {
    const { climate, lat } = this.#place;
    const warm = climate === 'tropical' || climate === 'hot' || Math.abs(lat) < 10;
    return warm && own.warm ? { ...own, text: own.warm } : own;
  }

  #compose(own: IndependentHotelWord, district: District, where: LocalizedText, r: Random): HotelName | null {
    const patterns = this.#patterns(own.culture, district);
    if (patterns.length === 0) return null;
    const pattern = r.pick(patterns);
    const name = this.#take(inEveryLocale((l) => fill(pattern.text[l], { s: own.text[l], p: where[l] })));
    return name && { name, mostRooms: pattern.mostRooms };
  }
  #take(name: LocalizedText): LocalizedText | null {
    const texts = Object.values(name);
    if (texts.some((text) => this.#taken.has(text))) return null;
    for (const text of texts) this.#taken.add(text);
    return name;
  }
  #patterns(culture: string, district: District): NamePattern[] {
    return cached(this.#patternsOf, `${culture} ${district.setting}`, () =>
      this.#vocabulary.namePatterns.filter(
        (pattern) =>
          pattern.culture === culture &&
          suits(pattern.countries, this.#place.country) &&
          suits(pattern.settings, district.setting),
      ),
    );
  }

  #brandWhere(brand: Brand, district: District): { key: string; text: LocalizedText } | null {
    const called = this.#called(district);
    const choices = [
      { key: this.#place.code, text: this.#short },
      ...(called && !repeats(brand.name.en, called.en) ? [{ key: district.slug, text: called }] : []),
    ];
    return choices.find(({ key }) => !this.#brands.has(`${brand.code} ${key}`)) ?? null;
  }
  /** The district's part of a hotel name, with the place if needed; null if it is unsuitable. */
  #called(district: District): LocalizedText | null {
    return cached(this.#calledAfter, district.slug, () => this.#findCalled(district));
  }
  #findCalled(district: District): LocalizedText | null {
    if (district.slug === this.#place.code || unfit.test(district.name.en)) return null;
    const place = this.#short;
    if (locales.some((locale) => district.name[locale] === place[locale])) return null;
    const both: Record<Locale, (whole: string, part: string) => string> = {
      en: (whole, part) => (ordinary.test(part) ? `${whole} ${part}` : part),
      'zh-tw': joined,
      'zh-cn': joined,
      ja: (whole, part) => `${whole} ${part}`,
    };
    return inEveryLocale((locale) => {
      const name = district.name[locale];
      return name.includes(place[locale]) ? name : both[locale](place[locale], name);
    });
  }
}

/** 'Maison Alcide Saint-Germain-des-Prés' to 'maison-alcide-saint-germain-des-pres'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll(/['’ʻ]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 78);
