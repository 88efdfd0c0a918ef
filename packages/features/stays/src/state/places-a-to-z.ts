import { intlLocale, type Locale } from '@voyage/domain/locale.ts';

interface NamedPlace {
  code: string;
  name: string;
}
export interface PlacesUnder<T extends NamedPlace> {
  title: string;
  places: T[];
}

/**
 * Every place once, in the usual order of a language: English by first letter; scripts without an alphabet
 * by region.
 */
export function placesInOrder<T extends NamedPlace>(
  regions: readonly { name: string; places: readonly T[] }[],
  locale: Locale,
): PlacesUnder<T>[] {
  const collator = new Intl.Collator(intlLocale(locale));
  const sorted = (places: readonly T[]) => places.toSorted((a, b) => collator.compare(a.name, b.name));
  if (locale !== 'en')
    return regions
      .filter(({ places }) => places.length > 0)
      .map(({ name, places }) => ({ title: name, places: sorted(places) }));
  const letters = Map.groupBy(sorted(regions.flatMap(({ places }) => places)), ({ name }) =>
    (name.normalize('NFKD')[0] ?? '').toUpperCase(),
  );
  return [...letters].map(([title, places]) => ({ title, places }));
}
