import { formDraft } from '@voyage/forms/form-draft.ts';

/** What is typed beside the card: a refused card, the bank's page or a reload loses nothing of it. */
export const paymentDraft = formDraft('paymentDraft');
/** The fields that a draft never keeps. */
export const neverDrafted = ['card.number', 'card.expiry', 'card.ccv', 'agreed'] as const;
