import type { queries } from '@voyage/api-client/queries.ts';
import type { JournalQuery } from '@voyage/routes/journal-query.ts';

/** The part of the journal that an address stands for; all of it without either. */
export interface JournalParams {
  category?: string;
  tag?: string;
}
type Body = Parameters<typeof queries.articles>[2];

/** A page of the list is one enlarged article and three rows of three; search results are only a grid. */
const sizes = { list: 10, found: 12 };
/** Suggestions when nothing was found. */
export const mostRead: Body = { sort: 'hot', pageSize: 3 };
export const hasLead = ({ tag }: JournalParams, { q }: JournalQuery): boolean =>
  tag === undefined && q === undefined;

/** The call for an address. A keyword is searched for in the whole journal. */
export function articlesOf(params: JournalParams, { q, sort, page = 1, isDraft }: JournalQuery): Body {
  if (q) return { tags: [], keyword: q, page, pageSize: sizes.found };
  if (params.tag) return { tags: [params.tag], page, pageSize: sizes.found };
  return {
    ...(params.category && { category: params.category }),
    ...(sort && { sort }),
    ...(isDraft && { isDraft }),
    page,
    pageSize: sizes.list,
  };
}
