import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, type Ref } from 'react';
import type { AddressDraft, SearchDraft } from '../state/remembered-search.ts';
import type { SearchStep } from '../state/search-step.ts';
import * as css from './SearchBar.css.ts';

export interface SearchLineProps {
  ref: Ref<HTMLButtonElement>;
  draft: SearchDraft;
  fromAddress: AddressDraft;
  wordsOf: (draft: SearchDraft) => Record<SearchStep, string>;
  /** The first step of the search: with a place, or only for the dates of known hotels. */
  first: SearchStep;
  isOpen: boolean;
  onOpen: (step: SearchStep) => void;
  onPreload: () => void;
}

/**
 * The search of a page as one line on a phone, which opens the sheet. It says what the page shows, whatever is
 * being chosen. A part of its own: home, where nothing is searched yet, does without it.
 */
export function SearchLine({
  ref,
  draft,
  fromAddress,
  wordsOf,
  first,
  isOpen,
  onOpen,
  onPreload,
}: SearchLineProps) {
  // a place that is not known keeps the name from when it was chosen
  const place = fromAddress.place?.name ? fromAddress.place : draft.place;
  const words = wordsOf({ ...draft, dates: null, ...fromAddress, place });
  // The first search replaces the fields by the line: the focus, hidden with a field, moves to it.
  const text = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = text.current?.closest('button');
    const focused = document.activeElement;
    if (!own?.offsetParent || !(focused instanceof HTMLElement) || focused.offsetParent) return;
    if (own.closest('search')?.contains(focused)) own.focus({ preventScroll: true });
  }, []);
  return (
    <button
      type="button"
      className={css.line}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      ref={ref}
      onClick={() => onOpen(first)}
      onPointerEnter={onPreload}
      onFocus={onPreload}
    >
      <Search size={18} aria-hidden />
      <span className={css.lineText} ref={text}>
        <strong>{words[first]}</strong>
        <span className={css.label}>
          {first === 'place' ? `${words.dates} · ${words.party}` : words.party}
        </span>
      </span>
    </button>
  );
}
