import * as v from 'valibot';
import { orderDetail, orderSummary } from './booking.ts';
import { endpoint, tokenErrors } from './endpoint.ts';
import { brandId, count, currency, id, printedCode } from './values.ts';

const signedIn = { tag: 'booking', access: 'required', errors: tokenErrors } as const;

export const orderTabs = ['all', 'confirmed', 'completed', 'cancelled'] as const;
export const orderList = endpoint('POST', 'v1/user/hotel/order', {
  ...signedIn,
  summary: 'List hotel orders',
  description:
    "Returns the member's hotel orders, most recently booked first unless `sort` says otherwise. With `made`, returns the orders that the caller made for other members.",
  body: v.object({
    made: v.optional(v.boolean(), false),
    tab: v.optional(v.picklist(orderTabs), 'all'),
    /**
     * Part of one of an order's numbers: ours, the supplier's or the hotel's. Spaces and case are ignored, and
     * full-width letters are read as plain ones.
     */
    number: v.optional(v.pipe(printedCode, v.maxLength(40)), ''),
    /** arrival: the earliest check-in first. */
    sort: v.optional(v.picklist(['booked', 'arrival']), 'booked'),
    page: v.optional(v.pipe(count, v.minValue(1), v.maxValue(1000)), 1),
    pageSize: v.optional(v.pipe(count, v.minValue(1), v.maxValue(50)), 10),
  }),
  data: v.object({
    total: count,
    page: count,
    pageSize: count,
    counts: v.record(v.picklist(orderTabs), count),
    orders: v.array(orderSummary),
  }),
});
const orderKey = v.object({ id });
export const order = endpoint('GET', 'v1/user/hotel/order/{id}', {
  ...signedIn,
  params: orderKey,
  data: orderDetail,
  summary: 'Get hotel order',
  description: 'Returns a hotel order.',
  errors: [...tokenErrors, 'bookingNotFound'],
});
export const orderPdf = endpoint('GET', 'v1/user/hotel/order/{id}/pdf', {
  ...signedIn,
  params: orderKey,
  query: v.object({
    /**
     * The requesting site: it determines the look of the certificate and its telephone number. By default the
     * one on which the stay was booked.
     */
    brand: v.optional(brandId),
    /** Of the approximate total. */
    currency: v.optional(currency),
  }),
  produces: 'application/pdf',
  summary: 'Download booking certificate',
  description:
    'Returns the booking certificate of an order that the hotel has confirmed, as one A4 page in the requested language. If the order has been cancelled since, the certificate says so. Fails with bk0003 for any other order.',
  errors: [...tokenErrors, 'bookingNotFound'],
});
