import * as v from 'valibot';
import { oneOf } from './query-value.ts';

export const faqTabs = ['general', 'hotel-reservation'] as const;
/** The query of the questions: the open tab, by default the first. */
export const faqQuerySchema = v.object({ tab: oneOf(faqTabs) });
export type FaqQuery = v.InferOutput<typeof faqQuerySchema>;
