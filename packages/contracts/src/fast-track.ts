import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { createdOrder } from './product-order.ts';
import {
  brandId,
  code,
  count,
  isoDay,
  passportName,
  personName,
  phone,
  printedDigits,
  text,
  twd,
} from './values.ts';

const tag = 'product';
const open = { tag, access: 'none' } as const;

export const fastTrackServices = ['arrival', 'departure', 'transfer'] as const;
/** Travellers of one order. */
export const maxFastTrackPassengers = 12;
const airportFacts = {
  iata: v.string(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
};
/** An airport in the list of all. */
export const listedAirport = v.object({
  ...airportFacts,
  /** The code of its region (places/regions). */ region: v.string(),
  services: v.array(v.picklist(fastTrackServices)),
  /** For one traveller. */ priceTwd: twd,
  minutesSaved: count,
});
export const airport = v.object({
  ...airportFacts,
  timeZone: v.string(),
  /** As signposted: '1', '2E', 'A', or 'international'. Empty if there is only one. */
  terminals: v.array(v.string()),
  products: v.array(
    v.object({
      id: v.string(),
      service: v.picklist(fastTrackServices),
      name: v.string(),
      description: v.string(),
      minutesSaved: count,
      includes: v.array(v.string()),
      priceTwd: twd,
      childPriceTwd: twd,
      hoursAhead: count,
    }),
  ),
});
export const fastTrackAirports = endpoint('GET', 'v1/product/fast-track', {
  ...open,
  summary: 'List fast-track airports',
  description: 'Returns the airports that offer fast track, by region, with the lowest price per traveller.',
  data: v.object({
    regions: v.array(v.object({ code: v.string(), name: v.string() })),
    airports: v.array(listedAirport),
  }),
});
/** The traveller to be met, as in the passport. */
export const fastTrackPassenger = v.object({
  name: passportName,
  /** Up to the age of a child (docs/product/validation.md), at another price. */
  child: v.optional(v.boolean(), false),
});
export const fastTrackAirport = endpoint('GET', 'v1/product/fast-track/{iata}', {
  ...open,
  summary: 'Get fast-track airport',
  description: 'Returns the fast-track services at an airport.',
  params: v.object({ iata: v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/), v.toUpperCase()) }),
  data: airport,
  errors: ['fastTrackNotOffered'],
});
export const orderFastTrack = endpoint('POST', 'v1/product/order/fast-track', {
  tag,
  access: 'required',
  summary: 'Order fast track',
  description:
    'Creates an order for fast track on a flight. Once paid, it awaits confirmation by the airport.',
  body: v.object({
    productId: code,
    serviceDay: isoDay,
    /** In the airport's local time. */ serviceTime: v.pipe(
      v.string(),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'),
    ),
    flightNumber: v.pipe(printedDigits, v.regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/, 'flight')),
    /** One of the airport's terminals; '' if it has only one, or the terminal is unknown. */
    terminal: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    passengers: v.pipe(
      v.array(fastTrackPassenger),
      v.minLength(1),
      v.maxLength(maxFastTrackPassengers),
      v.check((all) => all.some(({ child }) => !child), 'no-adult'),
    ),
    contactName: personName(100),
    contactPhone: phone,
    note: v.optional(text(500), ''),
    brand: v.optional(brandId, 'main'),
  }),
  data: createdOrder,
  errors: [...tokenErrors, 'tooManyAttempts', 'fastTrackNotOffered', 'tooCloseToFlight'],
});
