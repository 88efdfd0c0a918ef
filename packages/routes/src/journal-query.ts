import * as v from 'valibot';
import { oneOf, part, wholeNumber } from './query-value.ts';

export const keywordMax = 60;
/** No control characters, which the service rejects. */
const keyword = (typed: string): string =>
  [...typed.replaceAll(/\p{C}/gu, ' ').trim()].slice(0, keywordMax).join('').trim();

/** Whether drafts are requested too, for staff (the service checks the role). */
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

/**
 * The query of a list of the journal: `q`, words to search in titles and texts; `sort=hot`, the most read
 * first, by default the newest; `page`, from 2.
 */
export const journalQuerySchema = v.object({
  q: part(v.pipe(v.string(), v.transform(keyword), v.nonEmpty())),
  sort: oneOf(['hot']),
  page: wholeNumber(2, 500),
  ...draftQuerySchema.entries,
});
export type JournalQuery = v.InferOutput<typeof journalQuerySchema>;
