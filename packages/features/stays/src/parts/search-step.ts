import type { SearchDraft } from '../state/search-draft.ts';

/** What the search bar asks for, in its order. */
export const searchSteps = ['place', 'dates', 'party'] as const;
export type SearchStep = (typeof searchSteps)[number];

/** What each step of the search is given. */
export interface StepProps {
  /** How often a search was asked for while something was missing. */
  asked: number;
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  /** What was chosen leads on to a step, or ends the choosing. */
  onNext: (step: SearchStep | null) => void;
  /** Searches for a draft at once: one that was searched for before. */
  onSearch: (draft: SearchDraft) => void;
}

export interface PanelProps extends StepProps {
  step: SearchStep;
  /** The steps that there are. */
  steps: readonly SearchStep[];
  /** What the search says of each step so far. */
  words: Record<SearchStep, string>;
  /** `focusBack`: whether the focus returns to the field. */
  onClose: (focusBack?: boolean) => void;
}
