import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import type { CompleteStay } from '@voyage/routes/stay-query.ts';
import { stayQuery } from '@voyage/routes/stay-query.ts';
import type { SearchDraft } from './remembered-search.ts';
import { checkParty, type PartyFault } from '@voyage/domain/occupancy.ts';
import { draftKey } from '@voyage/frame/preferences/preferences.ts';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

export const emptyDraft: SearchDraft = { place: null, dates: null, adults: 2, childAges: [], rooms: 1 };

/** The error of the travellers, including missing ages. */
export const draftFault = ({ adults, childAges, rooms }: SearchDraft): PartyFault | null =>
  checkParty({ adults, childAges: childAges.map((age) => age ?? Number.NaN) }, rooms);

export const draftStay = (draft: SearchDraft): CompleteStay | null =>
  draft.dates && !draftFault(draft) && draft.childAges.every((age) => age !== null)
    ? { ...draft.dates, adults: draft.adults, childAges: draft.childAges, rooms: draft.rooms }
    : null;

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
    if (fromAddress && fromAddress.place?.name !== '') return store(fromAddress);
    // Only what was stored needs its schema, which is no part of the first view.
    let left = false;
    void import('./remembered-search.ts').then(({ named, readDraft }) => {
      if (left) return;
      if (fromAddress) store(named(fromAddress));
      else set(readDraft());
    });
    return () => {
      left = true;
    };
    // oxlint-disable-next-line exhaustive-deps -- the address as text is what counts
  }, [addressKey]);
  const first = fromAddress && { ...fromAddress, place: fromAddress.place?.name ? fromAddress.place : null };
  return [draft ?? first ?? emptyDraft, store];
}

/**
 * Where the search of a complete draft leads: to a list, or to the page of the one hotel that was chosen; null
 * while something is missing.
 */
export function draftAddress(draft: SearchDraft, locale: Locale): string | null {
  const stay = draftStay(draft);
  if (!draft.place || !stay) return null;
  const { code, locationType } = draft.place;
  const query = stayQuery(stay);
  return locationType === 'hotel'
    ? href.hotel(locale, code, query)
    : href.hotelSearch(locale, { code, locationType, ...query });
}
