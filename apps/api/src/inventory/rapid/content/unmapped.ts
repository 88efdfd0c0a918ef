import type { Unmapped } from '../../../db/schema/inventory.ts';

/** As many names of each kind as staff look at. */
const most = 50;

const kinds = ['brands', 'chains', 'amenities', 'cities'] as const satisfies (keyof Unmapped)[];
type Named = Partial<Record<(typeof kinds)[number], readonly string[]>>;

/** Counts what has no counterpart of ours, by property. */
export function countUnmapped(): { add(ofProperty: Named): void; mostFrequent(): Unmapped } {
  const counts = {
    brands: new Map<string, number>(),
    chains: new Map<string, number>(),
    amenities: new Map<string, number>(),
    cities: new Map<string, number>(),
  } satisfies Record<keyof Unmapped, Map<string, number>>;
  const listOf = (kind: keyof Unmapped) =>
    Array.from(counts[kind], ([name, properties]) => ({ name, properties }))
      .toSorted((a, b) => b.properties - a.properties || a.name.localeCompare(b.name, 'en'))
      .slice(0, most);
  return {
    add(ofProperty) {
      for (const kind of kinds)
        for (const name of new Set(ofProperty[kind]))
          counts[kind].set(name, (counts[kind].get(name) ?? 0) + 1);
    },
    mostFrequent: () => ({
      brands: listOf('brands'),
      chains: listOf('chains'),
      amenities: listOf('amenities'),
      cities: listOf('cities'),
    }),
  };
}
