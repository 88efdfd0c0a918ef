import { browserStorage } from '@voyage/api-client/browser-storage.ts';
import { checkStay, isIsoDay } from '@voyage/domain/stay-date.ts';
import { widestStay, type StayLimits } from '@voyage/domain/stay-limits.ts';
import { draftKey } from '@voyage/site-core/preferences/preferences.ts';
import { locationTypes } from '@voyage/domain/hotel-search.ts';
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
  rooms: v.fallback(
    v.pipe(
      v.array(
        v.object({
          adults: wholeNumber(0, 99),
          /** An age not given yet is null. */
          childAges: v.array(v.nullable(wholeNumber(0, widestStay.childAge))),
        }),
      ),
      v.minLength(1),
      v.maxLength(widestStay.rooms),
    ),
    [{ adults: 2, childAges: [] }],
  ),
});
/** The state of the search bar while it is filled in. */
export type SearchDraft = v.InferOutput<typeof draftSchema>;
/** What an address says of a search: its place, and a stay if it names one. */
export type AddressDraft = Pick<SearchDraft, 'place'> & Partial<SearchDraft>;

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
export const withBookableDates = <T extends SearchDraft>(search: T, today: string, limits: StayLimits): T =>
  search.dates && checkStay({ ...search.dates, today, limits }) ? { ...search, dates: null } : search;
/** The day where it is earliest, twelve hours behind UTC: the day before it is past at every hotel. */
const earliestToday = (): string => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
/** The stored draft, without dates that can no longer be booked. */
export function readDraft(): SearchDraft | null {
  const draft = draftOfText(browserStorage.getItem(draftKey));
  return draft && withBookableDates(draft, earliestToday(), widestStay);
}

/**
 * The draft for an address: dates and travellers that it does not name are as stored. A place without a name
 * keeps the name from when it was chosen; otherwise it is left out.
 */
export function completed(address: AddressDraft, stored: SearchDraft): SearchDraft {
  const draft = { ...stored, ...address };
  if (!draft.place || draft.place.name) return draft;
  return { ...draft, place: stored.place?.code === draft.place.code ? stored.place : null };
}
