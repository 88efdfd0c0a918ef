import * as v from 'valibot';
import { oneOf, part, wholeNumber } from './query-value.ts';

export const keywordMax = 60;
/** No control characters, which the service refuses. */
const keyword = (typed: string): string =>
  [...typed.replaceAll(/\p{C}/gu, ' ').trim()].slice(0, keywordMax).join('').trim();

/** Whether an address asks for drafts too, for staff (the service decides who that is). */
export const draftQuerySchema = v.object({
  isDraft: part(
    v.pipe(
      v.union([v.string(), v.boolean()]),
      v.transform((value) => String(value) === 'true'),
      v.literal(true),
    ),
  ),
});
export type DraftQuery = v.InferOutput<typeof draftQuerySchema>;

/** What an address says of a list of the journal: `q`, words to look for in titles and texts; `sort=hot`, the most read first, else the newest; `page`, from 2. */
export const journalQuerySchema = v.object({
  q: part(v.pipe(v.string(), v.transform(keyword), v.nonEmpty())),
  sort: oneOf(['hot']),
  page: wholeNumber(2, 500),
  ...draftQuerySchema.entries,
});
export type JournalQuery = v.InferOutput<typeof journalQuerySchema>;
