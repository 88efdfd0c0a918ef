import { tailorMadeStages } from '@voyage/domain/tailor-made.ts';
import * as v from 'valibot';
import { endpoint, idempotencyErrors, tokenErrors } from './endpoint.ts';
import { productOrder } from './product-order.ts';
import {
  brandId,
  count,
  email,
  instant,
  isoDay,
  personName,
  phone,
  requiredLine,
  reason,
  text,
  twd,
} from './values.ts';

const tag = 'product';
const signedIn = { tag, access: 'required', errors: tokenErrors } as const;

export const tailorMade = endpoint('POST', 'v1/product/tailor-made', {
  ...signedIn,
  idempotent: true,
  summary: 'Request tailor-made journey',
  description: 'Requests a tailor-made journey. Elite and above, at least 30 days before departure.',
  body: v.object({
    name: personName(100),
    email,
    phone,
    destination: requiredLine(200),
    countries: v.optional(v.pipe(count, v.minValue(1), v.maxValue(30)), 1),
    departure: isoDay,
    days: v.pipe(count, v.minValue(1, 'too-small'), v.maxValue(180, 'too-large')),
    adults: v.pipe(count, v.minValue(1), v.maxValue(40)),
    children: v.optional(v.pipe(count, v.maxValue(40)), 0),
    budgetTwd: v.nullable(v.pipe(twd, v.maxValue(100_000_000, 'too-large'))),
    note: v.optional(text(2000), ''),
    agreed: v.literal(true, 'required'),
    brand: v.optional(brandId, 'main'),
  }),
  data: v.object({ requestNumber: v.string(), consultingFeeTwd: twd }),
  errors: [...tokenErrors, 'tooManyAttempts', 'levelTooLow', 'departureTooSoon', ...idempotencyErrors],
});
/** A request and its progress. */
export const tailorMadeRequest = v.object({
  requestNumber: v.string(),
  destination: v.string(),
  departure: isoDay,
  days: count,
  adults: count,
  children: count,
  consultingFeeTwd: twd,
  stage: v.picklist(tailorMadeStages),
  createdAt: instant,
  /** In the order of the stages, without those that were skipped. */
  reached: v.array(v.object({ stage: v.picklist(tailorMadeStages), at: instant })),
  /** The last day, in Taipei, for the planner's or the member's next step. */
  due: v.nullable(v.object({ who: v.picklist(['planner', 'member']), day: isoDay })),
  modifications: v.object({ made: count, /** The price of the next one. */ nextTwd: twd }),
  openOrders: v.array(productOrder),
});
export const tailorMadeList = endpoint('GET', 'v1/product/tailor-made', {
  ...signedIn,
  summary: 'List tailor-made requests',
  description:
    "Returns the member's requests, newest first, each with its stage and when it reached each stage, what is due and when, and what has to be paid.",
  data: v.object({ requests: v.array(tailorMadeRequest) }),
});
export const moveTailorMade = endpoint('POST', 'v1/admin/tailor-made', {
  tag,
  access: 'staff',
  idempotent: true,
  summary: 'Move tailor-made request',
  description:
    'Moves a request to its next stage and notifies the member. Creates an order for the consulting fee (a new one if the last has expired), for every modification after the second, and for the contract once its price is set. Paying the fee or that price moves the request on. `stage` and `modifications` are those that the employee saw. If a colleague has moved the request in the meantime, this request fails with us0008 and changes nothing.',
  body: v.object({
    requestNumber: v.pipe(v.string(), v.maxLength(20)),
    action: v.picklist(['advance', 'modification']),
    /** Where the request was when this was decided, and how many modifications it had. */
    stage: v.picklist(tailorMadeStages),
    modifications: count,
    /** The price of the journey, when the contract begins; without it the member pays in another way. */
    amountTwd: v.optional(v.pipe(twd, v.minValue(1), v.maxValue(10_000_000))),
    reason,
  }),
  data: v.object({ stage: v.picklist(tailorMadeStages), order: v.nullable(productOrder) }),
  errors: [
    ...tokenErrors,
    'accessDenied',
    'orderNotFound',
    'orderClosed',
    'stateChanged',
    'tooManyAttempts',
    ...idempotencyErrors,
  ],
});
