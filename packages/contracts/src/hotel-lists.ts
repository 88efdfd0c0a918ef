import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { hotelSummary } from './stay.ts';
import { code, count, isoDay, langs, named, point } from './values.ts';

const open = { tag: 'hotel', access: 'none' } as const;
const brandEntry = v.object({ code: v.string(), name: v.string(), standfirst: v.string(), hotels: count });
/** A hotel group, as its card shows it. */
export const groupEntry = v.object({
  code: v.string(),
  name: v.string(),
  standfirst: v.string(),
  picture: v.string(),
  hotels: count,
  countries: count,
  brands: v.array(brandEntry),
});
const groupList = {
  body: v.object({ codes: v.optional(v.pipe(v.array(code), v.maxLength(40)), []) }),
  data: v.object({ groups: v.array(groupEntry) }),
};

export const tpGroups = endpoint('POST', 'v1/tp/hotel/groups', {
  ...open,
  summary: 'List hotel groups',
  description: 'Returns hotel groups with their brands. Without `codes`, returns all of them.',
  ...groupList,
});
export const ownGroups = endpoint('POST', 'v1/hotel/groups', {
  ...open,
  summary: 'List hotel groups with editorial text',
  description: 'Returns hotel groups with our editorial text. Without `codes`, returns all of them.',
  body: groupList.body,
  data: v.object({
    groups: v.array(v.object({ ...groupEntry.entries, story: v.string(), flagships: v.array(hotelSummary) })),
  }),
});
export const brandHotels = endpoint('POST', 'v1/hotel/brand', {
  ...open,
  summary: 'Get hotel brand',
  description:
    'Returns a brand with its hotels by region, flagships first, up to the requested number per region.',
  body: v.object({
    group: code,
    brand: code,
    perRegion: v.optional(v.pipe(count, v.minValue(1), v.maxValue(100)), 100),
  }),
  data: v.object({
    brand: brandEntry,
    group: groupEntry,
    regions: v.array(v.object({ region: named, total: count, hotels: v.array(hotelSummary) })),
  }),
  errors: ['placeNotFound'],
});

const regionEntry = v.object({
  code: v.string(),
  name: v.string(),
  point,
  hotels: count,
  picture: v.string(),
});
export const regions = endpoint('GET', 'v1/hotel/meta/regions', {
  ...open,
  summary: 'List regions',
  description: 'Returns the regions of the world in display order.',
  data: v.object({ regions: v.array(regionEntry) }),
});
export const region = endpoint('POST', 'v1/hotel/region', {
  ...open,
  summary: 'Get region',
  description: 'Returns a region with its cities and places, and a selection of its hotels.',
  body: v.object({ code }),
  data: v.object({
    region: regionEntry,
    places: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        country: v.string(),
        point,
        hotels: count,
        kind: v.picklist(['city', 'place']),
        picture: v.string(),
        standfirst: v.string(),
      }),
    ),
    hotels: v.array(hotelSummary),
  }),
  errors: ['placeNotFound'],
});

export const deployedHotels = endpoint('POST', 'v1/tp/deploy/hotel', {
  ...open,
  summary: 'List published hotels',
  description: 'Returns every hotel that has a page, by id. The sitemap is built from this list.',
  body: v.object({
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(10_000)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(5_000)), 1_000),
  }),
  data: v.object({
    total: count,
    page: count,
    pageSize: count,
    hotels: v.array(v.object({ id: v.string(), slug: v.string(), place: v.string(), flagship: v.boolean() })),
  }),
});

export const hotelEvents = endpoint('GET', 'v1/tp/hotel/{id}/event', {
  ...open,
  summary: 'List hotel events',
  description: 'Returns the promotions of a hotel and the seasons of its place, starting today.',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)) }),
  data: v.object({
    events: v.array(
      v.object({
        code: v.string(),
        kind: v.picklist(['promotion', 'season']),
        name: v.string(),
        description: v.string(),
        from: v.nullable(isoDay),
        to: v.nullable(isoDay),
        langs: langs('name', 'description'),
      }),
    ),
  }),
  errors: ['hotelNotFound'],
});
