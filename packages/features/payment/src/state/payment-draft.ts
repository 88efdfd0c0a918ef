import { formDraft } from '@voyage/forms/form-draft.ts';

/** Everything typed besides the card: survives a declined card, the bank's page and a reload. */
export const paymentDraft = formDraft('paymentDraft');
/** Fields that are never saved in the draft. */
export const excludedFromDraft = ['card.number', 'card.expiry', 'card.ccv', 'agreed'] as const;
