import { contact } from '@voyage/contracts/correspondence.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import { writerSchema, type Writer } from '@voyage/journey-parts/writer.ts';
import * as v from 'valibot';

/** Longer than anyone writes, and short enough that the contract's limit holds with what it is about before it. */
const noteLimit = 3500;

/** Who is interested, and what they add if they like. */
export const interestSchema = v.object({
  ...writerSchema.entries,
  text: v.pipe(v.string(), v.trim(), v.maxLength(noteLimit)),
});
export type InterestValues = v.InferInput<typeof interestSchema>;
export const noInterest: Record<keyof Writer | 'text', string> = {
  title: '',
  name: '',
  country: '',
  phone: '',
  email: '',
  text: '',
};
/** Closing the prompt, a reload or a refusal loses nothing of it. */
export const interestDraft = formDraft('interestDraft');

/** The inquiry as customer service reads it: what it is about, then what was added. */
export const inquiryText = (about: string, note: string): string =>
  v.parse(contact.body.entries.text, note ? `${about}\n\n${note}` : about);
