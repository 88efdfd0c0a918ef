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

/** Suggestions by what they are. The group of the best comes first, and in each the service's order stays. */
export const groupsOf = (
  suggestions: readonly Suggestion[],
): { group: SuggestionGroup; suggestions: Suggestion[] }[] =>
  [...Map.groupBy(suggestions, ({ kind }) => groupOfKind[kind])].map(([group, members]) => ({
    group,
    suggestions: members,
  }));
