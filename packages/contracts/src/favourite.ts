import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { cheapest, hotelSummary, roomParty, stay, paymentTimings } from './stay.ts';
import { count, id, text } from './values.ts';

const signedIn = { tag: 'favourite', access: 'required', errors: tokenErrors } as const;
const path = 'v1/user/hotel/favorite';
const hotelKey = v.object({ hotelId: id });
/** For the member alone. */
export const favouriteNote = text(500);
const favouriteList = v.object({ hotelIds: v.array(v.string()) });

/** A saved stay; its dates may be past. */
const savedStay = v.object({
  checkIn: v.string(),
  checkOut: v.string(),
  rooms: v.array(roomParty),
});
export type SavedStay = v.InferOutput<typeof savedStay>;

export const favourites = endpoint('POST', path, {
  ...signedIn,
  summary: 'List saved hotels',
  description: "Returns the ids of the member's saved hotels, newest first.",
  body: v.object({}),
  data: favouriteList,
});
export const favouriteDetails = endpoint('POST', `${path}/detail`, {
  ...signedIn,
  summary: 'Get saved hotels',
  description:
    'Returns the saved hotels with their details, notes and current lowest prices. The price is for the requested stay; without one, for the stay saved with the hotel; and if none is saved, or its dates have passed, for `defaultStay`.',
  body: v.object({
    stay: v.optional(stay),
    defaultStay: v.optional(stay),
    payAt: paymentTimings,
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(60)), 30),
  }),
  data: v.object({
    total: count,
    page: count,
    pageSize: count,
    hotels: v.array(
      v.object({
        hotel: hotelSummary,
        savedAt: v.string(),
        note: v.string(),
        /** The nights and the party that were saved with it. */
        stay: v.nullable(savedStay),
        /** null: there is no price, or no room is left; `priced` distinguishes the two. */
        cheapest: v.nullable(cheapest),
        /** Whether there is an answer for `pricedStay`: a supplier that prices on request may have none yet. */
        priced: v.boolean(),
        /** The stay that the price is for; null if none can be requested: dates in the past, or too far ahead. */
        pricedStay: v.nullable(savedStay),
      }),
    ),
  }),
  errors: [...tokenErrors, 'datesOutOfRange'],
});
export const addFavourite = endpoint('PATCH', path, {
  ...signedIn,
  summary: 'Save hotel',
  description:
    'Saves a hotel, optionally with a note and a stay. Saving it again changes only the fields sent; an empty `note` and a `stay` of null remove them. The dates of the stay may be in the past. With `unlessSaved`, a hotel that is already saved is left unchanged.',
  body: v.object({
    ...hotelKey.entries,
    note: v.optional(favouriteNote),
    stay: v.optional(v.nullable(stay)),
    unlessSaved: v.optional(v.boolean()),
  }),
  data: favouriteList,
  errors: [...tokenErrors, 'hotelNotFound', 'tooManyFavourites'],
});
export const removeFavourite = endpoint('DELETE', path, {
  ...signedIn,
  summary: 'Remove saved hotel',
  description: 'Removes a saved hotel.',
  body: hotelKey,
  data: favouriteList,
});
