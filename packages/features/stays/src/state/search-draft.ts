import { checkParty, type PartyFault } from '@voyage/domain/occupancy.ts';
import type { CompleteStay, LocationType, SearchQuery } from '@voyage/routes/stay-query.ts';
import { stayQuery } from '@voyage/routes/stay-query.ts';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/** What is in the search bar while it is being filled. An age not given yet is null. */
export interface SearchDraft {
  /** The name is empty where an address names a place that could not be asked for. */
  place: { code: string; locationType: LocationType; name: string } | null;
  dates: { checkIn: string; checkOut: string } | null;
  adults: number;
  childAges: (number | null)[];
  rooms: number;
}
export const emptyDraft: SearchDraft = { place: null, dates: null, adults: 2, childAges: [], rooms: 1 };
const key = 'searchDraft';

function read(): SearchDraft | null {
  try {
    const kept: Partial<SearchDraft> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return kept && Array.isArray(kept.childAges) ? { ...emptyDraft, ...kept } : null;
  } catch {
    return null; // somebody else's text under our key
  }
}

/** A place without a name is called as it was when it was chosen; without that it is left out. */
function named(draft: SearchDraft): SearchDraft {
  if (!draft.place || draft.place.name) return draft;
  const kept = read()?.place;
  return { ...draft, place: kept?.code === draft.place.code ? kept : null };
}

const draftAtom = atom<SearchDraft | null>(null);

/** The draft: what the address says, else what was kept; it survives a reload and a login. */
export function useSearchDraft(fromAddress: SearchDraft | null): [SearchDraft, (draft: SearchDraft) => void] {
  const [draft, set] = useAtom(draftAtom);
  const addressKey = JSON.stringify(fromAddress);
  const keep = (next: SearchDraft) => {
    localStorage.setItem(key, JSON.stringify(next));
    set(next);
  };
  useEffect(() => {
    if (fromAddress) keep(named(fromAddress));
    else set(read());
    // oxlint-disable-next-line exhaustive-deps -- the address as text is what counts
  }, [addressKey]);
  const first = fromAddress && { ...fromAddress, place: fromAddress.place?.name ? fromAddress.place : null };
  return [draft ?? first ?? emptyDraft, keep];
}

/** What is wrong with the travellers, an age that was not chosen yet included. */
export const draftFault = ({ adults, childAges, rooms }: SearchDraft): PartyFault | null =>
  checkParty({ adults, childAges: childAges.map((age) => age ?? Number.NaN) }, rooms);

export const draftStay = (draft: SearchDraft): CompleteStay | null =>
  draft.dates && !draftFault(draft) && draft.childAges.every((age) => age !== null)
    ? { ...draft.dates, adults: draft.adults, childAges: draft.childAges, rooms: draft.rooms }
    : null;

/** The search of a complete draft; null while something is missing. */
export function draftQuery(draft: SearchDraft): SearchQuery | null {
  const stay = draftStay(draft);
  return draft.place && stay
    ? { code: draft.place.code, locationType: draft.place.locationType, ...stayQuery(stay) }
    : null;
}
