import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { brandId, count, currency, money, named } from './values.ts';

const tag = 'meta';
/** The requesting site. */
const ofBrand = v.object({ brand: v.optional(brandId, 'main') });
export const org = endpoint({
  method: 'GET',
  path: 'v1/org',
  tag,
  access: 'none',
  summary: 'Get organisation',
  description: 'The organisation behind the requesting site: its brand, contact details and company.',
  query: ofBrand,
  data: v.object({
    brand: v.string(),
    name: v.string(),
    phone: v.string(),
    email: v.string(),
    address: v.string(),
    companyNumber: v.string(),
    serviceHours: v.string(),
  }),
});
export const titles = endpoint({
  method: 'GET',
  path: 'v1/meta/title',
  tag,
  access: 'none',
  summary: 'List titles',
  description: 'Forms of address.',
  data: v.object({ titles: v.array(v.object({ code: v.string(), desc: v.string() })) }),
});
export const phoneAreas = endpoint({
  method: 'GET',
  path: 'v1/meta/phone-area',
  tag,
  access: 'none',
  summary: 'List calling codes',
  description: 'Country calling codes.',
  data: v.object({
    areas: v.array(v.object({ country: v.string(), name: v.string(), callingCode: v.string() })),
  }),
});
export const countries = endpoint({
  method: 'GET',
  path: 'v1/meta/country',
  tag,
  access: 'none',
  summary: 'List countries',
  description: 'Countries and regions.',
  data: v.object({ countries: v.array(named) }),
});
export const rateTable = v.object({
  base: currency,
  asOf: v.string(),
  rates: v.record(currency, v.number()),
});
export const exchange = endpoint({
  method: 'GET',
  path: 'v1/meta/exchange',
  tag: 'exchange',
  access: 'none',
  summary: 'List exchange rates',
  description: 'Exchange rates of a day, against one base currency.',
  data: rateTable,
});
export const convert = endpoint({
  method: 'POST',
  path: 'v1/exchange/convert',
  tag: 'exchange',
  access: 'none',
  summary: 'Convert amount',
  description: 'An amount in another currency, approximately.',
  body: v.object({ from: money, to: currency }),
  data: v.object({ money, rate: v.number(), asOf: v.string() }),
});
export const feVersion = endpoint({
  method: 'GET',
  path: 'v1/fe-version',
  tag,
  access: 'none',
  summary: 'Get version',
  description:
    'When the requesting site, or the data in its cached pages, last changed (milliseconds since 1970). The service knows only about data; through a site (under its /api) the response also includes the build of that site, and names its release: brand, version and commit.',
  query: ofBrand,
  data: v.object({
    t: count,
    /** When the responding site was built. */
    build: v.optional(count),
    /** The release of the responding site; absent in the workspace. */
    release: v.optional(v.object({ brand: brandId, version: v.string(), commit: v.string() })),
  }),
});
export const specialRequests = endpoint({
  method: 'GET',
  path: 'v1/tp/meta/special-request',
  tag,
  access: 'none',
  summary: 'List special requests',
  description: 'Special requests that may be selected, and how many of them.',
  data: v.object({
    limit: count,
    requests: v.array(v.object({ code: v.string(), name: v.string(), group: v.string() })),
  }),
});
