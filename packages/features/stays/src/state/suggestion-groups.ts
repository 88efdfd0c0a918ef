import type { Part } from '@voyage/contracts/endpoint.ts';
import type { suggest } from '@voyage/contracts/location.ts';

type Suggestion = Part<typeof suggest, 'data'>['suggestions'][number];
export type SuggestionGroup = 'places' | 'hotels' | 'groups' | 'articles';

const groupOfKind: Record<Suggestion['kind'], SuggestionGroup> = {
  city: 'places',
  place: 'places',
  region: 'places',
  airport: 'places',
  hotel: 'hotels',
  group: 'groups',
  brand: 'groups',
  article: 'articles',
};

/** Suggestions by type. The group of the best match comes first, and each keeps the service's order. */
export const groupsOf = (
  suggestions: readonly Suggestion[],
): { group: SuggestionGroup; suggestions: Suggestion[] }[] =>
  [...Map.groupBy(suggestions, ({ kind }) => groupOfKind[kind])].map(([group, members]) => ({
    group,
    suggestions: members,
  }));
