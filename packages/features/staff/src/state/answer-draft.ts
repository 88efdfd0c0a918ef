import { formDraft, type FormDraft } from '@voyage/forms/form-draft.ts';

const drafts = new Map<string, FormDraft>();

/** What was typed to a member and not sent yet; an answer to one member is no answer to another. */
export function answerDraft(userId: string): FormDraft {
  const kept = drafts.get(userId) ?? formDraft(`deskAnswer:${userId}`);
  drafts.set(userId, kept);
  return kept;
}
