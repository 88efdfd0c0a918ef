import * as v from 'valibot';
import { text } from './query-value.ts';

/** The query of an inquiry: its subject, a code of the kinds of inquiry. */
export const contactQuerySchema = v.object({ type: text(40) });
export type ContactQuery = v.InferOutput<typeof contactQuerySchema>;
