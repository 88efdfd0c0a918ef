import type { SearchDraft } from '../state/search-draft.ts';

export type SearchPart = 'place' | 'dates' | 'party';

/** What each dialog of the search bar is given. */
export interface DialogProps {
  part: SearchPart;
  /** A search was asked for, and something is missing. */
  asked: boolean;
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  onClose: () => void;
  onNext: (part: SearchPart | null) => void;
}
