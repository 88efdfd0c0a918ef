import { readFileSync } from 'node:fs';
import { inEveryLocale, type LocalizedText } from '@voyage/domain/locale.ts';
import type { District, Place } from '../../places.ts';

/** What is written for the sandbox (properties.json), of which its properties are made. Nothing of it is real. */
interface SamplePropertyData {
  /** Those that are written one by one. */
  properties: readonly SampleProperty[];
  styles: Record<string, Style>;
  beds: Record<string, LocalizedText>;
  /** What a picture shows, by the first word of its name. */
  captions: readonly { of: readonly string[]; text: LocalizedText }[];
  /** In English only: nobody reads their names in other languages. */
  amenities: readonly string[];
  /** For names of properties that are not written one by one. */
  words: readonly LocalizedText[];
}
export interface SampleProperty {
  place: string;
  district: string;
  style: string;
  name: LocalizedText;
  brand?: string;
  chain?: string;
  /** Elsewhere than in its district. */
  at?: { lat: number; lng: number };
  hasNoPictures?: boolean;
  /** Only the hotel takes payments. */
  isPaidThere?: boolean;
}
/** Texts have `{where}`, names `{w}` and `{d}` in them. */
export interface Style {
  name: LocalizedText;
  /** That of the front first. */
  pictures: readonly string[];
  headline: readonly LocalizedText[];
  location: readonly LocalizedText[];
  rooms: readonly LocalizedText[];
  amenities: readonly LocalizedText[];
  dining: readonly LocalizedText[];
  kinds: readonly {
    squareMetres: number;
    beds: readonly string[];
    pictures: readonly string[];
    name: LocalizedText;
    overview: LocalizedText;
  }[];
  /** Amenities that all of them have, and of which the texts speak. */
  listed: readonly string[];
}

export const samplePropertyData: SamplePropertyData = JSON.parse(
  readFileSync(new URL('properties.json', import.meta.url), 'utf8'),
);

type Note = 'instructions' | 'special_instructions' | 'mandatory' | 'optional' | 'know_before_you_go';
/** What guests are to know before they book; `{fee}` is the resort fee. */
export const notes: Record<Note, LocalizedText> = JSON.parse(
  readFileSync(new URL('notes.json', import.meta.url), 'utf8'),
);

/** One of some, the same for the same numbers; `salt` tells choices of one property apart. */
export function pick<T>(list: readonly T[], index: number, salt: number): T {
  const mixed = Math.imul(index * 31 + salt * 17 + 1, 2_654_435_761) >>> 12;
  const one = list[mixed % list.length];
  if (one === undefined) throw new Error('there is nothing to pick');
  return one;
}

/** Which kind of house stands in a district. */
function styleIn({ country }: Place, { setting }: District, index: number): string {
  if (['riverside', 'harbour', 'lakeside'].includes(setting)) return 'waterside';
  if (setting === 'urban') return index % 2 === 0 ? 'tower' : 'townhouse';
  if (['historic', 'park'].includes(setting)) return 'townhouse';
  return country === 'JP' ? 'ryokan' : 'resort';
}

/** One that nobody wrote, made of words and of a place. */
export function generatedProperty(places: readonly Place[], index: number): SampleProperty {
  const place = pick(places, index, 1);
  const district = pick(place.districts, index, 2);
  const style = styleIn(place, district, index);
  const word = pick(samplePropertyData.words, index, 3);
  const form = samplePropertyData.styles[style]?.name;
  const name = inEveryLocale((locale) =>
    (form?.[locale] ?? '').replace('{w}', word[locale]).replace('{d}', district.name[locale]),
  );
  return { place: place.code, district: district.slug, style, name };
}
