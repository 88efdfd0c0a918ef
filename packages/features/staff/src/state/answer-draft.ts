import { formDraft, type FormDraft } from '@voyage/forms/form-draft.ts';

const drafts = new Map<string, FormDraft>();

/** Typed text to a member that is not sent yet, separate for each member. */
export function answerDraft(userId: string): FormDraft {
  const kept = drafts.get(userId) ?? formDraft(`deskAnswer:${userId}`);
  drafts.set(userId, kept);
  return kept;
}
