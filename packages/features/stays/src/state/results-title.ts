import type { Translate } from '@voyage/i18n/intl.tsx';
import type { LocationType } from '@voyage/domain/hotel-search.ts';

/** The title of a list: "Hotels in Paris"; of a list of one hotel, a group or a brand, its name. */
export const resultsTitle = (t: Translate, name: string, kind: LocationType = 'city'): string =>
  kind === 'city' || kind === 'place' || kind === 'region' ? t('stays.results.title', { place: name }) : name;
