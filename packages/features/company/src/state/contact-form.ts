import { contact, contactTypes } from '@voyage/contracts/correspondence.ts';
import { writerSchema } from '@voyage/correspondence/writer.ts';
import { formDraft } from '@voyage/forms/form-draft.ts';
import * as v from 'valibot';

const { type, text } = contact.body.entries;
/** The fields of an inquiry: the contract's own rules. */
export const contactSchema = v.object({ ...writerSchema.entries, type, text });
export type ContactValues = v.InferInput<typeof contactSchema>;

export const noInquiry: Record<keyof ContactValues, string> = {
  title: '',
  name: '',
  country: '',
  phone: '',
  email: '',
  type: '',
  text: '',
};
/** Survives a reload and a rejection. */
export const contactDraft = formDraft('contactDraft');

/** The inquiry type named in an address; '' if it does not exist. */
export const typeNamed = (code: string | undefined): string =>
  contactTypes.find((type) => type === code) ?? '';
