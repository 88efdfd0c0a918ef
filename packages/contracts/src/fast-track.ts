import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { createdOrder } from './product-order.ts';
import { brandId, code, count, isoDay, requiredText, text, twd } from './values.ts';

const tag = 'product';

export const fastTrackServices = ['arrival', 'departure', 'transfer'] as const;
export const airport = v.object({
  iata: v.string(),
  name: v.string(),
  city: v.string(),
  country: v.string(),
  timeZone: v.string(),
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
export const fastTrackAirports = endpoint({
  method: 'GET',
  path: 'v1/product/fast-track',
  tag,
  access: 'none',
  summary: 'Airports where fast track is offered, with its products and prices for a traveller.',
  data: v.object({ airports: v.array(airport) }),
});
export const fastTrackAirport = endpoint({
  method: 'GET',
  path: 'v1/product/fast-track/{iata}',
  tag,
  access: 'none',
  summary: 'Fast track at one airport.',
  params: v.object({ iata: v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/), v.toUpperCase()) }),
  data: airport,
  errors: ['fastTrackNotOffered'],
});
export const orderFastTrack = endpoint({
  method: 'POST',
  path: 'v1/product/order/fast-track',
  tag,
  access: 'required',
  summary: 'An order for fast track on a flight; after payment it awaits the confirmation of the airport.',
  body: v.object({
    productId: code,
    serviceDay: isoDay,
    /** By the airport's clock. */ serviceTime: v.pipe(
      v.string(),
      v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'),
    ),
    flightNumber: v.pipe(
      v.string(),
      v.trim(),
      v.toUpperCase(),
      v.regex(/^[A-Z0-9]{2}\d{1,4}[A-Z]?$/, 'flight'),
    ),
    adults: v.pipe(count, v.minValue(1), v.maxValue(20)),
    children: v.optional(v.pipe(count, v.maxValue(20)), 0),
    contactName: requiredText(100),
    contactPhone: v.pipe(v.string(), v.trim(), v.regex(/^\+[0-9]{9,15}$/, 'phone')),
    note: v.optional(text(500), ''),
    brand: v.optional(brandId, 'main'),
  }),
  data: createdOrder,
  errors: [...tokenErrors, 'fastTrackNotOffered', 'tooCloseToFlight'],
});
