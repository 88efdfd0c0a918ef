import type { InclusionIcon } from '@voyage/travel-ui/InclusionList.tsx';

/**
 * What the operator of a voyage states for it (docs/product/entities.md). What is missing is on request, and the
 * page says so: we do not estimate any of it.
 */
export interface OperatorFacts {
  nights?: number;
  /** Shore excursions to choose from. */
  excursions?: number;
  /** The lowest fare of a guest, in whole US dollars. */
  fromUsd?: number;
  /** In the fare; their names are `experiences.included.{id}`. */
  included?: readonly InclusionIcon[];
}
