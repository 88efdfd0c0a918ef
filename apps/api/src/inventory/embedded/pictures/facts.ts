import { readJsonFile, readRows, words } from '../../../content-files.ts';
import type { Place } from '../../places.ts';

/** What a picture truly shows: apps/api/content/pictures.json, written by the picture build, where tooling/photos/src/facts.ts says each field. */
export interface PictureFacts {
  id: string;
  kind: string;
  /** None: it stands for no hotel. */
  settings: readonly string[];
  styles?: readonly string[];
  place?: readonly string[];
  climates?: readonly string[];
  view?: string;
  hour?: string;
  /** Codes of features: a hotel has one of them. */
  needs?: readonly string[];
  leads?: boolean;
}

export const readPictureFacts = (): PictureFacts[] => readJsonFile<PictureFacts[]>('pictures.json');

const showsPlace: readonly string[] = ['landmark', 'view'];
/** Whether a picture may open a hotel in a list: a landmark or the view of a city is not the hotel, a second picture of one subject is no other. */
export const mayLead = ({ kind, leads }: PictureFacts): boolean =>
  !showsPlace.includes(kind) && leads !== false;

const showingPlaces = new Set(
  readPictureFacts()
    .filter(({ kind }) => showsPlace.includes(kind))
    .map(({ id }) => id),
);
/** How many of a hotel's pictures, from the first, may open it in a list. Of a picture without facts its owner has decided. */
export function leadCount(pictures: readonly string[]): number {
  const first = pictures.findIndex((id) => showingPlaces.has(id));
  return first < 0 ? pictures.length : first;
}

/** What of a hotel the fitness of a picture depends on. */
export interface Site {
  place: Pick<Place, 'code' | 'country' | 'climate'>;
  setting: string;
  group: string;
  features: readonly string[];
  roomCount: number;
}

const styleRows = readRows('vocabulary/picture-styles.tsv').map(({ of = '', code = '', styles = '' }) => ({
  of,
  code,
  styles: words(styles),
}));
/** The manners that a hotel there may have, the nearest first (apps/api/content/vocabulary/picture-styles.tsv; `-` takes one away). */
export function stylesOf({ place, setting, group }: Site): string[] {
  const own = new Map(
    Object.entries({ group, place: place.code, country: place.country, climate: place.climate, setting }),
  );
  const said = styleRows.filter(({ of, code }) => own.get(of) === code).flatMap(({ styles }) => styles);
  const not = new Set(said.filter((style) => style.startsWith('-')).map((style) => style.slice(1)));
  return [...new Set(said)].filter((style) => !style.startsWith('-') && !not.has(style));
}
