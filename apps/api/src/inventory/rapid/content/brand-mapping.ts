import type { Brand, Group } from '../../vocabulary.ts';
import type { WireContent } from './wire.ts';

/** Which of our brands and groups a property belongs to. */
export interface BrandMapping {
  of(property: Pick<WireContent, 'brand' | 'chain'>): {
    /** Our codes; null: we have no such one. */
    brand: string | null;
    groupCode: string | null;
    /** The supplier's English names of those that we do not have. */
    unmapped: Record<'brands' | 'chains', string[]>;
  };
}

const independent = { brand: 'independent', groupCode: 'independent' };
const nameOf = (name: string): string => name.trim().toLowerCase();

/**
 * The supplier's brands and chains are our brands and groups of the same English name: to map one, an operator adds it
 * to the vocabulary. A brand of ours brings its group. A property that names neither is independent.
 */
export function brandMappingOf(brands: Iterable<Brand>, groups: Iterable<Group>): BrandMapping {
  const brandByName = new Map(Array.from(brands, (brand) => [nameOf(brand.name.en), brand]));
  const groupByName = new Map(Array.from(groups, (group) => [nameOf(group.name.en), group]));
  return {
    of({ brand: itsBrand, chain }) {
      const brand = itsBrand && brandByName.get(nameOf(itsBrand.name));
      const group = chain && groupByName.get(nameOf(chain.name));
      const unmapped = {
        brands: itsBrand && !brand ? [itsBrand.name] : [],
        chains: chain && !group ? [chain.name] : [],
      };
      if (!itsBrand && !chain) return { ...independent, unmapped };
      return { brand: brand?.code ?? null, groupCode: brand?.group ?? group?.code ?? null, unmapped };
    },
  };
}
