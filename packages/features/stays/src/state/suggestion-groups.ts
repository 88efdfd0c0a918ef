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

const order: readonly SuggestionGroup[] = ['places', 'hotels', 'groups', 'articles'];

/**
 * Suggestions by type: the group of the best match, which Enter chooses, then the others in their order. Each
 * keeps the service's order.
 */
export function groupsOf(
  suggestions: readonly Suggestion[],
): { group: SuggestionGroup; suggestions: Suggestion[] }[] {
  const members = Map.groupBy(suggestions, ({ kind }) => groupOfKind[kind]);
  const [best] = members.keys();
  return [...new Set([best, ...order])].flatMap((group) => {
    const found = group && members.get(group);
    return found ? [{ group, suggestions: found }] : [];
  });
}
