import { searchQuerySchema } from '@voyage/routes/stay-query.ts';

/** The query parameters of public pages. A page with any other is rendered for its visitor alone. */
const cachedQueries = new Set<string>([...Object.keys(searchQuerySchema.entries), 'hotels']);
const longest = 1000;

/** Whether the page of an address is cached: a visitor must not fill the cache with addresses of their own. */
export const isCacheable = ({ pathname, search, searchParams }: URL): boolean =>
  pathname.length + search.length <= longest &&
  [...searchParams.keys()].every((name, i, all) => cachedQueries.has(name) && all.indexOf(name) === i);
