import { policy } from '@voyage/domain/policy.ts';
import { readQuote } from '@voyage/domain/quote.ts';
import * as v from 'valibot';
import { part, text } from './query-value.ts';
import { stayQuerySchema } from './stay-query.ts';

/**
 * The query of a comparison: the ids of the hotels, separated by commas, the stay, and the prices when the
 * link was made (domain/quote.ts). Any other key is dropped.
 */
export const compareQuerySchema = v.object({
  hotels: text(260),
  ...stayQuerySchema.entries,
  quote: part(
    v.pipe(
      v.string(),
      v.check((value) => readQuote(value) !== null),
    ),
  ),
});
export type CompareQuery = v.InferOutput<typeof compareQuerySchema>;
/** Never fails: invalid values are ignored (query-value.ts). */
export const readCompareQuery = (search: object): CompareQuery => v.parse(compareQuerySchema, search);

/** The hotels of a comparison, without duplicates, up to the maximum. */
export const comparedIds = ({ hotels = '' }: CompareQuery): string[] =>
  [...new Set(hotels.split(',').filter((id) => /^[a-z0-9-]{1,64}$/.test(id)))].slice(
    0,
    policy.maxComparedHotels,
  );
