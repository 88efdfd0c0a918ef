import { readRows, words } from '../../../platform/content-files.ts';
import type { Place } from '../../places.ts';

/** What determines whether a picture fits a hotel. */
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
/**
 * The styles that a hotel there may have, closest first (apps/api/content/vocabulary/picture-styles.tsv; a
 * leading `-` removes one).
 */
export function stylesOf({ place, setting, group }: Site): string[] {
  const own = new Map(
    Object.entries({ group, place: place.code, country: place.country, climate: place.climate, setting }),
  );
  const stated = styleRows.filter(({ of, code }) => own.get(of) === code).flatMap(({ styles }) => styles);
  const not = new Set(stated.filter((style) => style.startsWith('-')).map((style) => style.slice(1)));
  return [...new Set(stated)].filter((style) => !style.startsWith('-') && !not.has(style));
}
