import * as v from 'valibot';
import { oneOf } from './query-value.ts';

export const faqTabs = ['general', 'hotel-reservation'] as const;
/** What an address says of the questions: which tab is open, the first where it says none. */
export const faqQuerySchema = v.object({ tab: oneOf(faqTabs) });
export type FaqQuery = v.InferOutput<typeof faqQuerySchema>;
