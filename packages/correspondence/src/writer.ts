import { contact } from '@voyage/contracts/correspondence.ts';
import * as v from 'valibot';

const { title, name, country, phone, email } = contact.body.entries;
/** Who is writing to customer service, and how to reach them: the contract's own rules. */
export const writerSchema = v.object({ title, name, country, phone, email });
export type Writer = v.InferInput<typeof writerSchema>;
