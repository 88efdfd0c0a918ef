import { contact } from '@voyage/contracts/correspondence.ts';
import { text } from '@voyage/contracts/values.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import { writerSchema, type Writer } from '@voyage/correspondence/writer.ts';
import * as v from 'valibot';

/** Longer than any realistic note, and short enough to keep the contract's limit with the subject added. */
const noteLimit = 3500;

/** Who is interested, and an optional note. */
export const interestSchema = v.object({
  ...writerSchema.entries,
  text: text(noteLimit),
});
export const noInterest: Record<keyof Writer | 'text', string> = {
  title: '',
  name: '',
  country: '',
  phone: '',
  email: '',
  text: '',
};
/** Survives closing the dialog, a reload and a rejection. */
export const interestDraft = formDraft('interestDraft');

/** The inquiry for customer service: its subject, then the note. */
export const inquiryText = (about: string, note: string): string =>
  v.parse(contact.body.entries.text, note ? `${about}\n\n${note}` : about);
