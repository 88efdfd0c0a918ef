import { checkParty, type PartyFault } from '@voyage/domain/occupancy.ts';
import { policy } from '@voyage/domain/policy.ts';
import { checkStay, isIsoDay } from '@voyage/domain/stay-date.ts';
import type { CompleteStay, SearchQuery } from '@voyage/routes/stay-query.ts';
import { locationTypes, stayQuery } from '@voyage/routes/stay-query.ts';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import * as v from 'valibot';

const wholeNumber = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const day = v.pipe(v.string(), v.check(isIsoDay));
export const placeSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/)),
  locationType: v.picklist(locationTypes),
  /** Empty if an address names a place that cannot be searched. */
  name: v.pipe(v.string(), v.maxLength(200)),
});
/** Stored data may be old or foreign: an invalid field counts as empty. */
export const draftSchema = v.object({
  place: v.fallback(v.nullable(placeSchema), null),
  dates: v.fallback(v.nullable(v.object({ checkIn: day, checkOut: day })), null),
  adults: v.fallback(wholeNumber(0, policy.maxAdults), 2),
  /** An age not given yet is null. */
  childAges: v.fallback(
    v.pipe(v.array(v.nullable(wholeNumber(0, policy.ages.child))), v.maxLength(policy.maxChildren)),
    [],
  ),
  rooms: v.fallback(wholeNumber(1, policy.maxRooms), 1),
});
/** The state of the search bar while it is filled in. */
export type SearchDraft = v.InferOutput<typeof draftSchema>;
export const emptyDraft: SearchDraft = { place: null, dates: null, adults: 2, childAges: [], rooms: 1 };
const key = 'searchDraft';

/** Parses JSON; null if invalid. */
export function valueOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
/** Parses a draft from browser storage; null if it is not one. */
export function draftOfText(text: string | null): SearchDraft | null {
  const { success, output } = v.safeParse(draftSchema, valueOf(text));
  return success ? output : null;
}
/** Removes dates that can no longer be booked, or never could, so that they are chosen again. */
export const withBookableDates = <T extends SearchDraft>(search: T, today: string): T =>
  search.dates && checkStay({ ...search.dates, today }) ? { ...search, dates: null } : search;
/** The day where it is earliest, twelve hours behind UTC: the day before it is past at every hotel. */
const earliestToday = (): string => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
const read = (): SearchDraft | null => draftOfText(localStorage.getItem(key));

/** A place without a name keeps the name from when it was chosen; otherwise it is left out. */
function named(draft: SearchDraft): SearchDraft {
  if (!draft.place || draft.place.name) return draft;
  const stored = read()?.place;
  return { ...draft, place: stored?.code === draft.place.code ? stored : null };
}

const draftAtom = atom<SearchDraft | null>(null);

/** The draft: from the address, otherwise the stored one; survives a reload and a login. */
export function useSearchDraft(fromAddress: SearchDraft | null): [SearchDraft, (draft: SearchDraft) => void] {
  const [draft, set] = useAtom(draftAtom);
  const addressKey = JSON.stringify(fromAddress);
  const store = (next: SearchDraft) => {
    localStorage.setItem(key, JSON.stringify(next));
    set(next);
  };
  useEffect(() => {
    if (fromAddress) store(named(fromAddress));
    else {
      const stored = read();
      set(stored && withBookableDates(stored, earliestToday()));
    }
    // oxlint-disable-next-line exhaustive-deps -- the address as text is what counts
  }, [addressKey]);
  const first = fromAddress && { ...fromAddress, place: fromAddress.place?.name ? fromAddress.place : null };
  return [draft ?? first ?? emptyDraft, store];
}

/** The error of the travellers, including missing ages. */
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
