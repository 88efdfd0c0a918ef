import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { href } from '@voyage/routes/href.ts';
import type { CompleteStay, SearchQuery } from '@voyage/routes/stay-query.ts';
import { stayQuery } from '@voyage/routes/stay-query.ts';
import type { AddressDraft, SearchDraft } from './remembered-search.ts';
import { checkRooms, roomsFromForm, type PartyFault } from '@voyage/domain/occupancy.ts';
import type { StayLimits } from '@voyage/domain/stay-limits.ts';
import { draftKey } from '@voyage/site-core/preferences/preferences.ts';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

export const emptyDraft: SearchDraft = { place: null, dates: null, rooms: [{ adults: 2, childAges: [] }] };

/** The error of the travellers, including missing ages. */
export const draftFault = ({ rooms }: SearchDraft, limits: StayLimits): PartyFault | null =>
  checkRooms(roomsFromForm(rooms), limits);

export const draftStay = (draft: SearchDraft, limits: StayLimits): CompleteStay | null =>
  draft.dates && !draftFault(draft, limits) ? { ...draft.dates, rooms: roomsFromForm(draft.rooms) } : null;

const draftAtom = atom<SearchDraft | null>(null);

/** The draft: what the address does not say is as stored; survives a reload and a login. */
export function useSearchDraft(
  fromAddress: AddressDraft | null,
): [SearchDraft, (draft: SearchDraft) => void] {
  const [draft, set] = useAtom(draftAtom);
  const addressKey = JSON.stringify(fromAddress);
  const store = (next: SearchDraft) => {
    browserStorage.setItem(draftKey, JSON.stringify(next));
    set(next);
  };
  useEffect(() => {
    // Only what was stored needs its schema, which is not part of the first view.
    let left = false;
    void import('./remembered-search.ts').then(({ completed, readDraft }) => {
      if (left) return;
      const stored = readDraft();
      if (fromAddress) store(completed(fromAddress, stored ?? emptyDraft));
      else set(stored);
    });
    return () => {
      left = true;
    };
    // oxlint-disable-next-line exhaustive-deps -- the address as text is what counts
  }, [addressKey]);
  return [draft ?? { ...emptyDraft, ...fromAddress }, store];
}

/**
 * Where the search of a complete draft leads: to a list, or to the page of the one hotel that was chosen; null
 * while something is missing. In the place of the shown list, that keeps its filters and order (`carriedOverQuery`).
 */
export function draftAddress(
  draft: SearchDraft,
  limits: StayLimits,
  locale: Locale,
  list?: SearchQuery,
): string | null {
  const stay = draftStay(draft, limits);
  if (!draft.place || !stay) return null;
  const { code, locationType } = draft.place;
  const query = stayQuery(stay);
  return locationType === 'hotel'
    ? href.hotel(locale, code, query)
    : href.hotelSearch(locale, {
        ...(list?.code === code && list.locationType === locationType && list),
        code,
        locationType,
        ...query,
      });
}
