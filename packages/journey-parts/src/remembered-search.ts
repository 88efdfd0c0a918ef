import { checkParty, type PartyFault } from '@voyage/domain/occupancy.ts';
import { policy } from '@voyage/domain/policy.ts';
import { checkStay, isIsoDay } from '@voyage/domain/stay-date.ts';
import { locationTypes, type CompleteStay } from '@voyage/routes/stay-query.ts';
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
export const draftKey = 'searchDraft';

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
export const earliestToday = (): string => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
/** The stored draft, as it is. */
export const readDraft = (): SearchDraft | null => draftOfText(localStorage.getItem(draftKey));

/** The error of the travellers, including missing ages. */
export const draftFault = ({ adults, childAges, rooms }: SearchDraft): PartyFault | null =>
  checkParty({ adults, childAges: childAges.map((age) => age ?? Number.NaN) }, rooms);

export const draftStay = (draft: SearchDraft): CompleteStay | null =>
  draft.dates && !draftFault(draft) && draft.childAges.every((age) => age !== null)
    ? { ...draft.dates, adults: draft.adults, childAges: draft.childAges, rooms: draft.rooms }
    : null;

/** The stay that was last searched for, if it is complete and can still be booked. */
export function rememberedStay(): CompleteStay | null {
  const draft = readDraft();
  return draft && draftStay(withBookableDates(draft, earliestToday()));
}
