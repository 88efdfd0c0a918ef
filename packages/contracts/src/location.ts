import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { locationTypes } from '@voyage/domain/hotel-search.ts';
import { count, point, requiredText } from './values.ts';

const open = { tag: 'location', access: 'none' } as const;
const place = v.object({
  code: v.string(),
  name: v.string(),
  country: v.string(),
  /** IANA name. */
  timeZone: v.string(),
  point,
  hotels: count,
  picture: v.string(),
  standfirst: v.string(),
});
export const locations = endpoint('GET', 'v1/tp/meta/locations', {
  ...open,
  summary: 'List locations',
  description: 'Returns every region with its cities and places.',
  data: v.object({
    regions: v.array(v.object({ code: v.string(), name: v.string(), places: v.array(place) })),
  }),
});
export const searchLocation = endpoint('GET', 'v1/tp/deploy/search-location', {
  ...open,
  summary: 'List search destinations',
  description: 'Returns the destination cities offered in the search bar, in display order.',
  data: v.object({ cities: v.array(place) }),
});
/** The code of an airport is that of the place it serves, that of an article its address (v1/blog/{slug}). */
export const suggestKinds = [...locationTypes, 'airport', 'article'] as const;
export const suggest = endpoint('GET', 'v1/search', {
  ...open,
  summary: 'Suggest destinations',
  description:
    'Returns suggestions for incomplete input in four languages. Tolerates one or two typing errors.',
  query: v.object({
    q: requiredText(60),
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|1\d|20)$/), v.transform(Number)), '8'),
  }),
  data: v.object({
    suggestions: v.array(
      v.object({
        kind: v.picklist(suggestKinds),
        code: v.string(),
        name: v.string(),
        /** The matched parts of the name, as indices in UTF-16 units: from, up to. */
        marked: v.array(v.tuple([count, count])),
        /** Another name or spelling that was typed, if nothing of the name was, with its matched parts. */
        matched: v.optional(v.object({ name: v.string(), marked: v.array(v.tuple([count, count])) })),
        detail: v.string(),
      }),
    ),
  }),
});
