import type { SearchQuery } from '@voyage/routes/stay-query.ts';
import { stayQuery } from '@voyage/routes/stay-query.ts';
import {
  draftKey,
  draftStay,
  earliestToday,
  emptyDraft,
  readDraft,
  withBookableDates,
  type SearchDraft,
} from '@voyage/journey-parts/remembered-search.ts';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/** A place without a name keeps the name from when it was chosen; otherwise it is left out. */
function named(draft: SearchDraft): SearchDraft {
  if (!draft.place || draft.place.name) return draft;
  const stored = readDraft()?.place;
  return { ...draft, place: stored?.code === draft.place.code ? stored : null };
}

const draftAtom = atom<SearchDraft | null>(null);

/** The draft: from the address, otherwise the stored one; survives a reload and a login. */
export function useSearchDraft(fromAddress: SearchDraft | null): [SearchDraft, (draft: SearchDraft) => void] {
  const [draft, set] = useAtom(draftAtom);
  const addressKey = JSON.stringify(fromAddress);
  const store = (next: SearchDraft) => {
    localStorage.setItem(draftKey, JSON.stringify(next));
    set(next);
  };
  useEffect(() => {
    if (fromAddress) store(named(fromAddress));
    else {
      const stored = readDraft();
      set(stored && withBookableDates(stored, earliestToday()));
    }
    // oxlint-disable-next-line exhaustive-deps -- the address as text is what counts
  }, [addressKey]);
  const first = fromAddress && { ...fromAddress, place: fromAddress.place?.name ? fromAddress.place : null };
  return [draft ?? first ?? emptyDraft, store];
}

/** The search of a complete draft; null while something is missing. */
export function draftQuery(draft: SearchDraft): SearchQuery | null {
  const stay = draftStay(draft);
  return draft.place && stay
    ? { code: draft.place.code, locationType: draft.place.locationType, ...stayQuery(stay) }
    : null;
}
