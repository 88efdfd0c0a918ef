import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { cheapest, hotelSummary, stay, paymentTimings } from './stay.ts';
import { count, id } from './values.ts';

const tag = 'favourite';
const path = 'v1/user/hotel/favorite';
const hotelKey = v.object({ hotelId: id });
const favouriteList = v.object({ hotelIds: v.array(v.string()) });

export const favourites = endpoint({
  method: 'POST',
  path,
  tag,
  access: 'required',
  summary: "The member's saved hotels by number, newest first.",
  body: v.object({}),
  data: favouriteList,
  errors: tokenErrors,
});
export const favouriteDetails = endpoint({
  method: 'POST',
  path: `${path}/detail`,
  tag,
  access: 'required',
  summary: 'The saved hotels with their facts, and with a stay their cheapest price.',
  body: v.object({
    stay: v.optional(stay),
    payAt: paymentTimings,
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(60)), 30),
  }),
  data: v.object({
    total: count,
    page: count,
    pageSize: count,
    hotels: v.array(v.object({ hotel: hotelSummary, savedAt: v.string(), cheapest: v.nullable(cheapest) })),
  }),
  errors: [...tokenErrors, 'datesOutOfRange'],
});
export const addFavourite = endpoint({
  method: 'PATCH',
  path,
  tag,
  access: 'required',
  summary: 'Saves a hotel; saving it twice is saving it once.',
  body: hotelKey,
  data: favouriteList,
  errors: [...tokenErrors, 'hotelNotFound', 'tooManyFavourites'],
});
export const removeFavourite = endpoint({
  method: 'DELETE',
  path,
  tag,
  access: 'required',
  summary: 'Removes a saved hotel.',
  body: hotelKey,
  data: favouriteList,
  errors: tokenErrors,
});
