import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { brandId, count, currency, money, named } from './values.ts';

const open = { tag: 'meta', access: 'none' } as const;
/** The requesting site. */
const ofBrand = v.object({ brand: v.optional(brandId, 'main') });
export const org = endpoint('GET', 'v1/org', {
  ...open,
  summary: 'Get organisation',
  description: 'Returns the organisation behind the requesting site: brand, contact details and company.',
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
export const titles = endpoint('GET', 'v1/meta/title', {
  ...open,
  summary: 'List titles',
  description: 'Returns the forms of address.',
  data: v.object({ titles: v.array(v.object({ code: v.string(), desc: v.string() })) }),
});
export const phoneAreas = endpoint('GET', 'v1/meta/phone-area', {
  ...open,
  summary: 'List calling codes',
  description: 'Returns the country calling codes.',
  data: v.object({
    areas: v.array(v.object({ country: v.string(), name: v.string(), callingCode: v.string() })),
  }),
});
export const countries = endpoint('GET', 'v1/meta/country', {
  ...open,
  summary: 'List countries',
  description: 'Returns the countries and regions.',
  data: v.object({ countries: v.array(named) }),
});
export const rateTable = v.object({
  base: currency,
  asOf: v.string(),
  rates: v.record(currency, v.number()),
});
export const exchange = endpoint('GET', 'v1/meta/exchange', {
  tag: 'exchange',
  access: 'none',
  summary: 'List exchange rates',
  description: 'Returns the exchange rates of a day against one base currency.',
  data: rateTable,
});
export const convert = endpoint('POST', 'v1/exchange/convert', {
  tag: 'exchange',
  access: 'none',
  summary: 'Convert amount',
  description: 'Returns the approximate value of an amount in another currency.',
  body: v.object({ from: money, to: currency }),
  data: v.object({ money, rate: v.number(), asOf: v.string() }),
});
export const feVersion = endpoint('GET', 'v1/fe-version', {
  ...open,
  summary: 'Get version',
  description:
    'Returns when the requesting site, or the data on its cached pages, last changed (in milliseconds since 1970). The service knows only about the data; requested through a site (under its /api), the response also covers the build of that site and names its release: brand, version and commit.',
  query: ofBrand,
  data: v.object({
    t: count,
    /** When the responding site was built. */
    build: v.optional(count),
    /** The release of the responding site; absent in the workspace. */
    release: v.optional(v.object({ brand: brandId, version: v.string(), commit: v.string() })),
  }),
});
export const specialRequests = endpoint('GET', 'v1/tp/meta/special-request', {
  ...open,
  summary: 'List special requests',
  description: 'Returns the special requests available, and how many can be selected.',
  data: v.object({
    limit: count,
    requests: v.array(v.object({ code: v.string(), name: v.string(), group: v.string() })),
  }),
});
