import type { WireContent } from './wire.ts';

/** Which properties are sold. */
export interface Choice {
  /** Stars, of five; infinitely many: none is chosen by them. */
  leastRating: number;
  /** By the supplier's numbers; each is sold whatever its rating. */
  chains: readonly string[];
  properties: readonly string[];
}

export const isChosen = ({ leastRating, chains, properties }: Choice, found: WireContent): boolean =>
  Number(found.ratings.property?.rating ?? 0) >= leastRating ||
  (found.chain !== undefined && chains.includes(found.chain.id)) ||
  properties.includes(found.property_id);
