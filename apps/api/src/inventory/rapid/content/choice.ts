import type { WireListing } from './wire.ts';

/** Which properties are sold. */
export interface Choice {
  /** Stars, of five; infinitely many: none is chosen by them. */
  minRating: number;
  /** By the supplier's numbers; each is sold whatever its rating. */
  chains: ReadonlySet<string>;
  properties: ReadonlySet<string>;
  /** Never sold. */
  excluded: ReadonlySet<string>;
}

export const isChosen = ({ minRating, chains, properties, excluded }: Choice, found: WireListing): boolean =>
  !excluded.has(found.property_id) &&
  (Number(found.ratings.property?.rating ?? 0) >= minRating ||
    (found.chain !== undefined && chains.has(found.chain.id)) ||
    properties.has(found.property_id));
