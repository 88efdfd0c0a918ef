import type { SearchDraft } from './remembered-search.ts';

/** The steps of the search bar, in order. */
export const searchSteps = ['place', 'dates', 'party'] as const;
export type SearchStep = (typeof searchSteps)[number];

/** Common props of the search steps. */
export interface StepProps {
  /** Number of search attempts while something was missing. */
  attempts: number;
  draft: SearchDraft;
  onChange: (draft: SearchDraft) => void;
  /** Moves on to a step after a choice, or closes with null. */
  onNext: (step: SearchStep | null) => void;
  /** Searches at once for a draft: a recent search. */
  onSearch: (draft: SearchDraft) => void;
}

export interface PanelProps extends StepProps {
  step: SearchStep;
  /** The available steps. */
  steps: readonly SearchStep[];
  /** The search's summary of each step so far. */
  words: Record<SearchStep, string>;
  /** `focusBack`: whether the focus returns to the field. */
  onClose: (focusBack?: boolean) => void;
}
