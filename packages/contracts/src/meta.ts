import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, currency, money, named } from './values.ts';

const tag = 'meta';
export const org = endpoint({
  method: 'GET',
  path: 'v1/org',
  tag,
  access: 'none',
  summary: 'The company.',
  data: v.object({ name: v.string(), phone: v.string(), email: v.string(), address: v.string(), companyNumber: v.string(), serviceHours: v.string() }),
});
export const titles = endpoint({
  method: 'GET',
  path: 'v1/meta/title',
  tag,
  access: 'none',
  summary: 'Forms of address.',
  data: v.object({ titles: v.array(v.object({ code: v.string(), desc: v.string() })) }),
});
export const phoneAreas = endpoint({
  method: 'GET',
  path: 'v1/meta/phone-area',
  tag,
  access: 'none',
  summary: 'Country calling codes.',
  data: v.object({ areas: v.array(v.object({ country: v.string(), name: v.string(), callingCode: v.string() })) }),
});
export const countries = endpoint({
  method: 'GET',
  path: 'v1/meta/country',
  tag,
  access: 'none',
  summary: 'Countries and regions.',
  data: v.object({ countries: v.array(named) }),
});
export const rateTable = v.object({ base: currency, asOf: v.string(), rates: v.record(currency, v.number()) });
export const exchange = endpoint({
  method: 'GET',
  path: 'v1/meta/exchange',
  tag: 'exchange',
  access: 'none',
  summary: 'Exchange rates of a day, against one base.',
  data: rateTable,
});
export const convert = endpoint({
  method: 'POST',
  path: 'v1/exchange/convert',
  tag: 'exchange',
  access: 'none',
  summary: 'An amount in another currency, approximately.',
  body: v.object({ from: money, to: currency }),
  data: v.object({ money, rate: v.number(), asOf: v.string() }),
});
export const feVersion = endpoint({
  method: 'GET',
  path: 'v1/fe-version',
  tag,
  access: 'none',
  summary: 'When the sites and their data last changed (milliseconds since 1970).',
  data: v.object({ t: count }),
});
export const specialRequests = endpoint({
  method: 'GET',
  path: 'v1/tp/meta/special-request',
  tag,
  access: 'none',
  summary: 'Special requests that may be ticked, and how many of them.',
  data: v.object({ limit: count, requests: v.array(v.object({ code: v.string(), name: v.string(), group: v.string() })) }),
});
