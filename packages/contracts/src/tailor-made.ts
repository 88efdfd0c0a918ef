import * as v from 'valibot';
import { endpoint, tokenErrors } from './endpoint.ts';
import { productOrder } from './product-order.ts';
import { brandId, count, isoDay, requiredText, text, twd } from './values.ts';

const tag = 'product';

export const tailorMade = endpoint({
  method: 'POST',
  path: 'v1/product/tailor-made',
  tag,
  access: 'required',
  idempotent: true,
  summary: 'Asks for a tailor-made journey: elite and above, at least 30 days before departure.',
  body: v.object({
    name: requiredText(100),
    email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('email')),
    phone: v.pipe(v.string(), v.trim(), v.regex(/^\+?[0-9][0-9 -]{7,18}$/, 'phone')),
    destination: requiredText(200),
    countries: v.optional(v.pipe(count, v.minValue(1), v.maxValue(30)), 1),
    departure: isoDay,
    days: v.pipe(count, v.minValue(1), v.maxValue(180)),
    adults: v.pipe(count, v.minValue(1), v.maxValue(40)),
    children: v.optional(v.pipe(count, v.maxValue(40)), 0),
    budgetTwd: v.nullable(v.pipe(twd, v.maxValue(100_000_000))),
    note: v.optional(text(2000), ''),
    agreed: v.literal(true, 'required'),
    brand: v.optional(brandId, 'main'),
  }),
  data: v.object({ requestNumber: v.string(), consultingFeeTwd: twd }),
  errors: [
    ...tokenErrors,
    'levelTooLow',
    'departureTooSoon',
    'idempotencyKeyReused',
    'idempotencyKeyMissing',
  ],
});
export const tailorMadeStages = [
  'inquiry',
  'first-contact',
  'consulting-fee',
  'basic-plan',
  'modifications',
  'contract',
  'travel',
] as const;
export const tailorMadeList = endpoint({
  method: 'GET',
  path: 'v1/product/tailor-made',
  tag,
  access: 'required',
  summary: "The member's requests with the stage of each, and the fee that is open.",
  data: v.object({
    requests: v.array(
      v.object({
        requestNumber: v.string(),
        destination: v.string(),
        departure: isoDay,
        days: count,
        stage: v.picklist(tailorMadeStages),
        createdAt: v.string(),
        openOrder: v.nullable(productOrder),
      }),
    ),
  }),
  errors: tokenErrors,
});
export const moveTailorMade = endpoint({
  method: 'POST',
  path: 'v1/admin/tailor-made',
  tag,
  access: 'staff',
  summary:
    'Moves a request to its next stage; at the consulting fee and at every modification beyond two an order is made for the member.',
  body: v.object({
    requestNumber: v.pipe(v.string(), v.maxLength(20)),
    action: v.picklist(['advance', 'modification']),
    reason: requiredText(200),
  }),
  data: v.object({ stage: v.picklist(tailorMadeStages), order: v.nullable(productOrder) }),
  errors: [...tokenErrors, 'accessDenied', 'orderNotFound', 'orderClosed'],
});
