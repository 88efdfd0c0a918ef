import { readJsonFile } from '../platform/content-files.ts';

/**
 * What a picture actually shows. apps/api/content/pictures.json is written by the picture build;
 * tooling/studio/photographs/facts.ts describes each field.
 */
export interface PictureFacts {
  id: string;
  kind: string;
  /** Empty: the picture is not used for hotels. */
  settings: readonly string[];
  styles?: readonly string[];
  place?: readonly string[];
  climates?: readonly string[];
  notCountries?: readonly string[];
  view?: string;
  hour?: string;
  /** Feature codes, of which the hotel must have at least one. */
  needs?: readonly string[];
  leads?: boolean;
}

export const readPictureFacts = (): PictureFacts[] => readJsonFile<PictureFacts[]>('pictures.json');

const showsPlace: readonly string[] = ['landmark', 'view'];
/**
 * Whether a picture may represent a hotel in a list. Landmarks and city views may not, since they do not
 * show the hotel; nor may a second picture of the same subject.
 */
export const mayLead = ({ kind, leads }: PictureFacts) => !showsPlace.includes(kind) && leads !== false;

const showingPlaces = new Set(
  readPictureFacts()
    .filter(({ kind }) => showsPlace.includes(kind))
    .map(({ id }) => id),
);
/**
 * How many of a hotel's pictures, counted from the first, may represent it in a list. Pictures without facts
 * count: their owner has decided.
 */
export function leadCount(pictures: readonly string[]): number {
  const first = pictures.findIndex((id) => showingPlaces.has(id));
  return first < 0 ? pictures.length : first;
}
