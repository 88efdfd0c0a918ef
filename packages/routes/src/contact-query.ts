import * as v from 'valibot';
import { text } from './query-value.ts';

/** What an address says of an inquiry: what it is about, a code of the kinds of inquiry. */
export const contactQuerySchema = v.object({ type: text(40) });
export type ContactQuery = v.InferOutput<typeof contactQuerySchema>;
