/** What an address says of a list of the journal. */
export interface JournalQuery {
  /** Words to look for in titles and texts. */
  q?: string;
  /** The most read first; without it, the newest. */
  sort?: 'hot';
  /** From 1, which is left out. */
  page?: number;
  /** Drafts too, for staff (docs/product/constants.md, "Local settings kept"; the service decides who that is). */
  isDraft?: true;
}
export const keywordMax = 60;

/** Reads an address without ever failing: what makes no sense is undefined, and said to be, or the router would leave what was there. */
export function readJournalQuery(raw: Record<string, unknown>): JournalQuery {
  const q =
    typeof raw.q === 'string'
      ? [...raw.q.replaceAll(/\p{C}/gu, ' ').trim()].slice(0, keywordMax).join('').trim()
      : ''; // no control characters, which the service refuses
  const page = Number(raw.page);
  return {
    q: q || undefined,
    sort: raw.sort === 'hot' ? 'hot' : undefined,
    page: Number.isInteger(page) && page > 1 && page <= 500 ? page : undefined,
    ...readDraftQuery(raw),
  };
}

/** Whether an address asks for a draft. */
export const readDraftQuery = (raw: Record<string, unknown>): { isDraft?: true } => ({
  isDraft: String(raw.isDraft) === 'true' ? true : undefined,
});
