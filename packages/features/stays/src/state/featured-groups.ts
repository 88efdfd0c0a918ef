import type { Output } from '@voyage/contracts/endpoint.ts';
import type { tpGroups } from '@voyage/contracts/hotel-lists.ts';

export type Group = Output<typeof tpGroups.data>['groups'][number];
/** largest, smallest: by hotels. home: in the fewest countries. */
type Distinction = 'largest' | 'home' | 'smallest';
export interface FeaturedGroup {
  group: Group;
  distinction: Distinction;
}

/** The independent hotels are not a group. */
const independent = 'independent';
/** With fewer groups the list is short enough to be read. */
const fewest = 6;
const rules: [Distinction, (group: Group) => number][] = [
  ['largest', ({ hotels }) => -hotels],
  ['home', ({ countries }) => countries],
  ['smallest', ({ hotels }) => hotels],
];

/** Three groups that differ most, each with what distinguishes it; the rest keep their order. */
export function featuredGroups(groups: readonly Group[]): { featured: FeaturedGroup[]; rest: Group[] } {
  if (groups.length < fewest) return { featured: [], rest: [...groups] };
  const featured: FeaturedGroup[] = [];
  const isLeft = (group: Group) => featured.every((one) => one.group !== group);
  for (const [distinction, rank] of rules) {
    const [group] = groups
      .filter((one) => one.code !== independent && isLeft(one))
      .toSorted((a, b) => rank(a) - rank(b));
    if (group) featured.push({ group, distinction });
  }
  return { featured, rest: groups.filter(isLeft) };
}
